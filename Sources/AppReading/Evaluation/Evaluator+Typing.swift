import SwiftParsing

/// The values that people type into the fields of a view.
extension Evaluator {
  /// Whether a value is what people type into a field of the view itself, `TextEditor(text: $note)`: at first it is empty.
  func isTyped(_ value: Expression, _ scope: Scope) -> Bool {
    guard let type = scope.type else { return false }
    switch value.kind {
    // A name of a closure's parameter may be that of a property, too.
    case .name(let name) where scope.names[name] != nil: return false
    case .name, .member: break
    default: return false
    }
    let name = source(value.range, scope).split(separator: " ").joined()
    return typedNames(in: type).contains(name.withoutSelf)
  }

  /// What the fields of a type are bound to, `note` and `model.note`.
  private func typedNames(in type: String) -> Set<String> {
    let members = index.types[type]?.members.values.joined().map(\.self) ?? []
    for member in members { index.seen.note(member.place) }
    if let known = typedNames[type] { return known }
    var found: Set<String> = []
    for member in members {
      let source = index.sources[Int(member.file)]
      let range = member.declaration.range
      let bytes = Array(source.bytes[Int(range.start)..<min(Int(range.end), source.bytes.count)])
      found.formUnion(FieldBindings(bytes).names)
    }
    typedNames[type] = found
    return found
  }
}

/// What the fields in some source are bound to.
private struct FieldBindings {
  /// The names behind `$`, without `self.`.
  private(set) var names: Set<String> = []

  private let tokens: [String]
  private static let fields: Set<String> = ["TextEditor", "TextField", "SecureField", "searchable"]

  init(_ bytes: [UInt8]) {
    tokens = SwiftParser.tokenPlaces(of: bytes).map { token in
      String(decoding: bytes[Int(token.range.start)..<Int(token.range.end)], as: UTF8.self)
    }
    for number in tokens.indices.dropLast()
    where Self.fields.contains(tokens[number]) && tokens[number + 1] == "(" {
      readArguments(from: number + 2)
    }
  }

  private mutating func readArguments(from first: Int) {
    var depth = 1
    var number = first
    while number < tokens.count, depth > 0 {
      switch tokens[number] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "text" where depth == 1 && tokens.dropFirst(number + 1).first == ":":
        let value = tokens[(number + 2)...].prefix { ![",", ")"].contains($0) }.joined()
        let path = value.withoutSelf
        if path.hasPrefix("$") { names.insert(String(path.dropFirst())) }
      default: break
      }
      number += 1
    }
  }
}

extension String {
  /// An expression as written, without `self.` before it.
  var withoutSelf: String { hasPrefix("self.") ? String(dropFirst(5)) : self }
}
