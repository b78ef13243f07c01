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

/// The member, their plan and their storage.
struct AccountPage: PageDescribing {
  let member: Member
  let book: RecipeBook

  var page: Page {
    Page("Account") {
      ListSection {
        Row(member.name, subtitle: member.email, icon: "person.crop.circle")
      }
      ListSection("Plan", footer: "Renews on \(member.renewal).") {
        Row("Subscription", value: member.plan)
        Row("Recipes", value: "\(book[.thisWeek].count + book[.saved].count)")
      }
      ProgressBar(
        member.usage, label: "\(member.usedGigabytes) of \(Int(member.totalGigabytes)) GB used")
      ActionButton("Sign out", role: .secondary)
      ActionButton("Delete account", role: .destructive)
    }
  }
}

/// The user of the app.
struct Member: Sendable {
  let name: String
  let email: String
  let plan: String
  let renewal: String
  let usedGigabytes: Double
  let totalGigabytes: Double

  /// How full the member's storage is, from 0 to 1.
  var usage: Double { usedGigabytes / totalGigabytes }
}

extension Member {
  static let nora = Member(
    name: "Nora Lindqvist", email: "nora@lindqvist.example", plan: "Cookbook Plus",
    renewal: "12 March", usedGigabytes: 1.2, totalGigabytes: 5)
}

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

/// The choice of the app's appearance, mainly for the kitchen.
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
