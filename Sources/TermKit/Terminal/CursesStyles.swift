import TermKitGraphics
import TermKitInput
private import CNcurses

/// The colours and attributes of cells for ncurses. Each combination is an ncurses cell without a character.
@MainActor struct CursesStyles {
  private let terminalDepth: ColorDepth
  private var quantizer: ColorQuantizer
  private var pairs: ColorPairTable
  private let pairLimit: Int
  private let colorMarks: CursesColorMarks?
  // The bits of a cell's elevation, and of its link if the terminal gets links.
  private let extraMask: Int32
  // Whether the terminal cannot combine underlining with colours (terminfo's `ncv`, as on the Linux console). ncurses would drop the
  // underline.
  private let reversesUnderlined: Bool
  // A cache with one place for each hash value; a new combination replaces the old one there.
  private var keys = Array(repeating: Key(), count: CursesStyles.places)
  private var cells = Array(repeating: cchar_t(), count: CursesStyles.places)
  private static let places = 512
  // The style looked up last. Adjacent cells often share their style.
  private var last: (key: Key, place: Int) = (Key(), 0)

  // The properties that determine a cell's style. `isUsed` is false in an empty place of the cache.
  private struct Key: Equatable {
    var foreground = Color.clear
    var background = Color.clear
    var attributes = TextAttributes()
    var minimumContrast = MinimumContrast.none
    // The elevation and the link, as in cells.
    var extra: Int32 = 0
    var isBlank = false
    var isUsed = false

    var place: Int {
      let colors = UInt64(Key.bits(foreground)) << 32 | UInt64(Key.bits(background))
      let salt =
        UInt64(attributes.rawValue) << 27 ^ UInt64(minimumContrast.rawValue) << 34
        ^ UInt64(UInt32(bitPattern: extra)) << 40 ^ (isBlank ? 1 << 39 : 0)
      return Int(((colors ^ salt) &* 0x9E37_79B9_7F4A_7C15) >> 55)
    }

    private static func bits(_ color: Color) -> UInt32 {
      UInt32(color.red) << 24 | UInt32(color.green) << 16 | UInt32(color.blue) << 8 | UInt32(color.alpha)
    }
  }

  /// Creates an empty cache for the terminal that ncurses has just opened. Reserve pairs before you use it.
  init(depth: ColorDepth, colorMarks: CursesColorMarks?) {
    terminalDepth = depth
    self.colorMarks = colorMarks
    extraMask = colorMarks?.sendsLinks == true ? -1 : 0xFF
    quantizer = ColorQuantizer(depth: depth)
    reversesUnderlined = depth != .none && Self.isKeptFromColors(Self.underlineBit)
    pairLimit = depth == .none ? 1 : max(1, Int(curses_pair_count()))
    pairs = ColorPairTable(capacity: 1)
  }

  /// Reserves pairs for twice the number of cells, and at least 32767.
  ///
  /// The table keeps no more, although ncurses would accept them: each pair costs memory, and most belong to a step of a fade.
  mutating func reserve(cellCount: Int) {
    pairs.capacity = min(pairLimit, max(32768, 2 * cellCount))
  }

  /// Limits the colours to a depth. Pairs on the screen keep their numbers.
  mutating func limitColors(to depth: ColorDepth) {
    let map = colorMap
    quantizer = ColorQuantizer(depth: depth, on: terminalDepth)
    colorMap = map
  }

  /// The map that every colour goes through. Pairs on the screen keep their numbers.
  var colorMap: ColorMap {
    get { quantizer.map }
    set {
      quantizer.map = newValue
      forgetPlaces()
    }
  }

  /// Returns the place where the style of a cell is kept now, or nil if no pairs are left until `forgetPairs` is called.
  mutating func place(for cell: Cell) -> Int? {
    let key = key(of: cell)
    if key == last.key { return last.place }
    let place = key.place
    if keys[place] != key {
      let rendition = quantizer.rendition(of: cell)
      guard let number = number(for: rendition, cell.extra & extraMask) else { return nil }
      keep(key, at: place, rendition: rendition, pair: number)
    }
    last = (key, place)
    return place
  }

  /// Returns the place of a cell's style. If no pairs are left, uses the closest pair.
  mutating func closestPlace(for cell: Cell) -> Int {
    if let place = place(for: cell) { return place }
    let rendition = quantizer.rendition(of: cell)
    let number = pairs.closest(to: Self.colors(rendition, 0)) { [quantizer] first, second in
      guard first != second else { return 0 }
      guard let first = quantizer.look(ofNumber: first), let second = quantizer.look(ofNumber: second) else { return 1 }
      return first.distance(to: second)
    }
    let key = key(of: cell)
    keep(key, at: key.place, rendition: rendition, pair: number)
    last = (key, key.place)
    return key.place
  }

  // Whether a cell is blank matters only without colours.
  private func key(of cell: Cell) -> Key {
    Key(
      foreground: cell.foreground, background: cell.background, attributes: cell.attributes,
      minimumContrast: cell.minimumContrast, extra: cell.extra & extraMask,
      isBlank: quantizer.depth == .none && cell.isBlank, isUsed: true)
  }

  /// Removes all pairs that are not in `used`.
  ///
  /// ncurses can only remove all pairs, and then repaints the screen. The repainting is prevented here, because the pairs on the screen are
  /// defined again as before.
  mutating func forgetPairs(except used: Set<Int32>) {
    pairs.keepOnly(used)
    reset_color_pairs()
    _ = clearok(curses_current_screen(), false)
    colorMarks?.removeAll()
    for (colors, number) in pairs.assignments { define(number, colors) }
    forgetPlaces()
  }

  private mutating func forgetPlaces() {
    for place in keys.indices { keys[place].isUsed = false }
    last.key.isUsed = false
  }

  @inline(never) private mutating func number(for rendition: Rendition, _ extra: Int32) -> Int32? {
    var colors = Self.colors(rendition, UInt16(truncatingIfNeeded: extra >> 8))
    let underline = rendition.attributes.underlineStyle
    if underline > 0, colorMarks?.sendsUnderlineStyles == true { colors.underline = underline }
    guard let assignment = pairs.assignment(for: colors) else { return nil }
    if assignment.isNew { define(assignment.number, colors) }
    return assignment.number
  }

  private func define(_ number: Int32, _ colors: ColorPairTable.Colors) {
    _ = init_extended_pair(number, colors.foreground, colors.background)
    colorMarks?.define(number, colors)
  }

  private mutating func keep(_ key: Key, at place: Int, rendition: Rendition, pair: Int32) {
    keys[place] = key
    cells[place] = curses_style(attributes(rendition.attributes), pair)
  }

  private static let underlineBit: Int32 = 2

  // The number is negative if all attributes work with colours.
  private static func isKeptFromColors(_ bit: Int32) -> Bool {
    let bits = curses_named_number("ncv")
    return bits > 0 && bits & bit != 0
  }

  private static func colors(_ rendition: Rendition, _ link: UInt16) -> ColorPairTable.Colors {
    ColorPairTable.Colors(foreground: rendition.foreground, background: rendition.background, link: link)
  }

  private func attributes(_ attributes: TextAttributes) -> attr_t {
    var result: attr_t = 0
    if attributes.contains(.bold) { result |= curses_bold }
    if attributes.contains(.dim) { result |= curses_dim }
    if attributes.contains(.italic) { result |= curses_italic }
    if attributes.contains(.underline) { result |= reversesUnderlined ? curses_reverse : curses_underline }
    if attributes.contains(.reverse) { result |= curses_reverse }
    return result
  }

  /// Appends one character to a row, in the style at a place.
  mutating func append(_ scalar: UInt32, marks: [UInt32] = [], place: Int, to row: inout CursesRow) {
    curses_put(&row.cells[row.count], &cells[place], scalar)
    for mark in marks where !curses_add_mark(&row.cells[row.count], mark) { break }
    row.count += 1
  }
}

/// A row of ncurses cells under construction.
struct CursesRow {
  fileprivate var cells: [cchar_t]
  fileprivate(set) var count = 0

  /// Creates an empty row with room for a number of columns.
  init(capacity: Int) {
    cells = Array(repeating: cchar_t(), count: max(1, capacity))
  }

  /// Creates a row from what ncurses is to show in a row of the screen.
  init(showing y: Int, width: Int) {
    self.init(capacity: width + 1)
    mvwin_wchnstr(curses_standard_screen(), Int32(y), 0, &cells, Int32(width))
    count = width
  }

  var pairs: [Int32] { cells[..<count].map { withUnsafePointer(to: $0) { curses_pair($0) } } }

  mutating func removeAll() {
    count = 0
  }

  mutating func repeatLast(times: Int) {
    if times == 0 { return }
    let last = cells[count - 1]
    for index in count..<count + times { cells[index] = last }
    count += times
  }

  /// Puts the cells into what ncurses is to show, starting at a column.
  func put(x: Int, y: Int) {
    cells.withUnsafeBufferPointer { cells in
      guard let first = cells.baseAddress else { return }
      _ = mvwadd_wchnstr(curses_standard_screen(), Int32(y), Int32(x), first, Int32(count))
    }
  }
}
