import Navigation
import Scenes
import Testing

@testable import Wireframes

@Suite("The accessible tree") struct AccessibleTreeTests {
  private func lines(_ scene: Scene, on device: Device = .phone) -> [String] {
    AccessibleTree(scene, on: device).elements.flatMap { $0.lines() }
  }

  @Test("A pushed page is read from the bar to the tabs, below the facts about it")
  func pushedPage() {
    #expect(
      AccessibleTree(SampleScenes.scene()).text == """
        screen    detail
        tab       Recipes (1 of 3)
        stack     Recipes › Shakshuka
        link      cookbook://recipes/shakshuka

        navigation bar
          button "Recipes", back
          heading 1 "Shakshuka"
          button "More"
        content
          heading 2 "Ingredients"
          text "Eggs", value "6"
          toggle "Oven, hot", value "on"
          button "Start cooking"
        tab bar
          tab "Recipes", 1 of 3, selected
          tab "Search", 2 of 3
          tab "Settings", 3 of 3

        """)
  }

  @Test("A large title is read after the buttons of the bar, and a hidden one is not")
  func titles() {
    let page = { (display: Page.TitleDisplay) in
      Page("Home", titleDisplay: display, trailing: [BarButton("New")], blocks: [])
    }
    let bar = { (display: Page.TitleDisplay) in
      Array(lines(SampleScenes.scene(pages: [page(display)])).prefix { $0 != "tab bar" })
    }
    let large = ["navigation bar", #"  button "New""#, #"  heading 1 "Home""#]
    #expect(bar(.automatic) == large)
    #expect(bar(.large) == large)
    #expect(bar(.inline) == ["navigation bar", #"  heading 1 "Home""#, #"  button "New""#])
    #expect(bar(.hidden) == ["navigation bar", #"  button "New""#])
  }

  @Test("A layer hides what is below it", arguments: Layer.Style.allCases)
  func layer(style: Layer.Style) {
    let scene = SampleScenes.scene(layers: [
      Layer(style: .largeSheet, pages: [Page("Hidden")]),
      Layer(style: style, pages: [SampleScenes.edit]),
    ])
    #expect(
      lines(scene) == [
        "navigation bar", #"  button "Cancel""#, #"  heading 1 "Edit""#, #"  button "Save""#,
        "content", #"  text "Name", value "Shakshuka""#,
      ])
  }

  @Test("A dialog hides everything else, and its cancel button is the last one")
  func dialog() {
    var card = SampleScenes.delete
    card.choices.reverse()
    let scene = SampleScenes.scene(
      layers: [Layer(style: .largeSheet, pages: [SampleScenes.edit])], confirmation: card)
    #expect(
      lines(scene) == [
        "dialog", #"  heading 1 "Delete?""#, #"  text "It is gone then.""#,
        #"  button "Delete""#, #"  button "Cancel""#,
      ])
  }

  @Test("An alert reads its fields, hides passwords, and has the buttons in their drawn order")
  func alert() {
    let card = ConfirmationCard(
      title: "Log in", choices: [.init("OK"), .init("Cancel", role: .cancel)], style: .alert,
      fields: [.init("Name", text: "ada"), .init("Password", text: "abc", isSecure: true)])
    #expect(
      lines(SampleScenes.scene(confirmation: card)) == [
        "alert", #"  heading 1 "Log in""#, #"  text field "Name", value "ada""#,
        #"  secure field "Password", value "•••""#, #"  button "Cancel""#, #"  button "OK""#,
      ])
  }

  @Test("An open menu hides everything else")
  func menu() {
    var page = Page(
      "Home",
      trailing: [BarButton("Sort", menu: [MenuItem("Name", isChecked: true), MenuItem("Date")])],
      blocks: [])
    page.states = [.menu("Sort")]
    #expect(
      lines(SampleScenes.scene(pages: [page])) == [
        "menu", #"  menu item "Name", selected"#, #"  menu item "Date""#,
      ])
  }

  @Test("A page is read as its states show it")
  func states() {
    var page = Page("Pies") { Row("Apple pie") }
    let content = { (state: PageState?) in
      page.states = state.map { [$0] } ?? []
      let lines = lines(SampleScenes.scene(pages: [page]))
      return Array(lines.drop { $0 != "content" }.dropFirst().prefix { $0 != "tab bar" })
    }
    #expect(content(nil) == [#"  text "Apple pie""#])
    #expect(content(.loading) == [#"  progress "Loading""#])
    #expect(content(.empty) == [#"  text "No Pies""#])
    #expect(content(.failed) == [#"  text "Cannot Load Pies""#, #"  button "Retry""#])
    #expect(
      content(.searching("ap")) == [
        #"  search field "Search", value "ap""#, #"  button "Cancel""#, #"  text "Apple pie""#,
      ])
  }

  @Test("A page without a description says so")
  func skeleton() {
    let scene = SampleScenes.scene(layers: [Layer(style: .largeSheet, pages: [Page("Log in")])])
    #expect(
      lines(scene) == [
        "navigation bar", #"  heading 1 "Log in""#, "content", "  (not described)",
      ])
  }

  @Test("A wide display reads its columns from the leading edge")
  func columns() throws {
    var scene = SampleScenes.scene(pages: [
      Page("Recipes") { Row("Pie", leadsTo: "pie") }, Page("Pie") { Paragraph("Sweet.") },
    ])
    scene.columns = SplitView(columns: 2)
    let window = Wireframe.Options(variant: try Variant(name: "mac-window")).device
    #expect(
      lines(scene, on: window) == [
        "sidebar", #"  tab "Recipes", 1 of 3, selected"#, #"  tab "Search", 2 of 3"#,
        #"  tab "Settings", 3 of 3"#,
        "navigation bar", #"  heading 1 "Recipes""#, "content", #"  button "Pie" → pie"#,
        "navigation bar", #"  heading 1 "Pie""#, "content", #"  text "Sweet.""#,
      ])
  }
}
