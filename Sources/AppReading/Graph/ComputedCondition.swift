import SwiftParsing

/// A condition under which an app begins with a page, where it is written as a Boolean that a view or its model
/// computes: `session != nil` for `auth.isLoggedIn`.
struct ComputedCondition {
  /// The condition as written in the Boolean, or as it was given.
  private(set) var text: String
  /// Whether it holds where the one that was given does.
  private(set) var holds = true
  /// The full name of the type whose states the text names.
  private(set) var owner: String

  /// The Booleans, each computed from the next one, that are followed at most.
  private static let deepest = 3

  /// Looks for what a condition means.
  ///
  /// - Parameters:
  ///   - text: The condition as written.
  ///   - owner: The full name of the view that has it.
  ///   - index: The app's declarations.
  init(_ text: String, in owner: String, _ index: AppIndex) {
    self.text = text
    self.owner = owner
    for _ in 0..<Self.deepest { guard replace(index) else { break } }
    guard self.text.joinedConditions == nil else { return }
    // Whether a case is another one is asked as whether it is this one, and one with a payload, `if case .home = page`, too.
    if let sign = self.text.firstRange(of: " != .") {
      self.text.replaceSubrange(sign, with: " == .")
      holds.toggle()
    } else if let sign = self.text.firstRange(of: " is .") {
      self.text.replaceSubrange(sign, with: " == .")
    }
  }

  private mutating func replace(_ index: AppIndex) -> Bool {
    let isNegated = text.hasPrefix("!")
    guard let getter = index.getter(of: isNegated ? String(text.dropFirst()) : text, in: owner),
      getter.body.count == 1, let meaning = getter.body[0].resultExpression?.asCondition
    else { return false }
    text = index.sources[Int(getter.file)].text(meaning.range).withoutSelf
    owner = getter.owner
    if isNegated { holds.toggle() }
    return true
  }
}

extension AppIndex {
  /// The statements of a computed property of a type, `isOpen`, or of a model that it has, `session.isOpen`, with the full
  /// name of the type that has it; nil for other names.
  func getter(of name: String, in owner: String) -> (body: [Statement], owner: String, file: Int32)?
  {
    let names = name.split(separator: ".").map(String.init)
    guard names.count <= 2, let name = names.last, names.allSatisfy(\.isName) else { return nil }
    var type = owner
    if names.count == 2 {
      guard
        let model = self.type(of: StatePlace(type: owner, property: names[0]))?.valueName
          .flatMap({ resolve($0, from: owner) })
      else { return nil }
      type = model
    }
    guard let member = ownMembers(name, of: type).first,
      case .variable(let variable) = member.declaration.kind, let getter = variable.getter
    else { return nil }
    return (getter, type, member.file)
  }
}

extension Expression {
  /// The expression, if it only compares one state with nothing, a case or a literal, or is one, or joins several of these;
  /// nil for others.
  fileprivate var asCondition: Expression? {
    switch kind {
    case .binary(let left, "&&", let right), .binary(let left, "||", let right):
      return left.asCondition != nil && right.asCondition != nil ? self : nil
    case .binary(let left, let sign, let right):
      guard left.isState else { return nil }
      switch right.kind {
      case .member(nil, _): return sign == "==" ? self : nil
      case .nothing: return sign == "==" || sign == "!=" ? self : nil
      case .number, .string, .prefix("-", _): return self
      default: return nil
      }
    case .prefix("!", let inner): return inner.isState ? self : nil
    default: return isState ? self : nil
    }
  }

  /// Whether it is a state: a name, or a member of one.
  private var isState: Bool {
    switch kind {
    case .name: true
    case .member(let base, _): base?.isState == true
    default: false
    }
  }
}

extension String {
  fileprivate var isName: Bool { allSatisfy(\.isPartOfName) }
}
