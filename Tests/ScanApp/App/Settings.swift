import SwiftUI

struct SettingsView: View {
  @Environment(Router.self) private var router
  @AppStorage("sorts") private var sorts = true

  var body: some View {
    Form {
      Toggle("Sort by date", isOn: $sorts)
      Button("About this app") { router.sheet = .about }
    }
    .navigationTitle("Settings")
  }
}

struct AddJarView: View {
  @State private var name = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name of the jar", text: $name)
      }
      .navigationTitle("New jar")
    }
  }
}

struct AboutView: View {
  var body: some View {
    Text("Made in a kitchen")
  }
}
