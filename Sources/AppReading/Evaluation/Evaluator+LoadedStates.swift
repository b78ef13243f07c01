import SwiftParsing

extension Evaluator {
  /// Whether a view fills a state of its own with something that it waits for, `pets = try await service.pets()`, or sets
  /// it when it appears, so that its pages are drawn with it.
  ///
  /// - Parameters:
  ///   - name: The name of the state.
  ///   - type: The full name of the view.
  ///   - isList: Whether it is a list, which may also be made from what the same function has waited for.
  func isLoaded(_ name: String, in type: String, isList: Bool) -> Bool {
    known(\.loadedStates, of: name, in: type) { bytes in
      let body = String(decoding: bytes, as: UTF8.self)
      let isWaiting = isList && body.contains("await ")
      if !isList,
        body.whenAppearing.contains(where: { line in
          line.givenValue(of: name).map { !$0.hasPrefix("nil") } ?? false
        })
      {
        return true
      }
      return body.split(separator: "\n").contains { line in
        line.givenValue(of: name).map { isWaiting && !$0.hasPrefix("[]") || $0.contains("await ") }
          ?? false
      }
    }
  }

  /// Whether a state is in any function or getter of a type what is asked, found out once, with what the answer depends on.
  ///
  /// - Parameters:
  ///   - answers: The earlier answers.
  ///   - name: The name of the state.
  ///   - type: The full name of the type.
  ///   - isSo: Whether source is what is asked.
  func known(
    _ answers: ReferenceWritableKeyPath<Evaluator, [StatePlace: (Bool, SeenFiles.Span)]>,
    of name: String, in type: String, _ isSo: (ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    let place = StatePlace(type: type, property: name)
    if let (answer, uses) = self[keyPath: answers][place] {
      index.seen.note(uses)
      return answer
    }
    index.seen.begin()
    let answer = index.bodies(of: type).contains(where: isSo)
    self[keyPath: answers][place] = (answer, index.seen.end())
    return answer
  }
}

extension Evaluator {
  /// Whether a condition is a state that the view around it makes true when it appears, as for an animation.
  func isSetWhenAppearing(_ condition: Expression, _ scope: Scope) -> Bool {
    guard case .name(let name) = condition.kind, let type = scope.type, isView(type) else {
      return false
    }
    return known(\.appearingStates, of: name, in: type) { bytes in
      String(decoding: bytes, as: UTF8.self).whenAppearing.contains {
        $0.givenValue(of: name)?.hasPrefix("true") == true
      }
    }
  }
}

extension AppIndex {
  /// The source of the functions and getters of a type, in the order of the source.
  func bodies(of type: String) -> [ArraySlice<UInt8>] {
    let members = types[type]?.members.values.flatMap(\.self) ?? []
    let bodies = members.filter { member in
      switch member.declaration.kind {
      case .function: true
      case .variable(let variable): variable.getter != nil
      default: false
      }
    }
    return noting(bodies.sorted { ($0.file, $0.place.offset) < ($1.file, $1.place.offset) }).map {
      let range = $0.declaration.range
      return sources[Int($0.file)].bytes[Int(range.start)..<Int(range.end)]
    }
  }
}

extension String {
  /// The lines of source in what the modifiers run when a view appears.
  fileprivate var whenAppearing: [Substring] {
    var lines: [Substring] = []
    var depth = 0
    for line in split(separator: "\n") {
      let begins = depth == 0 && (line.contains(".onAppear {") || line.contains(".task {"))
      if begins || depth > 0 {
        lines.append(line)
        depth += line.count { $0 == "{" } - line.count { $0 == "}" }
        if depth < 0 { depth = 0 }
      }
    }
    return lines
  }
}

extension Substring {
  /// What a line of source sets a property to, `try await load()` of `self.pets = try await load()`; nil if it does not.
  fileprivate func givenValue(of name: String) -> String? {
    guard let found = range(of: name + " = ") else { return nil }
    let before = self[..<found.lowerBound]
    let isName =
      before.hasSuffix("self.")
      || before.last.map { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." } ?? true
    return isName ? self[found.upperBound...].trimmed : nil
  }

  /// The range of a text; nil if it is not there.
  private func range(of text: String) -> Range<Index>? {
    ranges(of: text).first
  }

  private var trimmed: String {
    String(reversed().drop(while: \.isWhitespace).reversed())
  }
}
