import Cookbook
import Scenes
import Testing

@Suite @MainActor struct FeatureTests {
  @Test("The demo shows everything that a manifest can express", arguments: Feature.allCases)
  func feature(_ feature: Feature) {
    let shown = Scene.cookbook.filter { feature.isShown(by: $0) }
    #expect(!shown.isEmpty, "no screen shows \(feature)")
  }

  @Test("The demo has four tabs and at least 24 screens")
  func size() {
    #expect(Scene.cookbook.count >= 24)
    for scene in Scene.cookbook {
      #expect(scene.tabs.map(\.title) == ["Recipes", "Search", "Shopping", "Settings"])
      #expect(scene.tabs.allSatisfy { $0.icon != nil })
    }
  }

  @Test("Every kind of block is used")
  func blocks() {
    let blocks = Scene.cookbook.flatMap(\.allPages).flatMap(\.allBlocks)
    let kinds = Set(blocks.map { DerivedTitle.caseName(of: $0) })
    #expect(
      kinds == [
        "section", "row", "text", "image", "button", "field", "searchField", "segmentedControl",
        "progress", "grid", "bubble", "map", "gap", "emptyState", "skeleton",
      ])
  }

  @Test(
    "Every accessory of a row is used",
    arguments: [
      Row.Accessory.none, .disclosure, .checkmark, .toggle(isOn: true), .toggle(isOn: false),
    ])
  func accessory(_ accessory: Row.Accessory) {
    let rows = Scene.cookbook.flatMap(\.allPages).flatMap(\.rows)
    #expect(rows.contains { $0.accessory == accessory })
  }

  @Test("Every role of a button and every style of a paragraph is used")
  func rolesAndStyles() {
    var roles: Set<ActionButton.Role> = []
    var styles: Set<Paragraph.Style> = []
    for block in Scene.cookbook.flatMap(\.allPages).flatMap(\.allBlocks) {
      switch block {
      case .button(let button): roles.insert(button.role)
      case .text(let paragraph): styles.insert(paragraph.style)
      default: break
      }
    }
    #expect(roles == Set(ActionButton.Role.allCases))
    #expect(styles == Set(Paragraph.Style.allCases))
  }

  @Test("A fraction lies between nothing and all, and a selection names an option")
  func ranges() {
    for block in Scene.cookbook.flatMap(\.allPages).flatMap(\.allBlocks) {
      switch block {
      case .progress(let bar): #expect((0...1).contains(bar.fraction))
      case .segmentedControl(let control):
        #expect(control.options.indices.contains(control.selection))
      default: break
      }
    }
  }

  @Test("No page but the licences is a skeleton")
  func skeletons() {
    let skeletons = Scene.cookbook.filter { $0.allPages.contains { $0.blocks == nil } }
    #expect(skeletons.map(\.id) == ["licenses"])
  }
}
