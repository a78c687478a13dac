package import TermKit

/// Images that several suites use.
package enum SampleImage {
  /// Three by three cells, each with another letter.
  package static let letters = Image("abc\ndef\nghi")
  /// A box whose corners, edges and centre differ.
  package static let box = Image("┌─┐\n│·│\n└─┘").resizableImage(
    withCapInsets: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
  /// A red disc with a green bar across it.
  package static let disc = Image(size: Size(width: 6, height: 3)) { canvas in
    canvas.fill(Path(ovalIn: .init(x: 0, y: 0, width: 6, height: 3)), with: .scarlet)
    canvas.fill(Path(rect: .init(x: 2, y: 1, width: 2, height: 1)), with: .leaf)
  }
}
