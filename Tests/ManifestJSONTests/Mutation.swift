import SceneSamples
import Scenes
import TestSupport

@testable import ManifestJSON

/// Changes one value or name somewhere in a manifest.
enum Mutation {
  /// What takes the place of a value: something of every type, at and beyond every bound.
  private static let values = [
    "null", "true", "false", "0", "1", "-1", "0.5", "1.5", "1.0", "2e0", "6", "7", "60", "61",
    "10000", "10000.5", "10001", "1e400", "123456789012345678901234567890", "\"\"", "\"x\"",
    "\"none\"", "\"large\"", "\"Home\"", "\"normal\"", "\"body\"", "[]", "{}", "[null]", "[\"x\"]",
    "[{}]", "{\"row\":{\"title\":\"x\"}}", "[{\"gap\":{}}]", "[{\"title\":\"x\"}]",
    "{\"x\":[1,{\"y\":null}]}",
  ]

  /// Names that an object has, or not.
  private static let names = ["x", "title", "icon", "blocks", "row", "style", "label", "text"]

  private static let mark = "\u{7}"

  private static let tabs = [TabItem("Home", icon: "house"), TabItem("Two")]

  private static let sample: JSONNode = {
    var page = Page(
      "Title", titleDisplay: .inline, background: .plain, leading: [BarButton("Back")],
      trailing: [BarButton("More", icon: "ellipsis", isProminent: true, leadsTo: "a")],
      blocks: SampleBlocks.all)
    page.code = ".title"
    let scene = Scene(
      id: "a", tabs: tabs, tabBar: [1, 0], selectedTab: 1, pages: [page],
      layers: [Layer(style: .mediumSheet, pages: [Page("Sheet")])],
      confirmation: ConfirmationCard(
        title: "Sure?", message: "Quite?", choices: [.init("Yes", role: .destructive)]),
      link: "app://a")
    return .object([
      .init(name: "version", value: .integer(1)),
      .init(name: "app", value: .string("Samples")),
      .init(name: "tabs", value: .array(tabs.map(\.json))),
      .init(name: "screens", value: .array([scene.json])),
    ])
  }()

  /// A document that is changed in one place.
  static func document(using generator: inout SeededGenerator) -> String {
    var place = Int.random(in: 0..<count(sample), using: &generator)
    let change = Change.allCases.randomElement(using: &generator) ?? .replace
    let name = names.randomElement(using: &generator) ?? "x"
    let text = changed(sample, at: &place, change, name).text(indentation: 0)
    let value = values.randomElement(using: &generator) ?? "null"
    return text.replacing(JSONNode.literal(mark), with: value)
  }

  private enum Change: CaseIterable {
    case replace, remove, rename, add
  }

  private static func count(_ node: JSONNode) -> Int {
    switch node {
    case .array(let nodes): nodes.reduce(1) { $0 + count($1) }
    case .object(let members): members.reduce(1) { $0 + count($1.value) }
    default: 1
    }
  }

  /// The tree with the node changed that is so many nodes away, in the order of the text.
  private static func changed(
    _ node: JSONNode, at place: inout Int, _ change: Change, _ name: String
  ) -> JSONNode {
    place -= 1
    if place == -1 { return changed(node, change, name) }
    switch node {
    case .array(let nodes):
      return .array(nodes.map { changed($0, at: &place, change, name) })
    case .object(let members):
      return .object(
        members.map { member in
          .init(name: member.name, value: changed(member.value, at: &place, change, name))
        })
    default: return node
    }
  }

  private static func changed(_ node: JSONNode, _ change: Change, _ name: String) -> JSONNode {
    guard case .object(var members) = node, !members.isEmpty else { return .string(mark) }
    switch change {
    case .replace: return .string(mark)
    case .remove: members.removeFirst()
    case .rename: members[0].name = members.contains { $0.name == name } ? "y" : name
    case .add:
      members.removeAll { $0.name == name }
      members.append(.init(name: name, value: .string(mark)))
    }
    return .object(members)
  }
}
