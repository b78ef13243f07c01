import SwiftParsing

// What the results of properties and functions are, as written.

extension CallExpression {
  /// Whether it gives the text that people see for a key: `String(localized: …)` and the like.
  var isLocalization: Bool {
    guard let name = callee.lastName, let first = arguments.first else { return false }
    switch name {
    case "String", "AttributedString": return first.label == "localized"
    case "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "NSLocalizedString":
      return first.label == nil
    default: return false
    }
  }
}

extension Expression {
  /// Whether a condition or a missing value decides between two values.
  var isChoice: Bool {
    switch kind {
    case .ternary, .binary(_, "??", _), .condition, .choice: true
    default: false
    }
  }

  /// Whether it is a call of a type with named parts.
  var makesInstance: Bool {
    guard case .call(let call) = kind, let name = call.callee.lastName else { return false }
    return name.first?.isUppercase == true && call.arguments.contains { $0.label != nil }
  }

  /// Whether it is an element of a list.
  var isElement: Bool { if case .subscripted = kind { true } else { false } }

  /// Whether it is a text with values inside.
  var hasInsertions: Bool {
    if case .string(let literal) = kind { !literal.insertions.isEmpty } else { false }
  }

  /// Whether it is a name alone, as of a local value that the statements before it change.
  var isName: Bool { if case .name = kind { true } else { false } }

  /// Whether it is what another property or function gives.
  var leadsOn: Bool {
    switch kind {
    case .call(let call): !call.isLocalization
    case .name, .member(.some, _): true
    default: false
    }
  }

  /// Whether a key says which of several texts it is.
  var isSelection: Bool {
    if case .call(let call) = kind { call.isLocalization } else { false }
  }
}
