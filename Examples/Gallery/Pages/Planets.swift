/// A planet, with a sentence about it.
struct Planet {
  let name: Text
  let text: Text
}

/// A group of planets.
struct PlanetGroup {
  let title: Text
  let planets: [Planet]

  static let all = [
    PlanetGroup(
      title: Text("Rocky planets", de: "Gesteinsplaneten", ja: "岩石惑星"),
      planets: [
        Planet(
          name: Text("Mercury", de: "Merkur", ja: "水星"),
          text: Text(
            "The smallest planet. A year takes 88 days.", de: "Der kleinste Planet. Ein Jahr dauert 88 Tage.",
            ja: "最も小さい惑星。一年は 88 日です。")),
        Planet(
          name: Text("Venus", de: "Venus", ja: "金星"),
          text: Text(
            "The hottest planet, under thick clouds.", de: "Der heißeste Planet, unter dichten Wolken.",
            ja: "最も熱い惑星。厚い雲に覆われています。")),
        Planet(
          name: Text("Earth", de: "Erde", ja: "地球"),
          text: Text(
            "The only place known to have terminals.", de: "Der einzige Ort, an dem es Terminals gibt.",
            ja: "端末があると知られている唯一の場所です。")),
        Planet(
          name: Text("Mars", de: "Mars", ja: "火星"),
          text: Text(
            "The red planet, with the highest volcano.", de: "Der rote Planet, mit dem höchsten Vulkan.",
            ja: "赤い惑星。最も高い火山があります。")),
      ]),
    PlanetGroup(
      title: Text("Giant planets", de: "Riesenplaneten", ja: "巨大惑星"),
      planets: [
        Planet(
          name: Text("Jupiter", de: "Jupiter", ja: "木星"),
          text: Text(
            "The largest planet. Its red spot is a storm.", de: "Der größte Planet. Sein roter Fleck ist ein Sturm.",
            ja: "最も大きい惑星。大赤斑は嵐です。")),
        Planet(
          name: Text("Saturn", de: "Saturn", ja: "土星"),
          text: Text(
            "The planet with the bright rings.", de: "Der Planet mit den hellen Ringen.", ja: "明るい環のある惑星です。")),
        Planet(
          name: Text("Uranus", de: "Uranus", ja: "天王星"),
          text: Text(
            "The planet that lies on its side.", de: "Der Planet, der auf der Seite liegt.", ja: "横倒しの惑星です。")),
        Planet(
          name: Text("Neptune", de: "Neptun", ja: "海王星"),
          text: Text(
            "The windiest planet, found by calculation.", de: "Der windigste Planet, durch Rechnung gefunden.",
            ja: "最も風の強い惑星。計算で見つかりました。")),
      ]),
  ]
}
