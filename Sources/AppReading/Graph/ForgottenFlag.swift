import SwiftParsing

/// Whether a view has a Boolean of its own that is false at first and that nothing sets, as where code was taken out.
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
    let members = index.types[flag.type]?.members.values.joined().map(\.self) ?? []
    return members.allSatisfy { member in
      if case .variable(let variable) = member.declaration.kind,
        variable.names.contains(flag.property)
      {
        return true
      }
      index.seen.note(member.place)
      return !index.sources[Int(member.file)].words(member.declaration.range).sets(flag.property)
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
