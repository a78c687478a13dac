import TermKit

/// Images: from files, drawn, in the tint or in their own colours, resized, animated, and as patterns (I1–I9).
final class ImagesPage: ExhibitViewController {
  override func addExhibits() {
    add(
      nil,
      StateGrid(
        [Text("Original", de: "Original", ja: "元の色"), Text("Template", de: "Vorlage", ja: "テンプレート")],
        rows: [modes, drawn], translations))
    add(
      nil,
      StateGrid(
        [
          Text("As it is", de: "Wie es ist", ja: "そのまま"), Text("Stretched", de: "Gestreckt", ja: "伸縮"),
          Text("Tiled", de: "Gekachelt", ja: "タイル"),
        ], rows: [resized], translations))
    add(
      Text(
        "A file with variants for terminals and for few rows",
        de: "Eine Datei mit Varianten für Terminals und für wenige Zeilen", ja: "端末や行数ごとの版があるファイル"),
      ImageView(image: Self.named("heart")).centered)
    add(Text("Moving", de: "Bewegt", ja: "動く画像"), ImageView(image: Self.named("spinner")).centered)
    let ground = Sized(View(), Size(width: 200, height: 2))
    ground.backgroundPattern = Image("╱╲", color: Color(white: 0.5), ascii: "/\\")
    add(Text("A pattern behind a view", de: "Ein Muster hinter einer Ansicht", ja: "背景の模様"), ground)
  }

  // The files in the folder Images, which the package embeds in the program.
  private static let catalog = Result { () throws(ImageCatalogError) in
    try ImageCatalog([
      "heart": PackageResources.heart_cells, "piece": PackageResources.piece_cells,
      "spinner": PackageResources.spinner_cells, "ticket": PackageResources.ticket_cells,
    ])
  }

  // Shows the error in the place of a missing image.
  private static func named(_ name: String) -> Image {
    do throws(ImageCatalogError) { return try Image(named: name, in: catalog.get()) } catch {
      return Image(error.description)
    }
  }

  private var modes: StateGrid.Row {
    let image = Self.named("piece")
    return StateGrid.Row(
      Text("Of a file", de: "Aus Datei", ja: "ファイル"),
      [ImageView(image: image), ImageView(image: image.withRenderingMode(.alwaysTemplate))])
  }

  private var drawn: StateGrid.Row {
    StateGrid.Row(
      Text("Drawn", de: "Gezeichnet", ja: "描画"),
      [ImageView(image: Self.target), ImageView(image: Self.target.withRenderingMode(.alwaysTemplate))])
  }

  private static let target = Image(size: Size(width: 14, height: 5)) { canvas in
    let frame = Path.Frame(x: 2, y: 0, width: 10, height: 5)
    canvas.fill(Path(ovalIn: frame), with: Exhibits.red)
    canvas.fill(Path(ovalIn: frame.inset(by: 2)), with: .white)
    canvas.fill(Path(ovalIn: frame.inset(by: 3.6)), with: Exhibits.red)
  }

  private var resized: StateGrid.Row {
    let size = Size(width: 12, height: 3)
    let caps = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let image = Image("╭┄╮\n┊·┊\n╰┄╯", color: Color(white: 0.4), ascii: "+-+\n|.|\n+-+")
    return StateGrid.Row(
      Text("Resizable", de: "Dehnbar", ja: "伸縮可"),
      [
        ImageView(image: image),
        Sized(ImageView(image: image.resizableImage(withCapInsets: caps, resizingMode: .stretch)), size),
        Sized(ImageView(image: Self.named("ticket")), Size(width: 12, height: 1)),
      ])
  }
}

/// A view with a size other than its natural one.
private final class Sized: View {
  private let view: View
  private let size: Size

  init(_ view: View, _ size: Size) {
    self.view = view
    self.size = size
    super.init()
    addSubview(view)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: min(size.width, self.size.width), height: self.size.height)
  }

  override func layoutSubviews() { view.frame = bounds }
}

extension ImageView {
  fileprivate var centered: ImageView {
    contentMode = .center
    return self
  }
}
