import Scenes

/// The root page of the Settings tab.
struct SettingsPage: PageDescribing {
  var page: Page {
    Page("Settings") {
      ListSection {
        Row("Account", subtitle: "Signed in", icon: "person.fill", leadsTo: .account)
      }
      ListSection("General") {
        Row("Notifications", accessory: .toggle(isOn: true))
        Row("Measurement units", value: "Metric", leadsTo: .measurementUnits)
        Row("Appearance", value: "System", leadsTo: .appearance)
      }
      ListSection("About") {
        Row("Licenses", leadsTo: .licenses)
        Row("Version", value: "2.4.1")
      }
    }
  }
}
