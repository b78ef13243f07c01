import SwiftParsing

/// A state with the raw value of a case, by which an app decides what it begins with: `name` of
/// `var page: Page { Page(rawValue: name) ?? .home }`.
struct RawState: Equatable {
  /// The name of the state's property.
  let property: String
  /// The raw values of the cases under which the page is shown.
  private let texts: Set<String>

  /// Finds the state that a property of a view computes its case from; nil for other properties.
  ///
  /// - Parameters:
  ///   - subject: The property, or `Page(rawValue: name)`, as written.
  ///   - names: The names of the cases.
  ///   - type: The full name of their enum; nil if it is not one of the app's.
  ///   - owner: The full name of the view.
  ///   - index: The app's declarations.
  init?(
    _ subject: String, _ names: [String], of type: String?, in owner: String, _ index: AppIndex
  ) {
    guard let cases = type.flatMap(index.enumCases),
      let state = Self.state(in: subject) ?? Self.state(of: subject, in: owner, index)
    else { return nil }
    property = state
    texts = Set(cases.filter { names.contains($0.name) }.compactMap(\.rawText))
  }

  private static func state(in subject: String) -> String? {
    guard let label = subject.firstRange(of: "(rawValue: ") else { return nil }
    let name = subject[label.upperBound...].prefix(while: \.isPartOfName)
    return name.isEmpty || name == "self" ? nil : String(name)
  }

  private static func state(of name: String, in owner: String, _ index: AppIndex) -> String? {
    guard
      case .variable(let variable)? = index.ownMembers(name, of: owner).first?.declaration.kind,
      let getter = variable.getter, getter.count == 1
    else { return nil }
    return getter[0].resultExpression?.rawState
  }

  /// Whether a raw value is that of one of the cases; nil if it is not known.
  func isCase(_ value: Value) -> Bool? {
    guard case .text(let text) = value, let plain = text.plain else { return nil }
    return texts.contains(plain)
  }
}

extension Expression {
  /// The name of the property whose raw value the expression makes a case of, `Page(rawValue: name) ?? .home`; nil for other
  /// expressions.
  fileprivate var rawState: String? {
    switch kind {
    case .binary(let made, "??", _): return made.rawState
    case .postfix(let made, "!"): return made.rawState
    case .call(let call):
      guard call.arguments.map(\.label) == ["rawValue"] else { return nil }
      return switch call.arguments[0].value.kind {
      case .name(let name): name
      case .member(let base?, let name): base.kind == .name("self") ? name : nil
      default: nil
      }
    default: return nil
    }
  }
}

extension EnumCaseRecord {
  /// The raw value of a case with texts as such; nil if it is none that is written as a text.
  fileprivate var rawText: String? {
    guard let rawValue else { return name }
    return if case .string(let literal) = rawValue.kind { literal.plainText } else { nil }
  }
}
