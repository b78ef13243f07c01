package import Scenes

/// A small app: two tabs, a page, sheets, a cover and a confirmation.
package enum Sample {
  package static let tabs = [TabItem("Books", icon: "book"), TabItem("Settings", icon: "gear")]

  package static let library = page("Books", ".library") {
    Row("Middlemarch", leadsTo: "book")
    Row("Missing", leadsTo: "nowhere")
  }
  package static let book = page("Middlemarch", ".book(id: 1)") {
    ActionButton("Read", leadsTo: "reader")
  }
  package static let edit = page("Edit", ".edit(1)") {}
  package static let note = page("Note", ".note(1)") {}
  package static let reader = page("Chapter 3", ".reader") {}
  package static let settings = page("Settings", ".settings") { Row("Books", leadsTo: "library") }

  package static let question = ConfirmationCard(
    title: "Delete?",
    choices: [.init("Delete", role: .destructive), .init("Cancel", role: .cancel)])

  package static let scenes = [
    scene("library"),
    scene("book", [book], link: "books://1?a=b&c"),
    scene("bookEdit", [book], [Layer(style: .largeSheet, pages: [edit])]),
    scene(
      "noteEdit", [book],
      [Layer(style: .largeSheet, pages: [edit]), Layer(style: .mediumSheet, pages: [note])]),
    scene("reader", [book], [Layer(style: .fullScreenCover, pages: [reader])]),
    scene("bookDelete", [book], confirmation: question),
    Scene(id: "settings", tabs: tabs, selectedTab: 1, pages: [settings]),
  ]

  package static func scene(
    _ id: String, _ pushed: [Page] = [], _ layers: [Layer] = [],
    confirmation: ConfirmationCard? = nil, link: String? = nil
  ) -> Scene {
    Scene(
      id: id, tabs: tabs, selectedTab: 0, pages: [library] + pushed, layers: layers,
      confirmation: confirmation, link: link)
  }

  private static func page(
    _ title: String, _ code: String, @BlockBuilder _ content: () -> [Block]
  ) -> Page {
    var page = Page(title, content: content)
    page.code = code
    return page
  }
}
