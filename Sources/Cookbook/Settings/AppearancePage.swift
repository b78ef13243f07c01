import Scenes

/// How the app looks, above all in the kitchen.
struct AppearancePage: PageDescribing {
  var page: Page {
    Page("Appearance") {
      SegmentedControl(["System", "Light", "Dark"])
      ListSection("While cooking", footer: "For floury fingers and a phone at the far end.") {
        Row("Larger text", accessory: .toggle(isOn: true))
        Row("Keep the display on", accessory: .toggle(isOn: true))
        Row("Read steps aloud", accessory: .toggle(isOn: false))
      }
      ListSection("App icon") {
        Row("Tomato", accessory: .checkmark)
        Row("Aubergine")
      }
    }
  }
}
