import SwiftParsing
import Testing

@testable import AppReading

/// Views as indented lines, for tests to compare: `Button "Save" action` with its modifiers as `.name(…)`.
struct Outline {
  private(set) var text = ""
  private let index: AppIndex

  init(_ views: [ViewNode], _ index: AppIndex) {
    self.index = index
    for view in views { add(view, depth: 0) }
    if text.hasSuffix("\n") { text.removeLast() }
  }

  private mutating func line(_ depth: Int, _ words: [String]) {
    text +=
      String(repeating: "  ", count: depth) + words.filter { !$0.isEmpty }.joined(separator: " ")
      + "\n"
  }

  private mutating func add(_ node: ViewNode, depth: Int) {
    // A choice only has the state that decides it.
    let arguments = node.kind == .choice ? [] : node.arguments
    line(depth, [Self.name(node.kind)] + arguments.map(Self.text))
    for content in node.contents { add(content, of: node.kind, depth: depth + 1) }
    for modifier in node.modifiers {
      line(depth + 1, ["." + modifier.name] + modifier.arguments.map(Self.text))
      for content in modifier.contents { add(content, of: node.kind, depth: depth + 2) }
    }
  }

  private mutating func add(_ content: ViewNode.Content, of kind: ViewNode.Kind, depth: Int) {
    var depth = depth
    if let label = content.label {
      line(depth, [label + ":"])
      depth += 1
    }
    for view in content.views { add(view, depth: depth) }
  }

  private static func name(_ kind: ViewNode.Kind) -> String {
    switch kind {
    case .framework(let name): name
    case .own(let name): "<\(name)>"
    case .group: "group"
    case .choice: "choice"
    case .loop: "loop"
    case .unknown(let name): "unknown(\(name))"
    }
  }

  static func text(_ value: LabelledValue) -> String {
    (value.label.map { $0 + ": " } ?? "") + text(value.value)
  }

  static func text(_ value: Value) -> String {
    switch value {
    case .text(let text):
      "\""
        + text.parts.map {
          switch $0 {
          case .known(let known): known
          case .hole(let source): "‹\(source)›"
          case .either(let condition, let first, let second): "\(condition) ? \(first) : \(second)"
          }
        }.joined() + "\""
    case .boolean(let boolean): String(boolean)
    case .number(let number): number
    case .enumCase(let value):
      (value.type ?? "") + "." + value.name
        + (value.payload.isEmpty ? "" : "(" + value.payload.map(text).joined(separator: ", ") + ")")
    case .closure: "action"
    case .object(let object): object.type + (object.isOptional ? "?" : "")
    case .array(let elements): "[" + elements.map(text).joined(separator: ", ") + "]"
    case .tuple(let elements): "(" + elements.map(text).joined(separator: ", ") + ")"
    case .binding(let place, let value): "$\(place.type).\(place.property)=\(text(value))"
    case .views(let views): "views(\(views.count))"
    case .type(let type): type + ".self"
    case .keyPath(let path): "\\" + path
    case .nothing: "nil"
    case .unknown(let source, let place):
      "?\(source)" + (place.map { "@\($0.type).\($0.property)" } ?? "")
    }
  }
}

/// An app of a few sources, for tests.
struct SmallApp {
  let index: AppIndex
  let evaluator: Evaluator

  init(_ sources: String..., texts: [String: String] = [:], settings: ScanSettings = ScanSettings())
  {
    index = AppIndex(
      sources.enumerated().map { number, text in
        let (bytes, file) = SwiftParser.parse(Array(text.utf8))
        return AppSource(path: "File\(number).swift", bytes: bytes, file: file)
      })
    evaluator = Evaluator(index: index, texts: AppTexts(texts: texts), settings: settings)
  }

  /// What is drawn of a view of the app.
  func reading(of type: String) throws -> PageReading {
    let node = try #require(evaluator.view(ofType: type, arguments: []))
    return PageMaker(evaluation: evaluator) { [index] in index.text($0) }.reading(of: node)
  }

  /// The outline of a view of the app.
  func outline(_ type: String, _ arguments: [LabelledValue] = []) -> String {
    guard let node = evaluator.view(ofType: type, arguments: arguments) else { return "nothing" }
    return Outline(node.contents.flatMap(\.views), index).text
  }
}
