import Testing

@testable import Adoption

@Suite("The enums that a manifest is made of") struct AppEnumsTests {
  private func type(
    _ name: String, module: String = "App", isVisible: Bool = true,
    _ protocols: String = "Hashable CaseIterable Sendable"
  ) -> AppEnum {
    AppEnum(
      module: module, name: name, cases: [],
      conformances: Set(protocols.split(separator: " ").map { "Swift.\($0)" }),
      isVisible: isVisible)
  }

  private func message(_ types: [AppEnum], _ names: [AppEnums.Role: String] = [:]) -> String {
    do {
      let found = try AppEnums(among: types, named: names)
      return [found.tab, found.route, found.sheet].map { $0?.name ?? "-" }.joined(separator: " ")
    } catch {
      return "\(error)"
    }
  }

  @Test("Names decide what an enum is, unless an option does")
  func choice() {
    #expect(
      message([type("Main.Tab"), type("Destination"), type("AppSheet")])
        == "Main.Tab Destination AppSheet")
    #expect(message([type("Place"), type("AppSheet")], [.tab: "Place"]) == "Place - AppSheet")
    #expect(message([type("Place")], [.route: "App.Place"]) == "- Place -")
  }

  @Test("Unusable enums are refused in one sentence with a remedy")
  func refusals() {
    #expect(
      message([type("Order")])
        == "no enum name ends in Tab, Route, Destination or Sheet; "
        + "name the app's enums with '--tab', '--route' and '--sheet'")
    #expect(
      message([type("Place")], [.tab: "Plase"])
        == "'--tab': there is no enum 'Plase'; did you mean 'Place'?")
    #expect(
      message([type("ATab"), type("BTab", module: "Other")])
        == "several enums match: App.ATab, Other.BTab; choose one with '--tab'")
    #expect(
      message([type("AppTab", isVisible: false)])
        == "'AppTab' is not visible outside the module 'App'; make it 'public' or 'package'")
    #expect(
      message([type("AppTab", "Hashable")])
        == "'AppTab' does not conform to CaseIterable and Sendable, which the router needs; declare the conformance"
    )
  }
}

@Suite("Declarations of cases") struct CaseDeclarationTests {
  @Test(
    "A declaration is a name and what the case carries",
    arguments: [
      ("case plain", "plain", ""),
      ("case `default`", "default", ""),
      ("indirect case other(Int)", "other", "Int"),
      ("case book(id: Int)", "book", "id: Int"),
      ("case chapter(Int, of: String?)", "chapter", "Int; of: String?"),
      (
        "case map([String : Set<Int>], (x: Int, y: Int))", "map",
        "[String : Set<Int>]; (x: Int, y: Int)"
      ),
      ("case page(_: Int)", "page", "Int"),
      ("case limit(to: Int = 3)", "limit", "to: Int"),
    ])
  func parts(declaration: String, name: String, parameters: String) throws {
    let found = try #require(CaseDeclaration(declaration))
    #expect(found.name == name)
    let texts = found.parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.type }
    #expect(texts.joined(separator: "; ") == parameters)
  }

  @Test("Anything else is not a case", arguments: ["", "enum Route", "case ", "var case"])
  func noCase(text: String) {
    #expect(CaseDeclaration(text) == nil)
  }
}
