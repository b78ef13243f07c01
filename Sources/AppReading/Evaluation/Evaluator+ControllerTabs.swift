import Scenes
import SwiftParsing

/// Tab bars that an app makes with UIKit: `tabs.viewControllers = [jars, lids]` where each controller hosts a page and has
/// an item, `jars.tabBarItem = UITabBarItem(title: "Jars", …)`.
extension Evaluator {
  /// The tab view that a wrapped controller of UIKit is; nil for other controllers.
  ///
  /// - Parameters:
  ///   - type: The full name of the representable view.
  ///   - arguments: What it is given.
  func controllerTabs(
    of type: String, _ arguments: [LabelledValue], place: SourcePlace
  ) -> ViewNode? {
    guard let member = index.members("makeUIViewController", of: type).first,
      let function = member.declaration.function, let body = function.body,
      function.result?.name == "UITabBarController" || body.contains(where: \.makesTabBar)
    else { return nil }
    let receiver = object(type, arguments: arguments)
    guard var tabs = controllerTabs(madeIn: member, receiver, place) else { return nil }
    let selection = arguments.first { argument in
      guard case .binding = argument.value else { return false }
      return argument.label?.lowercased().includes("select") == true
    }
    if let selection { tabs.arguments.append(LabelledValue("selection", selection.value)) }
    return tabs
  }

  /// The tab view of a class of the app that inherits from `UITabBarController`; nil if none of its functions gives it pages.
  func controllerTabs(
    ofClass type: String, _ arguments: [LabelledValue], place: SourcePlace
  ) -> ViewNode? {
    let functions = functions(of: type) { $0.contains { $0.tabControllers != nil } }
    guard !functions.isEmpty else { return nil }
    let receiver = object(type, arguments: arguments)
    return functions.lazy.compactMap { self.controllerTabs(madeIn: $0, receiver, place) }.first
  }

  package func controllerTabs(madeBy delegate: String) -> ViewNode? {
    let functions = functions(of: delegate) { body in
      body.contains(where: \.makesTabBar) && body.contains { $0.tabControllers != nil }
    }
    return functions.lazy.compactMap { member in
      self.controllerTabs(madeIn: member, ObjectValue(type: delegate), member.place)
    }.first
  }

  /// The functions of a type whose statements are meant, in the order of the source.
  private func functions(
    of type: String, where isMeant: ([Statement]) -> Bool
  ) -> [AppIndex.Member] {
    index.noting(index.types[type]?.members.values.flatMap(\.self) ?? [])
      .filter { $0.declaration.function?.body.map(isMeant) == true }
      .sorted { ($0.file, $0.place.offset) < ($1.file, $1.place.offset) }
  }

  /// The tab view for the controllers that a function makes for pages and gives to a tab bar; nil without at least two.
  private func controllerTabs(
    madeIn member: AppIndex.Member, _ receiver: ObjectValue, _ place: SourcePlace
  ) -> ViewNode? {
    guard let function = member.declaration.function, let body = function.body,
      let controllers = body.lazy.compactMap(\.tabControllers).first
    else { return nil }
    var scope = Scope(
      names: [:], receiver: .object(receiver), type: receiver.type, file: member.file,
      isShallow: true)
    bind(function.parameters, to: [], in: &scope)
    for statement in body {
      guard case .declaration(let declaration) = statement.kind,
        case .variable(let variable) = declaration.kind, variable.names.count == 1,
        let value = variable.value
      else { continue }
      scope.names[variable.names[0]] = evaluate(value, scope)
    }
    let pages = controllers.enumerated().compactMap { number, controller -> ViewNode? in
      guard var page = hostedView(of: evaluate(controller, scope), place) else { return nil }
      let item = tabItem(of: controller, in: body, receiver.type, scope, place)
      page.modifiers += [item, tag(number, place)]
      return page
    }
    guard pages.count > 1 else { return nil }
    return ViewNode(.framework("TabView"), contents: [.init(nil, pages)], place: place)
  }

  /// The page that a controller shows, or that an initializer gives a controller of the app.
  private func hostedView(of value: Value, _ place: SourcePlace) -> ViewNode? {
    switch value {
    case .views(let views) where views.count == 1: return views[0]
    case .views(let views) where !views.isEmpty:
      return ViewNode(.group, contents: [.init(nil, views)], place: place)
    case .object(let object):
      let hosted = object.properties.sorted { $0.key < $1.key }.lazy.compactMap { property in
        if case .views(let views) = property.value, views.count == 1 { views[0] } else { nil }
      }
      return hosted.first
    default: return nil
    }
  }

  /// The item of a controller, also of one that a function of the type makes, `makeTab(title: "Jars", for: JarsView())`.
  private func tabItem(
    of controller: Expression, in body: [Statement], _ type: String, _ scope: Scope,
    _ place: SourcePlace
  ) -> ViewNode.Modifier {
    guard case .call(let call) = controller.kind, let name = call.callee.lastName,
      let member = index.ownMembers(name, of: type).first,
      let function = member.declaration.function, let made = function.body
    else {
      let item = controller.lastName.map { TabItemSyntax(of: $0, in: body) } ?? TabItemSyntax()
      return tabItem(item, scope, place)
    }
    var inner = Scope(names: [:], receiver: scope.receiver, type: type, file: member.file)
    bind(function.parameters, to: values(call.arguments, scope), in: &inner)
    let result = made.lazy.compactMap(\.resultExpression?.lastName).last
    return tabItem(result.map { TabItemSyntax(of: $0, in: made) } ?? TabItemSyntax(), inner, place)
  }

  private func tabItem(
    _ item: TabItemSyntax, _ scope: Scope, _ place: SourcePlace
  ) -> ViewNode.Modifier {
    var arguments: [LabelledValue] = []
    if let title = item.title, case .text(let text) = evaluate(title, scope) {
      arguments.append(LabelledValue(nil, .text(localized(text))))
    } else if let name = item.systemItem {
      let words = DerivedTitle.words(in: name.prefix(1).uppercased() + name.dropFirst())
      let title = PartialText([.known(words.joined(separator: " "))])
      arguments.append(LabelledValue(nil, .text(title)))
    }
    if let symbol = item.symbol, case .text(let name) = evaluate(symbol, scope) {
      arguments.append(LabelledValue("systemImage", .text(name)))
    }
    let label = ViewNode(.framework("Label"), arguments: arguments, place: place)
    return ViewNode.Modifier("tabItem", contents: [.init(nil, [label])], place: place)
  }

  private func tag(_ number: Int, _ place: SourcePlace) -> ViewNode.Modifier {
    ViewNode.Modifier(
      "tag", arguments: [LabelledValue(nil, .number("\(number)"))], place: place)
  }
}

/// What the source says about the tab bar item of a controller.
private struct TabItemSyntax {
  /// The title.
  var title: Expression?
  /// The name of a symbol of the system.
  var symbol: Expression?
  /// The name of an item of the system, `search`, which has a title and a symbol.
  var systemItem: String?

  init() {}

  /// Finds what the statements of a function say about the controller with a name.
  init(of controller: String, in body: [Statement]) {
    for statement in body {
      guard case .expression(let expression) = statement.kind,
        case .binary(let left, "=", let value) = expression.kind,
        left.firstName == controller, case .member(let base?, let property) = left.kind
      else { continue }
      switch (base.lastName, property) {
      case (_, "tabBarItem"): read(value)
      case ("tabBarItem", "title"), (controller, "title"): title = value
      case ("tabBarItem", "image"): symbol = value.symbolName
      default: break
      }
    }
  }

  private mutating func read(_ item: Expression) {
    guard case .call(let call) = item.kind else { return }
    for argument in call.arguments {
      switch argument.label {
      case "title": title = argument.value
      case "image": symbol = argument.value.symbolName
      case "tabBarSystemItem": systemItem = argument.value.lastName
      default: break
      }
    }
  }
}

extension Statement {
  /// The controllers that a tab bar gets, `tabs.viewControllers = […]`; nil for other statements.
  fileprivate var tabControllers: [Expression]? {
    guard case .expression(let expression) = kind else { return nil }
    switch expression.kind {
    case .binary(let left, "=", let right) where left.lastName == "viewControllers":
      if case .array(let controllers) = right.kind { return controllers }
    case .call(let call) where call.callee.lastName == "setViewControllers":
      if case .array(let controllers)? = call.arguments.first?.value.kind { return controllers }
    default: break
    }
    return nil
  }

  /// Whether it makes a tab bar of UIKit.
  fileprivate var makesTabBar: Bool {
    guard case .declaration(let declaration) = kind,
      case .variable(let variable) = declaration.kind, case .call(let call)? = variable.value?.kind
    else { return false }
    return call.callee.lastName == "UITabBarController"
  }
}

extension Expression {
  /// The name in `UIImage(systemName: "house")`.
  fileprivate var symbolName: Expression? {
    guard case .call(let call) = kind else { return nil }
    return call.arguments.first { $0.label == "systemName" }?.value
  }
}
