import SwiftParsing

extension Evaluator {
  /// A choice whose first branch is drawn: the one that the page begins with, unless that only says that it loads.
  ///
  /// - Parameters:
  ///   - first: The number of the branch that the page begins with.
  ///   - rejected: The numbers of those that it does not begin with.
  func choice(
    _ branches: [(String, [ViewNode])], prefers first: Int?, insteadOf rejected: Set<Int> = [],
    _ place: SourcePlace
  ) -> ViewNode {
    var contents = branches.map { ViewNode.Content($0.0, $0.1) }
    var position = first ?? 0
    let isOfModel = branches.contains { $0.0.isOfModel }
    let hasControls = contents.contains { $0.views.contains(where: \.hasControls) }
    let full = contents.indices.filter {
      !Self.isTrivial(contents[$0].views) && !contents[$0].views.areWaiting
        // A logo is there until a model knows more.
        && !(isOfModel && hasControls && contents[$0].views.areLogo)
    }
    // A page that begins with a sign of progress has something later that it has not yet at first.
    let loads = first.map { !full.contains($0) } ?? false
    let rejected = loads ? rejected.filter { !branches[$0].0.hasPrefix("let ") } : rejected
    // What has failed is not what a page is there for.
    let calm = full.filter { !ViewNode.Content.isAboutFailure(branches[$0].0) }
    if first == nil, ViewNode.Content.isAboutFailure(branches[position].0) {
      position = calm.first { !rejected.contains($0) } ?? calm.first ?? position
    }
    // `if !service.isEnabled { Text("Not enabled") } else { … }`; the message is not what the page is for.
    let possible = calm.filter { !rejected.contains($0) }
    let hasContent = possible.contains { !contents[$0].views.areMessage }
    let isMessage = {
      hasContent && branches[$0].0.saysUnavailable && contents[$0].views.areMessage
    }
    let later = possible.filter { !isMessage($0) } + possible.filter(isMessage)
    // `if isLoading { … } else if let user { … } else { … }`; what a page loads comes before what it has meanwhile.
    if first == nil, rejected.contains(position), !branches[position].0.hasPrefix("let "),
      let better = later.first
    {
      position = better
    }
    // `if session.isGuest { … } else { … }`; most people have an account, and pages something to show.
    if first == nil, branches[position].0.isAboutGuests || branches[position].0.isAboutNothing,
      let member = later.first(where: { $0 != position })
    {
      position = member
    }
    if first == nil, isMessage(position), let content = later.first(where: { !isMessage($0) }) {
      position = content
    }
    // Of a list and a message, `case .info(let text): Text(text)`, the list is what the page loads.
    let isSwitch = branches.allSatisfy { $0.0.hasPrefix(".") || $0.0 == "default" }
    let list = loads && isSwitch ? later.first { !contents[$0].views.areMessage } : nil
    if !full.contains(position), let better = list ?? later.first ?? calm.first ?? full.first {
      // An `if` without `else` that is false at first stays away.
      if first == nil || !contents[position].views.isEmpty { position = better }
    } else if Self.isProgress(contents[position].views),
      let nothing = contents.firstIndex(where: { $0.views.isEmpty })
    {
      // `if isLoading { ProgressView() }` is over sooner or later.
      position = nothing
    }
    // What an action has chosen is shown.
    if isGivenPage {
      let given = contents.indices.filter { contents[$0].views.contains(where: \.hasGiven) }
      if given.count == 1 { position = given[0] }
    }
    let isLaterStep = { rejected.contains($0) && !branches[$0].0.hasPrefix("let ") }
    var others = contents.indices.filter { $0 != position }
    if !contents[position].views.contains(where: \.showsContent) {
      // Instead of it, what a page loads is drawn before what it has in a later step.
      others = others.filter { !isLaterStep($0) } + others.filter(isLaterStep)
    }
    contents = ([position] + others).map { contents[$0] }
    return ViewNode(.choice, contents: contents, place: place)
  }

  /// Whether a branch shows what a view is given, as what needs somebody who is logged in: `if session.isOpen { content() }`.
  ///
  /// A state of the view's own decides by its value, as whether a card is open, unless only a logo is shown before:
  /// `if hasStarted { content } else { Image("Logo") }`.
  ///
  /// - Parameters:
  ///   - body: The statements of the branch.
  ///   - conditions: What it is shown under.
  ///   - otherwise: What is shown instead.
  func isGivenContent(
    _ body: [Statement], under conditions: [Condition], insteadOf otherwise: [ViewNode],
    _ scope: Scope
  ) -> Bool {
    guard body.count == 1, case .expression(let expression) = body[0].kind,
      case .object(let object)? = scope.receiver
    else { return false }
    guard let name = expression.modifiedName, object.properties[name]?.isViews == true,
      conditions.count == 1, case .expression(let decided) = conditions[0],
      let state = decided.firstName,
      let member = index.ownMembers(state, of: object.type).first
    else { return false }
    if otherwise.areLogo { return member.declaration.attributes.contains { $0.name == "State" } }
    let models: Set<String> = ["EnvironmentObject", "ObservedObject", "StateObject", "Environment"]
    return member.declaration.attributes.contains { attribute in
      // `@Environment(\.isSearching)` is no model.
      if case .keyPath? = attribute.arguments?.first?.value.kind { return false }
      return models.contains(attribute.name)
    }
  }

  /// Whether views are one sign of progress.
  private static func isProgress(_ views: [ViewNode]) -> Bool {
    views.count == 1 && isTrivial(views)
      && (views[0].kind == .framework("ProgressView")
        || views[0].contents.contains { isProgress($0.views) })
  }

  /// Whether views show nothing but progress.
  private static func isTrivial(_ views: [ViewNode]) -> Bool {
    views.allSatisfy { node in
      switch node.kind {
      case .framework(let name):
        ["ProgressView", "EmptyView", "Color", "Spacer"].contains(name)
          || (name == "Text" && node.argument(nil) == .text(PartialText([], isLocalized: true)))
          || (["VStack", "HStack", "ZStack", "Group", "Section"].contains(name)
            && node.contents.allSatisfy { isTrivial($0.views) })
      case .group, .loop: node.contents.allSatisfy { isTrivial($0.views) }
      case .own, .choice, .unknown: false
      }
    }
  }
}

extension Value {
  /// Whether it is views, or a closure that makes some.
  fileprivate var isViews: Bool {
    switch self {
    case .views: true
    case .closure(let closure): closure.parameters.isEmpty
    default: false
    }
  }

  /// Whether it is a list with elements.
  var isFilledList: Bool {
    if case .array(let elements) = self { !elements.isEmpty } else { false }
  }

  /// Whether conditions and a `switch` decide by the value.
  var decides: Bool {
    switch self {
    case .enumCase, .boolean, .nothing: true
    default: false
    }
  }
}

extension [ViewNode] {
  /// Whether views only say that something loads: a sign of progress without a value, with words or an image.
  fileprivate var areWaiting: Bool {
    haveOnly(["ProgressView", "Text", "Image", "Label", "Color", "Spacer", "EmptyView"]) {
      $0.argument("value") == nil
    } && contains { $0.has("ProgressView") }
  }

  /// Whether views only say something, perhaps with a button.
  fileprivate var areMessage: Bool {
    haveOnly(["Text", "Image", "Label", "Color", "Spacer", "EmptyView", "Button"]) { _ in true }
  }

  /// Whether views are images of the app, and nothing to read or to tap.
  fileprivate var areLogo: Bool {
    haveOnly(["Image", "Color", "Spacer"]) { $0.argument("systemName") == nil }
      && contains { $0.has("Image") }
  }

  /// Whether only some of SwiftUI's views are inside of layouts, and nothing to tap.
  private func haveOnly(_ names: Set<String>, where isFine: (ViewNode) -> Bool) -> Bool {
    allSatisfy { view in
      guard !view.modifiers.contains(where: \.isGesture) else { return false }
      switch view.kind {
      case .framework(let name) where !ViewNode.layouts.contains(name):
        return names.contains(name) && isFine(view)
      case .framework, .group, .choice:
        return view.contents.allSatisfy { $0.views.haveOnly(names, where: isFine) }
      case .own, .loop, .unknown: return false
      }
    }
  }
}

extension ViewNode {
  fileprivate static let layouts: Set<String> = ["VStack", "HStack", "ZStack", "Group"]

  /// Whether a view of SwiftUI is this one or inside of it.
  func has(_ name: String) -> Bool {
    kind == .framework(name) || contents.contains { $0.views.contains { $0.has(name) } }
  }
}

extension Expression {
  /// The name of the view that modifiers are called on, `content` of `content().padding()`; also of a property.
  fileprivate var modifiedName: String? {
    switch kind {
    case .name(let name): name
    case .call(let call): call.callee.modifiedName
    case .member(let base?, let name):
      if case .name("self") = base.kind { name } else { base.modifiedName }
    default: nil
    }
  }

  /// The name that a chain of members and calls begins with, `session` of `session.user?.isKnown()`.
  var firstName: String? {
    switch kind {
    case .name(let name): name
    case .member(let base?, _): base.firstName
    case .call(let call): call.callee.firstName
    case .postfix(let inner, _): inner.firstName
    default: nil
    }
  }
}

extension ViewNode.Content {
  /// Whether a condition as written asks whether something has failed, `let error = model.error`; of several cases all.
  ///
  /// What is shown without a problem, `model.error == nil`, or as a list of problems, `errors.count > 0`, has not failed.
  static func isAboutFailure(_ condition: String) -> Bool {
    let parts = condition.lowercased().pieces(between: ", ").map(String.init)
    let failed = parts.filter { part in problemSigns.contains { part.includes($0) } }
    if parts.allSatisfy({ $0.hasPrefix(".") }) {
      return !parts.isEmpty && failed.count == parts.count
    }
    return failed.contains { part in
      !(part.hasPrefix("!") || calmSigns.contains { part.includes($0) })
    }
  }

  static let problemSigns: [String] = ["error", "fail", "invalid", "isduplicate"]
  private static let calmSigns: [String] = [
    "== nil", "== false", "isempty", ".count", " < ", " > ",
  ]
}

extension Pattern {
  /// The pattern as the label of a branch: `.home`, `1`, `"home"`, `true`, and of the value inside `.some(true)`.
  var label: String {
    switch self {
    case .enumCase(_, "some", let payload?) where payload.count == 1: payload[0].pattern.label
    case .optional(let pattern): pattern.label
    case .enumCase(_, let name, _): "." + name
    case .expression(let expression):
      switch expression.kind {
      case .member(_, let name): "." + name
      case .number(let number): number
      case .boolean(let flag): flag ? "true" : "false"
      case .string(let literal): literal.plainText.map { "\"\($0)\"" } ?? "case"
      default: "case"
      }
    case .wildcard: "default"
    default: "case"
    }
  }
}
