import SwiftParsing

extension Evaluator {
  /// Labels of arguments that are actions.
  private static let actionLabels: Set<String> = [
    "action", "perform", "onDismiss", "primaryAction", "onIncrement", "onDecrement",
    "onEditingChanged", "onCommit", "set", "get", "onCompletion", "onCancellation", "handler",
    "onReceive", "confirm", "onDelete", "onSubmit",
  ]

  /// Labels of arguments that are views where they are no closures.
  private static let viewLabels: Set<String> = [
    "content", "label", "header", "footer", "icon", "leading", "trailing", "background", "overlay",
  ]

  /// Labels of the closures that most code writes behind the parentheses: `List(jars, rowContent: row)`.
  private static let contentLabels = ["NavigationStack": "root", "List": "rowContent"]

  /// Labels of arguments whose texts are names for machines, which no catalog translates.
  private static let machineLabels: Set<String> = [
    "systemName", "systemImage", "image", "id", "named", "forKey", "verbatim", "tableName",
    "icon", "url", "string",
  ]

  /// Modifiers whose closures are no views.
  private static let actionModifiers: Set<String> = [
    "task", "refreshable", "animation", "transition", "gesture", "simultaneousGesture",
    "highPriorityGesture", "userActivity", "alignmentGuide", "sensoryFeedback", "visualEffect",
    "scrollTransition", "environment", "dropDestination", "accessibilityAction", "searchCompletion",
    "transformEnvironment", "transaction", "itemProvider", "fileImporter", "fileExporter", "tag",
    "photosPicker", "geometryGroup", "matchedGeometryEffect", "accessibilityAdjustableAction",
  ]

  /// Modifiers whose views are pages of their own.
  static let presentations: Set<String> = [
    "sheet", "fullScreenCover", "popover", "inspector", "navigationDestination",
    "navigationLink", Presentation.routerModifier,
  ]

  /// The evaluated arguments of a framework's view or modifier, and the views that its closures make.
  func parts(
    of arguments: [Argument], name: String, isModifier: Bool, _ scope: Scope
  ) -> ([LabelledValue], [ViewNode.Content]) {
    var values: [LabelledValue] = []
    var contents: [ViewNode.Content] = []
    let labels = arguments.map(\.label)
    let takesValue = labels.contains { ["item", "for", "store", "selecting"].contains($0) }
    for var argument in arguments {
      if let label = argument.label, label == Self.contentLabels[name] { argument.label = nil }
      let role = role(of: argument, labels: labels, name: name, isModifier: isModifier)
      var inner = scope
      if role == .page { inner.isShallow = true }
      inner.buildsViews = role == .page || Self.viewLabels.contains(argument.label ?? "")
      var value = titled(
        shown(evaluate(argument.value, inner), argument.value, isModifier: isModifier, inner),
        label: argument.label, of: name, isModifier: isModifier)
      if name == "NavigationLink", argument.label == "value" { value = linkedValue(value) }
      if isModifier, values.isEmpty, let place = watched(argument, by: name, scope) {
        values.append(LabelledValue(argument.label, .binding(place, value)))
        continue
      }
      if let symbol = LabelledValue(argument.label, value).asSystemSymbol(of: name) {
        values.append(symbol)
        continue
      }
      switch value {
      case .views(let views): contents.append(.init(argument.label, views))
      case .closure(let closure):
        if role == .action || (role == .page && takesValue && isModifier) {
          values.append(LabelledValue(argument.label, value))
          continue
        }
        inner.isShallow = role == .page || scope.isShallow
        var views = trialViews(closure, of: name, values, inner)
        if role == .page, labels.contains("isPresented") {
          views = pages(byStateIn: views).map(\.forSelection)
        }
        if views.isEmpty {
          values.append(LabelledValue(argument.label, value))
        } else {
          contents.append(.init(argument.label, views))
          if role == .page, isModifier, labels.contains("isPresented"), views.alternatives.count > 2
          {
            values.append(LabelledValue(ViewNode.closureLabel, value))
          }
        }
      case .text(let text) where !Self.machineLabels.contains(argument.label ?? ""):
        let isMachineText = argument.label == nil && name == "Image"
        values.append(
          LabelledValue(argument.label, isMachineText ? value : .text(localized(text))))
      default: values.append(LabelledValue(argument.label, value))
      }
    }
    if name == "tag" || name == "Tab", let selected = rawCase(in: arguments, scope) {
      values.append(LabelledValue(ViewNode.rawCaseLabel, selected))
    }
    if let title = title(of: name, arguments) {
      let known = values.first { $0.label == title.label }
      let texts = possibleTexts(of: title.value, instead: known?.value, scope)
      if !texts.isEmpty { values.append(LabelledValue(ViewNode.possibleTextsLabel, .array(texts))) }
    }
    return (values, contents)
  }

  /// The argument with the text that people read; nil for other views and modifiers.
  private func title(of name: String, _ arguments: [Argument]) -> Argument? {
    guard let first = arguments.first else { return nil }
    if first.label == nil, Self.titled.contains(name) || name == "accessibilityLabel" {
      return first
    }
    switch name {
    case "searchable": return arguments.first { $0.label == "prompt" }
    // What nobody can change, `TextEditor(text: .constant(log))`.
    case "TextEditor": return first.value.constantBinding.map { Argument(first.label, $0) }
    default: return nil
    }
  }

  /// The enum case whose raw value selects a tab, `Tab.feed` in `tag(Tab.feed.rawValue)`.
  private func rawCase(in arguments: [Argument], _ scope: Scope) -> Value? {
    for argument in arguments where argument.label == nil || argument.label == "value" {
      guard case .member(let base?, "rawValue") = argument.value.kind,
        case .enumCase(let value) = evaluate(base, scope)
      else { continue }
      return .enumCase(value)
    }
    return nil
  }

  /// The value of an argument that a state decides, as it is at first.
  private func shown(
    _ value: Value, _ expression: Expression, isModifier: Bool, _ scope: Scope
  ) -> Value {
    if let bound = implicitBinding(value) { return bound }
    if case .enumCase(let made) = value, made.type == nil, made.payload.count == 1 {
      // `Text(.init("key"))` and `Toggle("Sound", isOn: .constant(true))`.
      if made.name == "init", case .text = made.payload[0].value { return made.payload[0].value }
      if made.name == "constant" {
        return isModifier ? constant(expression, scope) ?? value : made.payload[0].value
      }
    }
    if let text = firstText(of: value) ?? boundText(expression, scope) { return .text(text) }
    guard case .unknown = value, case .ternary = expression.kind, !assumesInitialState else {
      return value
    }
    assumesInitialState = true
    defer { assumesInitialState = false }
    let initial = evaluate(expression, scope)
    return if case .enumCase = initial { initial } else { value }
  }

  /// The state that decides a constant binding of a modifier, `isPresented: .constant(router.isShown)` and
  /// `.constant(model.error != nil && !isLoading)`; nil without one.
  private func constant(_ expression: Expression, _ scope: Scope) -> Value? {
    guard case .call(let call) = expression.kind,
      let decider = call.arguments.first?.value.firstDecider
    else { return nil }
    switch decider.kind {
    case .name, .member: return place(of: decider, scope).map { .binding($0, .unknown("", nil)) }
    default: return nil
    }
  }

  /// The text of a structure that a model has, to which the view around an expression has a binding, `$model.button.title`.
  private func boundText(_ expression: Expression, _ scope: Scope) -> PartialText? {
    guard !assumesInitialState, case .name(let name) = expression.kind, scope.names[name] == nil,
      case .object(let object)? = scope.receiver,
      case .binding(let place, .text(var text))? = object.properties[name],
      text.plain?.isEmpty == false, index.types[place.type]?.keyword == .structure,
      !isView(place.type)
    else { return nil }
    text.isLocalized = false
    return text
  }

  /// The state whose changes a modifier watches: `onChange(of: model.step)`, `onReceive(model.$step.dropFirst())`.
  private func watched(_ argument: Argument, by name: String, _ scope: Scope) -> StatePlace? {
    var expression = argument.value
    switch (name, argument.label) {
    case ("onChange", "of"): return place(of: expression, scope)
    case ("onReceive", nil):
      while case .call(let call) = expression.kind, case .member(let base?, _) = call.callee.kind {
        if let notification = call.publishedNotification { return notification }
        expression = base
      }
      if let subject = subject(expression, scope) { return subject }
      guard case .member(let base?, let member) = expression.kind, member.hasPrefix("$") else {
        return nil
      }
      let property = Expression(.member(base, String(member.dropFirst())), expression.range)
      return place(of: property, scope)
    default: return nil
    }
  }

  /// What an argument of a framework's call is.
  private enum Role { case action, page, content }

  private func role(
    of argument: Argument, labels: [String?], name: String, isModifier: Bool
  ) -> Role {
    if let label = argument.label, Self.actionLabels.contains(label) { return .action }
    if isModifier {
      let isHandler = name.utf8.starts(with: "on".utf8) && String(name.dropFirst(2)).startsUppercase
      if isHandler || Self.actionModifiers.contains(name) { return .action }
      return Self.presentations.contains(name) || Presentation.isOfLibrary(name, labels: labels)
        ? .page : .content
    }
    guard case .closure = argument.value.kind else {
      return name == "NavigationLink" && argument.label == "destination" ? .page : .content
    }
    switch (name, argument.label) {
    case ("Button", nil): return labels.contains("action") ? .content : .action
    case ("NavigationLink", "destination"): return .page
    case ("NavigationLink", nil):
      return labels.contains("destination") || labels.contains("value") ? .content : .page
    case ("Task", _), ("Binding", _): return .action
    // Else the first view of an app would contain the pages of all tabs.
    case ("TabView", _), ("Tab", nil), ("Tab", "content"), ("NavigationSplitView", _):
      return .page
    default: return .content
    }
  }

  /// Views with a modifier of a framework, or with what one of the app's modifiers does.
  func modified(
    _ views: [ViewNode], _ name: String, _ call: CallExpression, _ place: SourcePlace,
    _ scope: Scope
  ) -> Value {
    if name == "modifier" || name == "concat", let argument = call.arguments.first,
      case .object(let object) = evaluate(argument.value, scope),
      let body = self.views(of: views, modifiedBy: object)
    {
      return .views(body)
    }
    let name = ViewNames.backports[name] ?? name
    let call = call.withBoundStore(of: name)
    let given = name == "contextMenu" ? call.menuArguments : call.arguments
    var (arguments, contents) = parts(of: given, name: name, isModifier: true, scope)
    if let again = again(name, call, place, scope) { arguments.append(again) }
    let modifier = ViewNode.Modifier(name, arguments: arguments, contents: contents, place: place)
    if name == "tabViewStyle", let steps = pagedSteps(of: views, styledBy: modifier, scope) {
      return .views([steps])
    }
    var modifiers =
      name == "overlay" ? presentingCards(of: modifier) : modifiersByType(modifier)
    if name == "opacity" { modifiers += marks(of: call, place, scope) }
    if name == "offset", let mark = slideMark(of: call, place, scope) { modifiers.append(mark) }
    if views.count == 1 {
      var views = views
      views[0].modifiers += modifiers
      return .views(views)
    }
    return .views([
      ViewNode(.group, contents: [.init(nil, views)], modifiers: modifiers, place: place)
    ])
  }

  /// What a `ViewModifier` of the app makes of views.
  private func views(of content: [ViewNode], modifiedBy object: ObjectValue) -> [ViewNode]? {
    // A property may have the same name, and so may another function.
    let members = index.members("body", of: object.type, areStatic: false)
    let bodies = members.filter { $0.declaration.function?.parameters.isEmpty == false }
    guard let member = bodies.first, let function = member.declaration.function,
      let body = function.body
    else { return nil }
    var scope = Scope(
      names: [:], receiver: .object(object), type: object.type, file: member.file)
    scope.buildsViews = true
    bind(
      function.parameters, to: [LabelledValue(function.parameters.first?.label, .views(content))],
      in: &scope)
    let content = function.parameters.first?.name ?? "content"
    return inside(.modifier(object.type)) {
      run(body.withConditionInside(over: content), &scope).views
    }
  }
}

extension Expression {
  /// What a binding is to that nobody can change, `.constant(log)`; nil for other expressions.
  var constantBinding: Expression? {
    guard case .call(let call) = kind, case .member(_, "constant") = call.callee.kind else {
      return nil
    }
    return call.arguments.first?.value
  }
}
