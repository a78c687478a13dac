import Foundation

/// An object of the catalogue, with the facts that its page shows.
struct CelestialObject {
  let name: String
  let catalogNumber: String
  let constellation: String
  let kind: String
  let distance: String
  let note: String
  let scene: SkyScene

  static let all = [
    CelestialObject(
      name: "Whirlpool", catalogNumber: "M51", constellation: "Canes Venatici", kind: "Spiral galaxy",
      distance: "28 million light-years", note: "Its small companion pulls the arms into shape.",
      scene: .galaxy(
        Galaxy(
          arms: 2, winding: 2.4, tilt: 0.35, angle: 0.3, core: 1, seed: 51, companion: (x: 0.86, y: -0.62, size: 0.09)))
    ),
    CelestialObject(
      name: "Crab", catalogNumber: "M1", constellation: "Taurus", kind: "Supernova remnant",
      distance: "6,500 light-years", note: "Astronomers in China saw the star explode in 1054.", scene: .remnant),
    CelestialObject(
      name: "Andromeda", catalogNumber: "M31", constellation: "Andromeda", kind: "Spiral galaxy",
      distance: "2.5 million light-years", note: "The nearest large galaxy, on its way to us.",
      scene: .galaxy(Galaxy(arms: 2, winding: 3.4, tilt: 1.22, angle: -0.6, core: 1.1, seed: 31))),
    CelestialObject(
      name: "Sombrero", catalogNumber: "M104", constellation: "Virgo", kind: "Galaxy, edge-on",
      distance: "31 million light-years", note: "A lane of dust is the brim of the hat.", scene: .edgeOnGalaxy),
    CelestialObject(
      name: "Ring", catalogNumber: "M57", constellation: "Lyra", kind: "Planetary nebula",
      distance: "2,600 light-years", note: "A star like the Sun, at the end of its life.", scene: .ring),
    CelestialObject(
      name: "NGC 1300", catalogNumber: "NGC 1300", constellation: "Eridanus", kind: "Barred spiral galaxy",
      distance: "61 million light-years", note: "The arms begin at the ends of a bar of stars.",
      scene: .galaxy(Galaxy(arms: 2, winding: 1.5, tilt: 0.6, angle: 0.35, core: 0.8, bar: 0.42, seed: 1300))),
  ]
}
