import Scenes
import Testing

@Suite struct SceneTests {
  private func scene(pages: [String], layers: [[String]] = []) -> Scene {
    Scene(
      id: "scene", tabs: [TabItem("Home")], selectedTab: 0, pages: pages.map { Page($0) },
      layers: layers.map { Layer(style: .largeSheet, pages: $0.map { Page($0) }) })
  }

  @Test("The top page is the last of the highest layer, else of the tab")
  func topPage() {
    #expect(scene(pages: ["Root"]).topPage?.title == "Root")
    #expect(scene(pages: ["Root", "Detail"]).topPage?.title == "Detail")
    let layered = scene(pages: ["Root"], layers: [["Edit", "Unit"], ["Above"]])
    #expect(layered.topPage?.title == "Above")
  }

  @Test("A sheet of any height is a sheet and a cover is not")
  func styles() {
    #expect(Layer.Style.allCases.filter(\.isSheet) == [.mediumSheet, .largeSheet])
  }
}
