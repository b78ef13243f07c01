import Scenes

/// The choice of the units in which recipes are shown.
struct MeasurementUnitsPage: PageDescribing {
  var page: Page {
    Page("Measurement Units") {
      ListSection(footer: "Recipes keep their own units; only what you see is converted.") {
        Row("Metric", subtitle: "Grams, millilitres, °C", accessory: .checkmark)
        Row("Imperial", subtitle: "Ounces, pints, °F")
        Row("US cups", subtitle: "Cups, spoons, °F")
      }
    }
  }
}
