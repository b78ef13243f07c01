import CommandParsing
import Testing
import Wireframes

@testable import ScreensCLI

@Suite("Options of variants") struct VariantOptionsTests {
  private func names(_ words: String) throws -> [String] {
    try invocation("verify " + words).values.fill(VariantOptions.self).combinations().map(\.name)
  }

  @Test(
    "every combination is a variant, in the order of the axes",
    arguments: [
      ("", ["standard"]), ("--scheme dark", ["dark"]),
      ("--text-size l,ax3 --scheme light --scheme dark", ["standard", "ax3", "dark", "dark~ax3"]),
      ("--device phone-1*,phone-se", ["phone-16", "phone-se"]),
      ("--contrast increased --direction rtl", ["contrast~rtl"]),
      ("--device phone --device phone", ["standard"]),
      ("--orientation *", ["standard", "landscape"]),
      ("--locale de,source --scheme dark", ["dark~de", "dark"]),
      ("--locale ar,accented --direction ltr", ["ar~ltr", "accented"]),
      ("--locale *-length", ["double-length"]),
    ])
  func combinations(words: String, expected: [String]) throws {
    #expect(try names(words) == expected)
  }

  @Test(
    "an unknown value is refused",
    arguments: [
      "--device phone-17", "--locale german", "--locale de,", "--locale DE", "--text-size huge",
      "--contrast contrast", "--device x*",
    ])
  func unknown(words: String) {
    #expect(throws: UsageError.self) { try invocation("verify " + words) }
  }

  @Test("a pattern means languages of the app")
  func languages() throws {
    let options = try invocation("verify --locale *").values.fill(VariantOptions.self)
    #expect(try options.combinations(languages: ["ar", "de"]).map(\.name) == ["ar", "de"])
    let none = try invocation("verify --locale x*").values.fill(VariantOptions.self)
    #expect(throws: CommandError.self) { try none.combinations(languages: ["ar"]) }
  }

  @Test("a wrong set in the settings file is refused for every verb")
  func settings() {
    #expect(throws: UsageError.self) {
      try Configuration(parsing: Array(#"{"variants": {"ci": ["drak"]}}"#.utf8), path: "s.json")
    }
    #expect(throws: Never.self) {
      try Configuration(parsing: Array(#"{"variants": {"ci": ["dark"]}}"#.utf8), path: "s.json")
    }
  }
}
