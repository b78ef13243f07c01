/// Default values for the types of associated values.
package struct Fixture {
  /// For each enum of the app, a case without associated values.
  let plainCases: [String: String]

  private static let numbers: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double",
    "Float",
  ]

  /// The types of Foundation that have a default value.
  private static let foundation = [
    "UUID": "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))",
    "URL": "URL(filePath: \"/example\")",
    "Date": "Date(timeIntervalSince1970: 0)",
    "Data": "Data()",
  ]

  /// The code of a case with values for all associated values; nil if one cannot be guessed.
  func code(of declaration: CaseDeclaration) -> String? {
    guard !declaration.parameters.isEmpty else { return ".\(declaration.name)" }
    var arguments: [String] = []
    for parameter in declaration.parameters {
      guard let value = value(of: parameter.type) else { return nil }
      arguments.append(parameter.label.map { "\($0): \(value)" } ?? value)
    }
    return ".\(declaration.name)(\(arguments.joined(separator: ", ")))"
  }

  /// Whether the code of a case uses a type of Foundation.
  func needsFoundation(_ declaration: CaseDeclaration) -> Bool {
    declaration.parameters.contains { Self.foundation[Self.plain($0.type)] != nil }
  }

  private func value(of type: String) -> String? {
    let type = Self.plain(type)
    if type.hasSuffix("?") || type.hasPrefix("Optional<") { return "nil" }
    if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
    if type.hasPrefix("Set<") || type.hasPrefix("Array<") { return "[]" }
    if Self.numbers.contains(type) { return "1" }
    switch type {
    case "String", "Substring": return "\"example\""
    case "Character": return "\"a\""
    case "Bool": return "true"
    default: return Self.foundation[type] ?? plainCases[type].map { ".\($0)" }
    }
  }

  /// A type without the name of a standard module.
  private static func plain(_ type: String) -> String {
    for module in ["Swift.", "Foundation.", "FoundationEssentials."] where type.hasPrefix(module) {
      return String(type.dropFirst(module.count))
    }
    return type
  }
}

extension Fixture {
  /// Creates a fixture for the enums of an app.
  package init(of enums: [AppEnum]) {
    plainCases = enums.reduce(into: [:]) { cases, candidate in
      guard candidate.isVisible, cases[candidate.name] == nil,
        let plain = candidate.cases.first(where: \.parameters.isEmpty)
      else { return }
      cases[candidate.name] = plain.name
    }
  }
}
