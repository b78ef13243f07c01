import SwiftParsing

// What an app shows to somebody who has not used it before.

extension AppRoots.Root {
  /// Its conditions, and those of the branches before it, which are not met.
  var allConditions: [RootCondition] { conditions + decisions.flatMap(\.earlier) }

  /// Whether its conditions are met by what their states begin with, as far as that is known, beside a given state.
  func isMetAtFirst(beside state: StatePlace, _ index: AppIndex) -> Bool {
    let answers = allConditions.compactMap { $0.isMetAtFirst(beside: state, index) }
    return !answers.isEmpty && answers.allSatisfy(\.self)
  }
}

extension RootCondition {
  /// Whether the condition is met by what its state begins with; nil if that is not known, and for a given state.
  func isMetAtFirst(beside other: StatePlace, _ index: AppIndex) -> Bool? {
    let names = text.prefix { $0 != " " }.split(separator: ".").map(String.init)
    guard let name = names.last, name.allSatisfy(\.isPartOfName) else { return nil }
    let state = StatePlace(type: names.count == 1 ? owner : subjectType ?? "", property: name)
    guard state != other, index.property(of: state.type, storedLike: other) != name,
      let member = index.ownMembers(name, of: state.type).first,
      case .variable(let variable) = member.declaration.kind, variable.getter == nil,
      !variable.isConstant
    else { return nil }
    let value: Value
    switch (variable.value?.kind, variable.type) {
    case (.boolean(let flag)?, _): value = .boolean(flag)
    case (.nothing?, _), (nil, .optional?): value = .nothing
    default: return nil
    }
    return isMet(by: value, of: state, isOwned: true)
  }
}

extension StatePlace {
  /// Whether the state says whether somebody is logged in.
  var isAboutLogIn: Bool {
    let name = property.lastComponent.lowercased()
    return ["login", "logged", "signin", "signed", "auth", "session", "user", "token"]
      .contains(where: name.includes)
  }
}
