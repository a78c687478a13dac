import TermKit

/// The system's look.
struct PlainTheme: ShipTheme {
  let paper = Color.white
  let row = Color.white
  let hairline = Color(white: 0.82)
  let mainText = Color.black
  let quietText = Color(white: 0.45)
  let accent = Color.systemBlue
  let barStyle = BarStyle.default
  let door = Color(white: 0.8)
  let doorFrame = Color(white: 0.45)
}

/// Brushed steel, the skin of the talk.
struct MetalTheme: ShipTheme {
  let artwork: Artwork
  let paper = Color(red: 46, green: 51, blue: 58)
  let row = Color(red: 58, green: 64, blue: 72)
  let hairline = Color(red: 76, green: 83, blue: 92)
  let mainText = Color(red: 236, green: 240, blue: 245)
  let quietText = Color(red: 169, green: 178, blue: 188)
  let accent = Color(red: 90, green: 200, blue: 250)
  let barStyle = BarStyle.black
  let barText: Color? = .white
  let selectedSegmentText: Color? = Color(red: 28, green: 32, blue: 38)
  let segmentText: Color? = Color(red: 214, green: 220, blue: 227)
  let buttonText: Color? = .white
  let quietButtonText: Color? = Color(red: 132, green: 140, blue: 150)
  let switchedOn: Color? = Color(red: 62, green: 142, blue: 90)
  let switchThumb: Color? = Color(red: 214, green: 220, blue: 227)
  let door = Color(red: 125, green: 134, blue: 144)
  let doorFrame = Color(red: 169, green: 178, blue: 188)

  func image(_ part: ArtworkPart, for state: ControlState) -> Image? {
    artwork.image(part.rawValue, of: "metal", for: state)
  }
}

/// Stitched leather on linen, the skin of Find My Friends.
struct LeatherTheme: ShipTheme {
  let artwork: Artwork
  let paper = Color(red: 239, green: 228, blue: 204)
  let row = Color(red: 250, green: 243, blue: 228)
  let hairline = Color(red: 214, green: 198, blue: 166)
  let mainText = Color(red: 66, green: 38, blue: 18)
  let quietText = Color(red: 132, green: 98, blue: 62)
  let accent = Color(red: 150, green: 82, blue: 30)
  let barStyle = BarStyle.black
  let barText: Color? = Color(red: 250, green: 236, blue: 208)
  let selectedSegmentText: Color? = Color(red: 250, green: 236, blue: 208)
  let segmentText: Color? = Color(red: 250, green: 236, blue: 208)
  let buttonText: Color? = Color(red: 250, green: 236, blue: 208)
  let quietButtonText: Color? = Color(red: 150, green: 124, blue: 90)
  let switchedOn: Color? = Color(red: 94, green: 107, blue: 47)
  let switchThumb: Color? = Color(red: 250, green: 243, blue: 228)
  let door = Color(red: 107, green: 63, blue: 34)
  let doorFrame = Color(red: 66, green: 38, blue: 18)

  func image(_ part: ArtworkPart, for state: ControlState) -> Image? {
    artwork.image(part.rawValue, of: "leather", for: state)
  }
}
