import SwiftParsing
import Testing

@testable import Adoption

@Suite("Enums that a manifest cannot see") struct HiddenEnumsTests {
  private func enums(_ code: String, route: String? = nil, exclude: String? = nil) -> HiddenEnums {
    var options = AppEnums.Options()
    options.named = route.map { [.route: [$0]] } ?? [:]
    options.excluded = exclude.map { [$0] } ?? []
    let file = SwiftParser.parse(Array(code.utf8)).file
    return HiddenEnums(in: [("App.swift", file)], options: options)
  }

  @Test(
    "The narrowest access of an enum and what contains it counts",
    arguments: [
      ("enum AppRoute {}", "internal"), ("private enum AppRoute {}", "fileprivate"),
      ("fileprivate enum AppRoute {}", "fileprivate"),
      ("public struct A { enum AppRoute {} }", "internal"),
      ("struct A { public enum AppRoute {} }", "internal"),
      ("public struct A { private enum AppRoute {} }", "private"),
      ("public func a() { enum AppRoute {} }", "declared in a function"),
      ("public struct A { init() { enum AppRoute {} } }", "declared in a function"),
    ])
  func hidden(code: String, access: String) {
    let enums = enums(code)
    #expect(enums.visible.isEmpty)
    #expect(enums.hidden.first?.reason.hasPrefix("it is \(access) in App.swift; ") == true)
    let error = #expect(throws: AdoptionError.self) { try enums.requireVisible() }
    #expect(error == .unusableEnums(enums.hidden))
  }

  @Test(
    "A visible enum is enough, and other enums don't count",
    arguments: [
      "public enum AppRoute {}", "package enum AppRoute {}",
      "public struct A {}\nextension A { public enum AppRoute {} }",
      "public enum AppRoute {}\nprivate enum AppSheet {}", "enum Colour {}", "",
    ])
  func visible(code: String) throws {
    try enums(code).requireVisible()
  }

  @Test("Options name enums with other names, and exclude some")
  func options() throws {
    let code = "public enum AppRoute {}\nenum Place {}"
    try enums(code).requireVisible()
    #expect(throws: AdoptionError.self) { try enums(code, route: "Place").requireVisible() }
    try enums("enum AppRoute {}", exclude: "AppRoute").requireVisible()
  }
}
