import SwiftParsing

/// Subjects of Combine, through which a model asks its views to show something: `let login = PassthroughSubject<Void, Never>()`.
///
/// What is sent is a new value of the property, and `onReceive(model.login)` watches it.
extension Evaluator {
  /// The property that an expression names if it is a subject; nil for other expressions.
  func subject(_ expression: Expression, _ scope: Scope) -> StatePlace? {
    switch expression.kind {
    case .name, .member: break
    default: return nil
    }
    guard let place = place(of: expression, scope) else { return nil }
    // A function may have the same name.
    let isSubject = index.members(place.property, of: place.type).contains { member in
      guard case .variable(let variable) = member.declaration.kind else { return false }
      return variable.type?.isSubject ?? variable.value?.makesSubject ?? false
    }
    return isSubject ? place : nil
  }
}

extension TypeSyntax {
  fileprivate var isSubject: Bool { name.map { Self.subjects.contains($0) } ?? false }

  fileprivate static let subjects: Set<String> = [
    "PassthroughSubject", "CurrentValueSubject", "Combine.PassthroughSubject",
    "Combine.CurrentValueSubject",
  ]
}

extension Expression {
  /// Whether it calls the initializer of a subject.
  fileprivate var makesSubject: Bool {
    guard case .call(let call) = kind, case .generic(let base, _) = call.callee.kind else {
      return false
    }
    return switch base.kind {
    case .name(let name): TypeSyntax.subjects.contains(name)
    case .member(let module?, let name):
      module.kind == .name("Combine") && TypeSyntax.subjects.contains(name)
    default: false
    }
  }
}
