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
    let isSet = isSetByFunction(name, in: type, always: !isList) { value in
      isList ? value.contains("(") && !value.hasPrefix("[]") : value.makesValue
    }
    if isSet { return true }
    return remembersMatch(\.loadedStates, of: name, in: type) { bytes in
      guard bytes.includes(name + " = ") else { return false }
      let body = String(decoding: bytes, as: UTF8.self)
      let isWaiting = isList && body.includes("await ")
      if !isList,
        body.whenAppearing.contains(where: { line in
          line.givenValue(of: name).map { !$0.hasPrefix("nil") } ?? false
        })
      {
        return true
      }
      let lines = body.split(separator: "\n")
      let awaited = Set(lines.compactMap(\.awaitedName))
      return lines.contains { line in
        guard let value = line.givenValue(of: name) else { return false }
        if isWaiting && !value.hasPrefix("[]") || value.includes("await ") { return true }
        // `let found = try await load()`, and then `detail = found`
        let found = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return awaited.contains(found)
          && value.dropFirst(found.count).allSatisfy { " })".contains($0) }
      }
    }
  }

  /// Whether a function that a view calls when it appears, `.onAppear { countAll() }`, sets a state of its own.
  ///
  /// - Parameters:
  ///   - name: The name of the state.
  ///   - type: The full name of the view.
  ///   - always: Whether it must do so whenever it is called, and not under a condition.
  ///   - isMeant: Whether the state may be set to a value, as written.
  func isSetByFunction(
    _ name: String, in type: String, always: Bool, where isMeant: (String) -> Bool
  ) -> Bool {
    let given = valuesGivenWhenAppearing(in: type)[name] ?? []
    return given.contains { (!always || $0.isAlways) && isMeant($0.text) }
  }

  /// What the functions without parameters that a view calls when it appears set its states to, as written, by the name of
  /// the state.
  func valuesGivenWhenAppearing(in type: String) -> [String: [GivenValue]] {
    if let (known, uses) = givenValues[type] {
      index.seen.note(uses)
      return known
    }
    index.seen.begin()
    let lines = index.bodies(of: type).flatMap { String(decoding: $0, as: UTF8.self).whenAppearing }
    let functions = Set(lines.flatMap(\.calledNames)).sorted().flatMap {
      index.ownMembers($0, of: type)
    }.filter {
      $0.declaration.function?.parameters.isEmpty == true
    }
    var found: [String: [GivenValue]] = [:]
    for (name, value) in lines.flatMap(\.givenValues) {
      found[name, default: []].append(GivenValue(text: value, isAlways: value.includes("await ")))
    }
    for source in index.sources(of: functions) {
      let text = String(decoding: source, as: UTF8.self)
      for (lines, isAlways) in [(text.linesOfBody, true), (text.split(separator: "\n"), false)] {
        for (name, value) in lines.flatMap(\.givenValues) {
          let isAlways = isAlways || value.includes("await ")
          found[name, default: []].append(GivenValue(text: value, isAlways: isAlways))
        }
      }
    }
    givenValues[type] = (found, index.seen.end())
    return found
  }

  /// Whether any function or getter of a type matches; remembered with the files that it depends on.
  ///
  /// - Parameters:
  ///   - answers: The earlier answers.
  ///   - name: The name of the state.
  ///   - type: The full name of the type.
  ///   - bodies: The source of the members that may match; nil for that of all functions and getters.
  ///   - matches: Whether the source of a member does.
  func remembersMatch(
    _ answers: ReferenceWritableKeyPath<Evaluator, [StatePlace: (Bool, SeenFiles.Span)]>,
    of name: String, in type: String, among bodies: (() -> [ArraySlice<UInt8>])? = nil,
    _ matches: (ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    let place = StatePlace(type: type, property: name)
    if let (answer, uses) = self[keyPath: answers][place] {
      index.seen.note(uses)
      return answer
    }
    index.seen.begin()
    let answer = (bodies?() ?? index.bodies(of: type)).contains(where: matches)
    self[keyPath: answers][place] = (answer, index.seen.end())
    return answer
  }
}

/// What a state is set to.
struct GivenValue {
  /// The value as written.
  var text: String
  /// Whether it is set whenever the function runs, or waited for.
  var isAlways: Bool
}

extension Evaluator {
  /// Whether a condition is a state that the view around it makes true when it appears, as for an animation.
  func isSetWhenAppearing(_ condition: Expression, _ scope: Scope) -> Bool {
    guard case .name(let name) = condition.kind, let type = scope.type, isView(type) else {
      return false
    }
    return remembersMatch(\.appearingStates, of: name, in: type) { bytes in
      bytes.includes(name + " = ")
        && String(decoding: bytes, as: UTF8.self).whenAppearing.contains {
          $0.givenValue(of: name)?.hasPrefix("true") == true
        }
    }
  }
}

extension AppIndex {
  /// Whether a view sets a flag when a state changes, `.onChange(of: router.page) { _, page in isShown = page != nil }`.
  func sets(_ flag: StatePlace, onChangeOf state: StatePlace) -> Bool {
    guard !flag.property.contains(".") else { return false }
    let watched = state.property.lastComponent
    return bodies(of: flag.type).contains { bytes in
      let parts = String(decoding: bytes, as: UTF8.self).pieces(between: ".onChange(of: ")
      return parts.dropFirst().contains { part in
        let name = part.prefix { $0.isLetter || $0.isNumber || "._$".contains($0) }
        let body = part.prefix { $0 != "}" }
        return String(name).lastComponent == watched && body.includes(flag.property + " = ")
      }
    }
  }

  /// Whether a view gives a state of its own to a control that selects something, `selection: $kind`.
  func selects(_ state: StatePlace) -> Bool {
    bodies(of: state.type).contains { bytes in
      let parts = String(decoding: bytes, as: UTF8.self).pieces(between: "$" + state.property)
      return zip(parts, parts.dropFirst()).contains { before, after in
        let label = before.split { $0 == "(" || $0 == "," }.last ?? ""
        return label.lowercased().includes("select") && label.hasSuffix(": ")
          && after.first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? false
      }
    }
  }

  /// The source of the functions and getters of a type, in the order of the source.
  func bodies(of type: String) -> [ArraySlice<UInt8>] {
    sources(of: membersWithBodies(of: type))
  }

  /// The functions and getters of a type, in the order of the source.
  func membersWithBodies(of type: String) -> [Member] {
    let members = types[type]?.members.values.flatMap(\.self) ?? []
    let bodies = members.filter { member in
      switch member.declaration.kind {
      case .function: true
      case .variable(let variable): variable.getter != nil
      default: false
      }
    }
    return bodies.sorted { ($0.file, $0.place.offset) < ($1.file, $1.place.offset) }
  }

  /// The source of members, in the order of the source.
  func sources(of members: [Member]) -> [ArraySlice<UInt8>] {
    noting(members.sorted { ($0.file, $0.place.offset) < ($1.file, $1.place.offset) }).map {
      let range = $0.declaration.range
      return sources[Int($0.file)].bytes[Int(range.start)..<Int(range.end)]
    }
  }
}

extension ArraySlice<UInt8> {
  /// What the lines of the source set a property to.
  func values(givenTo name: String) -> [String] {
    guard includes(name + " = ") else { return [] }
    return String(decoding: self, as: UTF8.self).split(separator: "\n")
      .compactMap { $0.givenValue(of: name) }
  }
}

extension String {
  /// Whether it makes a value of a type, `Totals(count: 3)`.
  fileprivate var makesValue: Bool {
    let type = prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return type.first?.isUppercase == true && dropFirst(type.count).first == "("
  }

  /// The lines of a function's source that run whenever it is called: not those in a condition, a loop or a closure, and
  /// none after a `guard`.
  fileprivate var linesOfBody: [Substring] {
    var found: [Substring] = []
    var depth = 0
    for line in split(separator: "\n") {
      if depth == 1 {
        if line.drop(while: \.isWhitespace).hasPrefix("guard ") { break }
        if !line.contains("{") { found.append(line) }
      }
      // `func load() { items = store.items() }`
      if depth == 0, let open = line.firstIndex(of: "{") {
        let rest = line[line.index(after: open)...]
        if rest.drop(while: \.isWhitespace).hasPrefix("guard ") { break }
        if !rest.contains("{") { found.append(rest) }
      }
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
    }
    return found
  }

  /// The lines of source in what the modifiers run when a view appears, without what they do after an error.
  fileprivate var whenAppearing: [Substring] {
    var lines: [Substring] = []
    var depth = 0
    // The depth of the statements of a `catch`.
    var failing: Int?
    for line in split(separator: "\n") {
      var rest = line
      if depth == 0 {
        let begin = [".onAppear {", ".task {"].lazy.filter { line.includes($0) }
          .compactMap { line.ranges(of: $0).first }.first
        guard let begin else { continue }
        rest = line[begin.lowerBound...]
      }
      let isFailing = failing.map { depth >= $0 } ?? false
      if !isFailing { lines.append(rest) }
      depth = Swift.max(0, depth + rest.count { $0 == "{" } - rest.count { $0 == "}" })
      if rest.includes("catch {"), failing == nil { failing = depth }
      if let open = failing, depth < open { failing = nil }
    }
    return lines
  }
}

extension Substring {
  /// What a line of source sets a property to, `try await load()` of `self.pets = try await load()`; nil if it does not.
  func givenValue(of name: String) -> String? {
    guard includes(name + " = "), let found = range(of: name + " = ") else { return nil }
    let before = self[..<found.lowerBound]
    if before.hasSuffix("let ") || before.hasSuffix("var ") { return nil }
    let isName =
      before.hasSuffix("self.")
      || before.last.map { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." } ?? true
    return isName ? self[found.upperBound...].trimmed : nil
  }

  /// The names of properties that a line of source sets, each with what it gets.
  fileprivate var givenValues: [(name: String, value: String)] {
    ranges(of: " = ").compactMap { range in
      let before = self[..<range.lowerBound]
      let name = String(
        before.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
      return givenValue(of: name).map { (name, $0) }
    }
  }

  /// The names of the functions that a line of source calls without arguments, but for what a closure with parameters does
  /// later.
  fileprivate var calledNames: [String] {
    if ranges(of: "{").first.map({ self[$0.upperBound...].includes(" in ") }) == true { return [] }
    return ranges(of: "()").compactMap { range in
      let before = self[..<range.lowerBound]
      let name = String(
        before.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
      let rest = before.dropLast(name.count)
      let isOwn = rest.last != "." || rest.hasSuffix("self.")
      return name.first?.isLowercase == true && isOwn ? name : nil
    }
  }

  /// The name in `let name = try await load()`, also with a type; nil for other lines.
  fileprivate var awaitedName: Substring? {
    let code = drop(while: \.isWhitespace)
    guard code.hasPrefix("let "), code.includes("await ") else { return nil }
    let name = code.dropFirst(4).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : name
  }

  /// The range of a text; nil if it is not there.
  private func range(of text: String) -> Range<Index>? {
    ranges(of: text).first
  }

  private var trimmed: String {
    String(reversed().drop(while: \.isWhitespace).reversed())
  }
}
