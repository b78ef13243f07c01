import SwiftUI

struct Jar: Hashable, Identifiable {
  var id: Int
  var name: String
}

struct ShelvesView: View {
  @Environment(Router.self) private var router
  @State private var jars: [Jar] = []

  var body: some View {
    List {
      Section("Jars") {
        ForEach(jars) { jar in
          NavigationLink(value: AppRoute.jar(jar)) {
            Text(jar.name)
          }
        }
      }
      Section {
        Button("Show history") { router.open(.history) }
      }
    }
    .navigationTitle("pantry.title")
    .toolbar {
      Button("Add", systemImage: "plus") { router.sheet = .addJar }
    }
  }
}

struct JarView: View {
  let jar: Jar
  @State private var asksToDelete = false

  var body: some View {
    Form {
      LabeledContent("Name", value: jar.name)
      if jar.isOpen {
        Text("Opened")
      } else {
        Text("Closed")
      }
      Button("Delete", role: .destructive) { asksToDelete = true }
    }
    .navigationTitle("Jar")
    .alert("Delete this jar?", isPresented: $asksToDelete) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    }
  }
}

struct HistoryView: View {
  var body: some View {
    ContentUnavailableView("Nothing yet", systemImage: "clock")
      .navigationTitle("History")
  }
}
