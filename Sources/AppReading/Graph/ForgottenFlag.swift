import SwiftParsing

/// Whether a view has a Boolean of its own that is false at first and that nothing sets, or only code that nothing uses, as where
/// a part of a page was taken out.
struct ForgottenFlag {
  /// Whether that is so.
  private(set) var isForgotten = false
  private let index: AppIndex

  /// Looks for what sets a Boolean.
  ///
  /// - Parameters:
  ///   - flag: The Boolean by the type of its view.
  ///   - index: What is known of the app's types.
  init(_ flag: StatePlace, index: AppIndex) {
    self.index = index
    index.seen.begin()
    isForgotten = isOwn(flag) && isUnset(flag)
    index.seen.end(answering: .init(flag: flag, isForgotten: isForgotten))
  }

  private func isOwn(_ flag: StatePlace) -> Bool {
    guard let member = index.ownMembers(flag.property, of: flag.type).first,
      case .variable(let variable) = member.declaration.kind
    else { return false }
    let declaration = member.declaration
    return variable.value?.kind == .boolean(false)
      && declaration.attributes.contains { $0.name == "State" }
  }

  private func isUnset(_ flag: StatePlace) -> Bool {
    used(of: flag.type).allSatisfy { member in
      if case .variable(let variable) = member.declaration.kind,
        variable.names.contains(flag.property)
      {
        return true
      }
      return !words(of: member).sets(flag.property)
    }
  }

  /// The members of a type that other types may use, and those that these use in turn.
  private func used(of type: String) -> [AppIndex.Member] {
    guard let record = index.types[type] else { return [] }
    let members = Array(record.members.values.joined())
    for member in members { index.seen.note(member.place) }
    // A protocol of the app may have code that uses parts of a view.
    let isOnlyView = record.inherited.compactMap(\.name) == ["View"]
    func isOfOneType(_ member: AppIndex.Member) -> Bool {
      member.isPrivate || isOnlyView && member.isPartOfPage
    }
    var rest = members.filter(isOfOneType)
    var open = members.filter { !isOfOneType($0) }
    var found = open
    while !open.isEmpty {
      let names = open.reduce(into: Set<String>()) { $0.formUnion(words(of: $1)) }
      open = rest.filter { !$0.declaration.declaredNames.isDisjoint(with: names) }
      rest.removeAll { !$0.declaration.declaredNames.isDisjoint(with: names) }
      found += open
    }
    return found
  }

  private func words(of member: AppIndex.Member) -> [String] {
    index.sources[Int(member.file)].words(member.declaration.range)
  }
}

extension AppIndex.Member {
  /// Whether it is a private property or function.
  fileprivate var isPrivate: Bool {
    let access = Set(declaration.modifiers)
    return !declaration.declaredNames.isEmpty
      && !access.isDisjoint(with: ["private", "fileprivate"])
      && access.isDisjoint(with: ["override", "static"])
  }

  /// Whether it makes a part of a page.
  fileprivate var isPartOfPage: Bool {
    switch declaration.kind {
    case .variable(let variable):
      variable.names != ["body"] && Evaluator.isViewType(variable.type, declaration)
    case .function(let function):
      function.name != "body" && Evaluator.isViewType(function.result, declaration)
    default: false
    }
  }
}

extension Declaration {
  /// The names of a variable or a function.
  fileprivate var declaredNames: Set<String> {
    switch kind {
    case .variable(let variable): Set(variable.names)
    case .function(let function): [function.name]
    default: []
    }
  }
}

extension AppSource {
  /// The tokens of a range.
  fileprivate func words(_ range: ByteRange) -> [String] {
    let code = Array(bytes[Int(range.start)..<Int(range.end)])
    return SwiftParser.tokenPlaces(of: code).map { token in
      String(decoding: code[Int(token.range.start)..<Int(token.range.end)], as: UTF8.self)
    }
  }
}

extension [String] {
  /// Whether code sets a Boolean or gives it away, other than to what is shown while it is true.
  fileprivate func sets(_ flag: String) -> Bool {
    var number = 0
    while number < count {
      defer { number += 1 }
      switch self[number] {
      case flag:
        if word(number - 1) == "&" || word(number + 1) == "." && word(number + 2) == "toggle" {
          return true
        }
        if word(number + 1) == "=", word(number + 2) != "false" { return true }
      case "$\(flag)":
        guard word(number - 1) == ":", word(number - 2) == "isPresented" else { return true }
        // What is inside is shown while it is true.
        if word(number + 1) == ")", word(number + 2) == "{" { number = end(ofBrace: number + 2) }
      case "_\(flag)": return true
      default: break
      }
    }
    return false
  }

  private func word(_ number: Int) -> String? { indices.contains(number) ? self[number] : nil }

  /// The number of the brace that closes another.
  private func end(ofBrace start: Int) -> Int {
    var depth = 0
    for number in start..<count {
      if self[number] == "{" { depth += 1 }
      if self[number] == "}" { depth -= 1 }
      if depth == 0 { return number }
    }
    return count
  }
}
