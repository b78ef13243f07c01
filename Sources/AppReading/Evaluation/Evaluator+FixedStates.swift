import SwiftParsing

extension Evaluator {
  /// Whether no code of a view changes a state of its own, so that it keeps the value it is given,
  /// `EventList(kind: .all)` with `@State var kind: Kind`.
  func isFixed(_ name: String, of type: String) -> Bool {
    !remembersMatch(\.changedStates, of: name, in: type) { $0.changes(Array(name.utf8)) }
  }

  /// Whether anything in a type may change a variable of it, also an initializer or what runs when another variable changes.
  func isWritten(_ name: String, in type: String) -> Bool {
    let others = { [index] in
      let members = index.types[type]?.members ?? [:]
      return index.sources(of: members.filter { $0.key != name }.values.flatMap(\.self))
    }
    return remembersMatch(\.writtenVariables, of: name, in: type, among: others) {
      $0.changes(Array(name.utf8))
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether source may change a property, or gives it away as a binding.
  func changes(_ name: [UInt8]) -> Bool {
    var start = startIndex
    while start < endIndex {
      guard self[start].isWord else {
        start += 1
        continue
      }
      let end = self[start...].firstIndex { !$0.isWord } ?? endIndex
      if self[start..<end].elementsEqual(name) {
        let before = start > startIndex ? self[start - 1] : 0
        if before == UInt8(ascii: "$") || before == UInt8(ascii: "&") { return true }
        if isChanged(after: end) { return true }
      }
      start = end
    }
    return false
  }

  /// How often source sets a property to something that is not `false` or `nil`, or gives it away as a binding.
  func settings(of name: [UInt8]) -> Int {
    var (rest, count) = (self, 0)
    while let range = rest.firstRange(of: name) {
      let before = range.lowerBound > startIndex ? self[range.lowerBound - 1] : 0
      rest = self[range.upperBound...]
      guard !before.isWord, rest.first?.isWord != true else { continue }
      let after = rest.drop { $0 == UInt8(ascii: " ") }
      let value = after.starts(with: "= ".utf8) ? after.dropFirst(2) : nil
      let isReset = value.map { $0.starts(with: "false".utf8) || $0.starts(with: "nil".utf8) }
      if isReset == false || before == UInt8(ascii: "$") || before == UInt8(ascii: "&")
        || after.starts(with: ".toggle()".utf8)
      {
        count += 1
      }
    }
    return count
  }

  /// Whether what follows a name sets it or a part of it, or calls one of its methods, which may change it.
  private func isChanged(after end: Index) -> Bool {
    var position = end
    while position < endIndex {
      switch self[position] {
      case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): position += 1
      case UInt8(ascii: "["), UInt8(ascii: "("): return true
      case let byte where byte.isWord: position += 1
      default:
        let rest = self[position...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
          .prefix(3)
        let sign = rest.prefix { "=+-*/|&<>!".utf8.contains($0) }
        return sign.last == UInt8(ascii: "=")
          && !["==", "!=", "<=", ">=", "==="].contains(String(decoding: sign, as: UTF8.self))
      }
    }
    return false
  }
}

extension UInt8 {
  /// Whether the byte may be one of a name.
  var isWord: Bool {
    self >= 0x80 || self == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

extension AppIndex {
  /// Whether a view, or the view that has a Boolean, changes it or gives it away as a binding.
  ///
  /// That of a model, and one in the user's defaults, may be changed anywhere.
  func changes(_ state: StatePlace, in owner: String) -> Bool {
    if types[state.type]?.keyword == .objectClass { return true }
    let isStored = ownMembers(state.property, of: state.type).contains { member in
      member.declaration.attributes.contains { $0.name == "AppStorage" }
    }
    if isStored { return true }
    let name = Array(state.property.lastComponent.utf8)
    return Set([state.type, owner]).sorted().contains { type in
      bodies(of: type).contains { $0.changes(name) }
    }
  }
}
