import SwiftParsing

extension PartialText {
  /// Whether a part of the text is known.
  var hasKnownPart: Bool {
    parts.contains { part in
      switch part {
      case .known(let text), .either(_, let text, _): !text.isEmpty
      case .hole: false
      }
    }
  }
}

extension Evaluator {
  /// The property wrappers whose initializers only pass a value on.
  private static let wrappers: Set<String> = [
    "State", "StateObject", "ObservedObject", "Published", "Bindable", "Shared", "SharedReader",
  ]

  /// Types of frameworks that begin with a capital letter and are no views, where a view could be expected.
  private static let noViews: Set<String> = [
    "Task", "DispatchQueue", "Date", "URL", "UUID", "Timer", "Logger", "UserDefaults", "Data",
    "Notification", "NotificationCenter", "Set", "Dictionary", "Array", "Int", "Double", "Float",
    "CGFloat", "Bool", "CGSize", "CGPoint", "CGRect", "EdgeInsets", "Animation", "Transaction",
    "KeyboardShortcut", "Predicate", "SortDescriptor", "NSPredicate", "Measurement", "Calendar",
    "DateFormatter", "NumberFormatter", "FetchDescriptor", "MainActor", "Selector", "Error",
    "NSError", "IndexSet", "IndexPath", "Range", "AnyCancellable", "UIImage", "NSImage",
    "ToolbarItemPlacement", "GridItem", "Alert", "ActionSheet", "RoundedRectangularShape",
  ]

  /// A call of a type that the app does not declare.
  func frameworkCall(
    _ name: String, _ call: CallExpression, _ expression: Expression, _ scope: Scope
  ) -> Value {
    let place = scope.place(call.callee.range)
    if let made = extendedCall(name, call, scope) { return made }
    if Self.wrappers.contains(name) {
      return values(call.arguments, scope).first?.value ?? unknown(expression, scope)
    }
    switch name {
    case "UIHostingController", "UINavigationController":
      return hostedPage(call, scope) ?? unknown(expression, scope)
    // Only the title of a tab of UIKit matters.
    case "UITabBarItem" where call.arguments.first?.label == "title":
      return values(call.arguments, scope)[0].value
    case "Binding": return bindingCall(call, expression, scope)
    case "HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout":
      let stack = String(name.dropLast("Layout".count))
      let arranges = call.arguments.contains(where: \.isClosure)
      return arranges ? frameworkCall(stack, call, expression, scope) : .type(stack)
    case "Array" where call.arguments.map(\.label) == ["repeating", "count"]:
      let values = values(call.arguments, scope)
      // `Array(repeating: GridItem(.flexible()), count: 4)`
      guard case .number(let count) = values[1].value, let count = Int(count), 0...40 ~= count
      else { return values[0].value }
      return .array(Array(repeating: values[0].value, count: count))
    case "Array", "Optional", "AnyHashable", "Set", "OpenURLAction", "AnyLayout", "ViewStore":
      return values(call.arguments, scope).first?.value ?? unknown(expression, scope)
    case "Dictionary":
      if let groups = grouped(call, scope) { return groups }
    case "AnyView", "Group":
      if let views = arranged(call, scope) {
        return .views([ViewNode(.group, contents: [.init(nil, views)], place: place)])
      }
      let (arguments, contents) = parts(of: call.arguments, name: name, isModifier: false, scope)
      let views = contents.flatMap(\.views)
      if name == "AnyView" { return .views(views) }
      return .views([
        ViewNode(.group, arguments: arguments, contents: [.init(nil, views)], place: place)
      ])
    case "ForEach":
      return .views(arranged(call, scope, ["sections"]) ?? loop(call, place, scope))
    case "IfLetStore":
      if let views = storeCondition(call, expression, scope) { return .views(views) }
    case "NavigationStackStore":
      return frameworkCall("NavigationStack", call.withBoundStore(of: name), expression, scope)
    case "SwitchStore":
      if let views = storeSwitch(call, expression, scope) { return .views(views) }
    case "CaseLet", "Default":
      if let views = storeCase(call, scope) { return .views(views) }
    case "Text", "Image", "Label":
      if let choice = choice(of: name, call, place, scope) { return .views([choice]) }
    case "ZStack":
      var stack = node(name, call, place, scope)
      presentLayers(of: &stack)
      presentCards(of: &stack)
      return .views([stack])
    case "NavigationLink":
      if let choice = linkChoice(call, place, scope) { return .views([choice]) }
    default: break
    }
    if let text = textCall(name, call, scope) { return text }
    if let stack = libraryStack(name, call, place, scope) { return .views([stack]) }
    if name == "FlowLink" {
      let link = flowLink(call)
      return .views([node(link.view, link.call, place, scope)])
    }
    guard !Self.noViews.contains(name) else {
      // What an alert or a shape is made of is of interest where it is an argument.
      if name == "Alert" || name == "ActionSheet" {
        return .views([node(name, call, place, scope)])
      }
      return unknown(expression, scope)
    }
    if ViewNames.all.contains(name) { return .views([node(name, call, place, scope)]) }
    guard scope.buildsViews else { return unknown(expression, scope) }
    var unknownView = node(name, call, place, scope)
    unknownView.kind = .unknown(name)
    return .views([unknownView])
  }

  private func node(
    _ name: String, _ call: CallExpression, _ place: SourcePlace, _ scope: Scope
  ) -> ViewNode {
    var (arguments, contents) = parts(of: call.arguments, name: name, isModifier: false, scope)
    if name == "NavigationView" { contents = contents.map(Self.firstColumn) }
    if let setter = setter(ofControl: name, call, scope) {
      arguments.append(LabelledValue("set", .closure(setter)))
    }
    return ViewNode(.framework(name), arguments: arguments, contents: contents, place: place)
  }

  /// What a phone shows of the columns of a `NavigationView`; several conditions are one column's pages.
  private static func firstColumn(_ content: ViewNode.Content) -> ViewNode.Content {
    let shown = content.views.filter { !ShownView.showsNothing($0) }
    guard shown.count > 1, shown[0].kind != .choice else { return content }
    return ViewNode.Content(content.label, [shown[0]])
  }

  /// A text or symbol that a condition decides, `Text(isNew ? "Add" : "Save")`: one view for each answer.
  private func choice(
    of name: String, _ call: CallExpression, _ place: SourcePlace, _ scope: Scope
  ) -> ViewNode? {
    for (number, argument) in call.arguments.enumerated() {
      func answer(_ expression: Expression) -> Value {
        titled(
          evaluate(expression, scope), label: argument.label, of: name, isModifier: false)
      }
      guard case .ternary(let condition, let first, let second) = argument.value.kind,
        decide(condition, scope) == nil, initially(condition, scope) == nil,
        case .text(let one) = answer(first), one.hasKnownPart,
        case .text(let other) = answer(second), other.hasKnownPart
      else { continue }
      let text = source(condition.range, scope)
      var answers = [(text, first), ("else", second)]
      // The text that is known tells more, but of "1 bed" and "3 beds" the second one is more usual.
      let isSecond =
        condition.isAboutOne ?? (one.plain == nil && other.plain != nil || condition.isUsuallyFalse)
      if isSecond { answers.reverse() }
      let branches = answers.map { condition, value in
        var call = call
        call.arguments[number].value = value
        return (condition, [node(name, call, place, scope)])
      }
      return choice(branches, prefers: nil, place)
    }
    return nil
  }

  /// A link whose value a condition decides, `NavigationLink(value: isKnown ? .film(id) : .preview)`: one for each value.
  private func linkChoice(
    _ call: CallExpression, _ place: SourcePlace, _ scope: Scope
  ) -> ViewNode? {
    guard let number = call.arguments.firstIndex(where: { $0.label == "value" }),
      case .ternary(let condition, let first, let second) = call.arguments[number].value.kind,
      decide(condition, scope) == nil
    else { return nil }
    let text = source(condition.range, scope)
    // Controls at one place would be one control.
    let places = [place, scope.place(second.range)]
    let branches = zip([(text, first), ("else", second)], places).map { branch, place in
      var call = call
      call.arguments[number].value = branch.1
      return (branch.0, [node("NavigationLink", call, place, scope)])
    }
    let initial = initially(condition, scope).map { $0 ? 0 : 1 }
    return choice(branches, prefers: initial, place)
  }

  /// The views that `Group(subviews: content) { … }` arranges, or `sections:`; nil for other calls.
  ///
  /// How they are arranged is not read.
  private func arranged(
    _ call: CallExpression, _ scope: Scope, _ labels: Set<String> = ["subviews", "sections"]
  ) -> [ViewNode]? {
    guard let argument = call.arguments.first, let label = argument.label, labels.contains(label),
      case .views(let views) = evaluate(argument.value, scope)
    else { return nil }
    return views
  }

  /// The views of `ForEach`: of each known element, else a loop.
  private func loop(_ call: CallExpression, _ place: SourcePlace, _ scope: Scope) -> [ViewNode] {
    let arguments = values(call.arguments, scope)
    guard case .closure(let content)? = arguments.last?.value else {
      return [ViewNode(.loop, place: place)]
    }
    var data = arguments.first?.value ?? .nothing
    // `ForEach(subviews: content) { … }`
    if case .views(let views) = data { data = .array(views.map { .views([$0]) }) }
    if case .binding(let state, let inner) = data {
      data = stateValue(inner, at: state, call.arguments.first?.value ?? call.callee, scope)
    }
    if case .type(let type) = data, let all = staticMember("allCases", of: type, call.callee, scope)
    {
      data = all
    }
    data = beginning(of: data, call, scope)
    if case .array(let elements) = data, elements.count <= Self.mostElements {
      let areTags = arguments.contains { $0.label == "id" && $0.value == .keyPath(".self") }
      let label = areTags ? nil : ViewNode.rawCaseLabel
      let views = rows(of: elements) { element in
        loopViews(content, element, scope).tagged(element, label, at: place)
      }
      return [ViewNode(.group, contents: [.init(nil, views)], place: place)]
    }
    var element = Value.unknown(content.parameters.first ?? "$0", nil)
    if case .object(let list) = data { element = loopElement(of: list) ?? element }
    let rows = ViewNode(
      .loop, contents: [.init(nil, loopViews(content, element, scope))], place: place)
    guard let list = call.arguments.first?.value, isEmptyAtFirst(list, scope) else { return [rows] }
    // Nothing is drawn, but the rows lead somewhere.
    return [ViewNode(.choice, contents: [.init(nil, []), .init("else", [rows])], place: place)]
  }

  /// The known elements of which a page shows all, as the currencies and the countries of the world.
  static let mostElements = 250

  /// The views that a loop makes of known elements; of many only as long as half of the steps are left for the page.
  func rows(of elements: [Value], _ make: (Value) -> [ViewNode]) -> [ViewNode] {
    var views: [ViewNode] = []
    for (number, element) in elements.enumerated() {
      if number >= 40, budget < Self.steps / 2 { break }
      views += make(element)
    }
    return views
  }

  /// The elements that a list begins with, if its state has some, as the sections that people may reorder.
  private func beginning(of data: Value, _ call: CallExpression, _ scope: Scope) -> Value {
    switch data {
    case .array: return data
    case .object, .unknown: break
    default: return data
    }
    guard !assumesInitialState, let argument = call.arguments.first?.value else { return data }
    assumesInitialState = true
    defer { assumesInitialState = false }
    var initial = evaluate(argument, scope)
    // `ForEach($sections) { $section in … }`
    if case .binding(_, let list) = initial { initial = list }
    guard case .array(let elements) = initial, !elements.isEmpty, elements.allSatisfy(\.isKnown)
    else { return data }
    return .array(elements)
  }

  /// The views that a closure makes of one element.
  func loopViews(_ content: ClosureValue, _ element: Value, _ outer: Scope) -> [ViewNode] {
    var scope = Scope(content)
    scope.buildsViews = true
    scope.isShallow = outer.isShallow
    bind(content, to: [element], in: &scope)
    return run(content.body, &scope).views
  }
}

extension [ViewNode] {
  /// The view of an element with the case that it is as the value that selects it, as in `ForEach(cases, id: \.self)`.
  ///
  /// - Parameter label: Says that the case's identifier selects it, as in `ForEach(Tab.allCases)`.
  fileprivate func tagged(
    _ element: Value, _ label: String?, at place: SourcePlace
  ) -> [ViewNode] {
    guard count == 1, case .enumCase = element, self[0].modifier("tag") == nil else { return self }
    var view = self[0]
    view.modifiers.append(
      ViewNode.Modifier("tag", arguments: [LabelledValue(label, element)], place: place))
    return [view]
  }
}

extension Argument {
  /// Whether the argument is a closure, as the content of a view.
  var isClosure: Bool { if case .closure = value.kind { true } else { false } }
}

extension CallExpression {
  /// The arguments of a context menu, also of the older `contextMenu(ContextMenu(menuItems: { … }))`, but for its preview,
  /// which only shows the page to which a tap leads.
  var menuArguments: [Argument] {
    guard case .call(let menu)? = arguments.first?.value.kind,
      menu.callee.kind == .name("ContextMenu")
    else { return arguments.filter { $0.label != "preview" } }
    return menu.arguments
  }
}
