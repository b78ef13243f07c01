import Scenes
import SwiftParsing

/// A condition under which an app begins with a page, such as that somebody is logged in.
struct RootCondition: Equatable {
  /// The condition as written, without a `!` before it.
  let text: String
  /// Whether it holds where the page is shown.
  let holds: Bool
  /// The full name of the view that has it.
  let owner: String
  /// The cases of an enum under which the page is shown, if a state of this type decides it.
  private(set) var branch: Branch?
  /// The names in the text, which every change of a state is compared with.
  private let words: [Substring]
  /// The full name of the type whose property the text is, as `Session` for `session.isOpen`; nil if that is not known.
  private(set) var subjectType: String?
  /// The conditions that are joined in the text, as they are where all of them hold or, after `||`, none does; empty if it is one.
  private var parts: [RootCondition] = []
  /// Whether they are like that where the page is shown.
  private var areMetTogether = true
  /// Whether a model computes it.
  private var isComputed = false
  /// The raw values of the cases, if the state has the raw value of one.
  private var raw: RawState?
  /// What it asks about a text, a list or a number, if it does.
  private let content: ContentCondition?

  /// A branch of a `switch`, or of an `if` that compares a state with a case.
  struct Branch: Equatable {
    /// The full name of the enum; nil if it is not one of the app's.
    let enumName: String?
    /// The names of its cases.
    let cases: [String]
    /// The full name of the view in the branch.
    let view: String?
  }

  private init(_ text: String, holds: Bool, in owner: String) {
    let isNegated = text.hasPrefix("!") || text.hasSuffix("== nil") || text.hasSuffix("== false")
    self.text =
      text.hasPrefix("!") && text.joinedConditions == nil ? String(text.dropFirst()) : text
    self.owner = owner
    self.holds = isNegated ? !holds : holds
    words = text.conditionNames
    content = ContentCondition(self.text)
  }

  /// The conditions of a branch.
  ///
  /// - Parameters:
  ///   - branch: The branch.
  ///   - choice: The condition with all of its branches.
  ///   - view: The full name of the view in the branch.
  ///   - owner: The full name of the view that has the condition.
  ///   - index: Has the source of the choice.
  static func conditions(
    of branch: ViewNode.Content, in choice: ViewNode, showing view: String?, owner: String,
    _ index: AppIndex
  ) -> [RootCondition] {
    guard let label = branch.label else { return [] }
    if label == "default" { return otherCases(of: choice, showing: view, owner: owner, index) }
    if label == "else" {
      let others = choice.contents.compactMap(\.label).filter { $0 != "else" }
      return others.map { RootCondition($0, holds: false, in: owner, index) }
        + (otherCases(than: others, showing: view, owner: owner, index).map { [$0] } ?? [])
    }
    if label.hasPrefix(".") {
      guard let subject = subject(of: choice, index) else { return [] }
      var condition = RootCondition("\(subject) == \(label)", holds: true, in: owner)
      condition.branch = Branch(
        enumName: choice.switchedEnum, cases: CaseBranches.caseNames(in: label), view: view)
      condition.raw = RawState(
        subject, CaseBranches.caseNames(in: label), of: choice.switchedEnum, in: owner, index)
      return [condition] + computed(CaseBranches.caseNames(in: label), subject, owner, index)
    }
    if label == "true" || label == "false" {
      return subject(of: choice, index)
        .map { [RootCondition($0, holds: label == "true", in: owner, index)] } ?? []
    }
    var condition = RootCondition(label, holds: true, in: owner, index)
    let meant = ComputedCondition(label, in: owner, index)
    if let (type, name) = comparedCase(in: meant.text, owner: meant.owner, index), meant.holds {
      condition.branch = Branch(enumName: type, cases: [name], view: view)
    }
    return [condition]
  }

  /// The conditions of the branches of an `if` before one of them, which are not met where its page is shown.
  ///
  /// The branch that is drawn comes first in a choice, whatever the order in the source.
  static func earlier(
    than branch: ViewNode.Content, in choice: ViewNode, owner: String, _ index: AppIndex
  ) -> [RootCondition] {
    guard branch.label != "else", let start = branch.views.first?.place.offset else { return [] }
    return choice.contents.compactMap { other in
      guard let label = other.label, label != "else", !label.hasPrefix("."),
        let place = other.views.first?.place, place.offset < start,
        !label.isInstead(of: branch.label)
      else { return nil }
      return RootCondition(label, holds: false, in: owner, index)
    }
  }

  /// The conditions under which a property that is computed has a case; none for several cases or other properties.
  private static func computed(
    _ cases: [String], _ subject: String, _ owner: String, _ index: AppIndex
  ) -> [RootCondition] {
    guard cases.count == 1, let computed = ComputedCases(subject, in: owner, index) else {
      return []
    }
    return (computed.clauses[cases[0]] ?? []).map {
      RootCondition($0.text, holds: $0.holds, in: computed.owner, index)
    }
  }

  /// The enum and the case in `page == .home` and `Page(rawValue: page) == .home`; nil for other conditions.
  private static func comparedCase(
    in label: String, owner: String, _ index: AppIndex
  ) -> (type: String, name: String)? {
    guard let sign = label.ranges(of: " == .").first else { return nil }
    let (subject, name) = (String(label[..<sign.lowerBound]), String(label[sign.upperBound...]))
    guard !subject.contains(" ") || subject.includes("(rawValue: "),
      name.allSatisfy(\.isPartOfName)
    else { return nil }
    let type =
      subject.ranges(of: "(rawValue").first
      .flatMap { index.resolve(String(subject[..<$0.lowerBound]), from: owner) }
      ?? index.enumName(of: StatePlace(type: owner, property: subject))
    return type.flatMap { index.enumCase(name, of: $0) == nil ? nil : ($0, name) }
  }

  /// The conditions under which no other branch of a `switch` is taken.
  private static func otherCases(
    of choice: ViewNode, showing view: String?, owner: String, _ index: AppIndex
  ) -> [RootCondition] {
    guard let subject = subject(of: choice, index) else { return [] }
    let type = choice.switchedEnum
    var conditions: [RootCondition] = []
    var others = type.flatMap(index.caseNames) ?? []
    for label in choice.contents.compactMap(\.label) where label.hasPrefix(".") {
      let cases = CaseBranches.caseNames(in: label)
      others.removeAll(where: cases.contains)
      var condition = RootCondition("\(subject) == \(label)", holds: false, in: owner)
      condition.branch = Branch(enumName: type, cases: cases, view: nil)
      condition.raw = RawState(subject, cases, of: type, in: owner, index)
      conditions.append(condition)
    }
    guard !others.isEmpty else { return conditions }
    var condition = RootCondition("\(subject) == default", holds: true, in: owner)
    condition.branch = Branch(enumName: type, cases: others, view: view)
    return conditions + [condition]
  }

  /// The cases that are left for `else` where all other branches are for cases of one enum.
  private static func otherCases(
    than labels: [String], showing view: String?, owner: String, _ index: AppIndex
  ) -> RootCondition? {
    let known = labels.compactMap { comparedCase(in: $0, owner: owner, index) }
    guard known.count == labels.count, let type = known.first?.type,
      known.allSatisfy({ $0.type == type }), let all = index.caseNames(of: type)
    else { return nil }
    let names = Set(known.map(\.name))
    var condition = RootCondition("else", holds: true, in: owner)
    condition.branch = Branch(
      enumName: type, cases: all.filter { !names.contains($0) }, view: view)
    return condition
  }

  /// A condition with the type whose property it is.
  private init(_ text: String, holds: Bool, in owner: String, _ index: AppIndex) {
    let meant = ComputedCondition(text, in: owner, index)
    self.init(meant.text, holds: meant.holds == holds, in: owner)
    if let (texts, isEither) = meant.text.joinedConditions {
      parts = texts.map { text in
        // The names in a Boolean that a model computes are the model's.
        let inner = ComputedCondition(text, in: meant.owner, index)
        var part = RootCondition(inner.text, holds: inner.holds != isEither, in: owner, index)
        if inner.owner != owner, index.types[inner.owner]?.keyword == .objectClass {
          part.subjectType = part.subjectType ?? inner.owner
        }
        return part
      }
      areMetTogether = (meant.holds == holds) != isEither
      isComputed = meant.owner != owner
      return
    }
    if let (type, name) = Self.comparedCase(in: meant.text, owner: meant.owner, index),
      let sign = meant.text.firstRange(of: " == .")
    {
      let subject = String(meant.text[..<sign.lowerBound])
      raw = RawState(subject, [name], of: type, in: meant.owner, index)
    }
    let subject = content?.subject ?? text
    let names = subject.drop { $0 == "!" }.split(separator: ".").map(String.init)
    if meant.owner != owner || names.count == 1,
      index.types[meant.owner]?.keyword == .objectClass
    {
      subjectType = meant.owner
      return
    }
    guard names.count == 2, names.joined().allSatisfy(\.isPartOfName),
      let type = index.type(of: StatePlace(type: owner, property: names[0]))?.valueName,
      let model = index.resolve(type, from: owner),
      index.types[model]?.keyword == .objectClass,
      !index.ownMembers(names[1], of: model).isEmpty
    else { return }
    subjectType = model
  }

  /// What a `switch` decides by, as written.
  static func subject(of choice: ViewNode, _ index: AppIndex) -> String? {
    // A coordinator chooses among its roots without one.
    if case .binding(let state, _)? = choice.argument(ViewNode.switchLabel),
      index.isCoordinator(state.type)
    {
      return state.property
    }
    let file = Int(choice.place.file)
    guard index.sources.indices.contains(file) else { return nil }
    index.seen.note(bytesOf: choice.place.file)
    let bytes = index.sources[file].bytes.dropFirst(Int(choice.place.offset)).prefix(200)
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("switch "), let brace = text.firstIndex(of: "{"),
      let end = text[..<brace].lastIndex(where: { !$0.isWhitespace })
    else { return nil }
    return String(text[...end].dropFirst("switch ".count))
  }

  /// Whether the condition comes to hold where the page is shown when a state gets a value; nil if it is not about it.
  ///
  /// - Parameter isOwned: Whether the state is stored in a model of its own; another one may have the same name.
  func isMet(by value: Value, of state: StatePlace, isOwned: Bool) -> Bool? {
    let name = AppIndex.lastComponent(state.property)
    // The state of a reducer is about its own feature, so that the enum must be the same.
    if state.type.hasSuffix(".State") {
      guard case .enumCase(let value) = value, let branch, branch.enumName == value.type else {
        return nil
      }
      return branch.cases.contains(value.name) == holds
    }
    if !parts.isEmpty {
      let answers = parts.compactMap { $0.isMet(by: value, of: state, isOwned: isOwned) }
      if answers.contains(false) {
        // That a Boolean of a model does not hold any more says nothing if it need not have held before.
        return areMetTogether ? false : isComputed ? nil : true
      }
      // That something is over, `isLoading = false`, says little beside the other parts.
      if value == .boolean(false), name.saysWork { return nil }
      // The parts that are about other states may not be met.
      return areMetTogether && !answers.isEmpty ? true : nil
    }
    if let raw, raw.property == name { return raw.isCase(value).map { $0 == holds } }
    guard words.contains(Substring(name)) else { return nil }
    if let subjectType, subjectType != state.type, isOwned { return nil }
    if let content, content.property == name {
      return content.holds(for: value).map { $0 == holds }
    }
    switch value {
    case .boolean(let flag): return isAboutNil ? nil : flag == holds
    case .nothing: return isAboutNil ? !holds : nil
    case .enumCase(let value):
      if let branch { return branch.cases.contains(value.name) == holds }
      guard text.comparedSubject != nil else { return nil }
      return (words.last == Substring(value.name)) == holds
    default: return isAboutNil ? holds : nil
    }
  }

  /// Whether it and another one never hold together: one for a Boolean and one against it, or those for two cases.
  func excludes(_ other: Self) -> Bool {
    guard owner == other.owner else { return false }
    // `isReady && !isNew` and `!isReady`
    if areMetTogether, parts.contains(where: { $0.excludes(other) }) { return true }
    if other.areMetTogether, other.parts.contains(where: excludes) { return true }
    if text == other.text { return holds != other.holds }
    guard holds, other.holds, let subject = text.comparedSubject else { return false }
    return subject == other.text.comparedSubject
  }

  private var isAboutNil: Bool { text.hasPrefix("let ") || text.hasSuffix("= nil") }
}

extension String {
  /// Whether the name of a Boolean says that the app is at work, `isSending`.
  fileprivate var saysWork: Bool {
    let words = DerivedTitle.words(in: self).map { $0.lowercased() }
    return words.contains(where: Self.work.contains)
  }

  private static let work: Set<String> = [
    "authenticating", "busy", "checking", "connecting", "fetching", "loading", "logging",
    "processing", "refreshing", "registering", "saving", "sending", "signing", "submitting",
    "syncing", "verifying",
  ]
}
