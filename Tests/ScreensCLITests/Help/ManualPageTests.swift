import CommandParsing
import Testing

@testable import ScreensCLI

@Suite("Manual page") struct ManualPageTests {
  @Test("The page names every verb, every option and every example")
  func everything() {
    let page = ManualPage(.screens, tool: "shop").text
    for verb in CommandSet.names {
      #expect(page.contains(verb.replacing("-", with: #"\-"#)))
    }
    for option in CommandSet.screens.options {
      #expect(page.contains(option.usefulSpelling.dropFirst().replacing("-", with: #"\-"#)))
    }
    #expect(page.contains(#"shop verify \-\-shard 2/4"#))
    #expect(!page.contains("screens verify"))
  }
}
