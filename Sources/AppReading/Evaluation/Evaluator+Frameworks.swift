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
    case "Array", "IdentifiedArray", "IdentifiedArrayOf", "Optional", "AnyHashable", "OrderedSet",
      "Set", "OpenURLAction", "AnyLayout", "ViewStore":
      return values(call.arguments, scope).first?.value ?? unknown(expression, scope)
    case "Dictionary":
      if let groups = grouped(call, scope) { return groups }
    case "AnyView", "Group":
      if let views = arranged(call, scope) {
        return .views([ViewNode(.group, contents: [.init(nil, views)], place: place)])
      }
      let (arguments, contents) = parts(of: call.arguments, name: name, isModifier: false, scope)
      let views = contents.flatMap(\.views)
      if name == "AnyView" { return .views(views.isEmpty ? viewHeld(by: call, scope) : views) }
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
    if let link = libraryLink(name, call, scope) {
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
    if let stack = renderedStack(name, call, place, scope) { return .views([stack]) }
    var unknownView = node(name, call, place, scope)
    unknownView.kind = .unknown(name)
    return .views([unknownView])
  }

  func node(
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
