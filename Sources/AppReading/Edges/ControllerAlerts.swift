/// Alerts and dialogs that an action shows with a controller of UIKit, `UIAlertController(title:message:preferredStyle:)`, or
/// with an object of a library, `alerts.present(title:message:buttonTitle:action:)`.
extension TargetSearch {
  /// The alerts that effects make and present.
  func controllerAlerts(in effects: [Effect], _ trigger: Trigger) -> [Target] {
    guard effects.contains(where: \.presentsController) else { return [] }
    var found: [Target] = []
    for (number, effect) in effects.enumerated() {
      guard case .call("UIAlertController", let arguments) = effect.kind else { continue }
      let rest = effects[(number + 1)...].prefix { !$0.makesAlert }
      found.append(alert(arguments, buttons: rest.compactMap(\.alertButton), effect, trigger))
    }
    return found
  }

  /// The alerts that effects let an object of a library show.
  func libraryAlerts(in effects: [Effect], _ trigger: Trigger) -> [Target] {
    effects.compactMap { effect in
      guard case .call(let callee, let arguments) = effect.kind,
        callee.showsAlert(with: arguments)
      else { return nil }
      let buttons = effect.button(ofAlert: arguments).map { [$0, effect.cancelButton] } ?? []
      return alert(arguments, buttons: buttons, effect, trigger)
    }
  }

  private func alert(
    _ arguments: [LabelledValue], buttons: [ViewNode], _ effect: Effect, _ trigger: Trigger
  ) -> Target {
    func value(_ label: String) -> Value? {
      arguments.first { $0.label == label && $0.value != .nothing }?.value
    }
    let isDialog =
      if case .enumCase(let style)? = value("preferredStyle") { style.name == "actionSheet" } else {
        false
      }
    let message = value("message").map { message in
      ViewNode(
        .framework("Text"), arguments: [LabelledValue(nil, message)], place: effect.place)
    }
    let kind: ScanReport.Edge.Kind = isDialog ? .confirmation : .alert
    let modifier = ViewNode.Modifier(
      isDialog ? "confirmationDialog" : "alert",
      arguments: [LabelledValue(nil, value("title") ?? .text(PartialText([])))],
      contents: [.init("actions", buttons), .init("message", message.map { [$0] } ?? [])],
      place: effect.place)
    let presentation = Presentation(
      kind: kind, cause: .unknown(""), content: .question, modifier: modifier,
      owner: trigger.owner)
    let page = ScreenKey(.route, .view(trigger.owner))
    let scoped = ScopedPresentation(
      presentation: presentation, level: .max, page: page, number: Self.noNumber)
    var target = target(of: scoped, nil, enumName: nil, isCertain: effect.isCertain)
    target.isAfterError = effect.isAfterError
    return target
  }

  /// The number of presentations that no modifier makes.
  private static let noNumber = -1
}

extension Effect {
  /// Whether a controller is made that shows an alert.
  fileprivate var makesAlert: Bool {
    if case .call("UIAlertController", _) = kind { true } else { false }
  }

  /// Whether a controller is presented.
  fileprivate var presentsController: Bool {
    if case .call(let callee, _) = kind { callee.lastComponent == "present" } else { false }
  }

  /// The button of an alert that is made, `UIAlertAction(title: "Delete", style: .destructive)`; nil for other effects.
  fileprivate var alertButton: ViewNode? {
    guard case .call(let callee, let arguments) = kind else { return nil }
    if callee == "UIAlertAction" { return button(arguments) }
    // `alert.addAction(.init(title: "Close", style: .cancel))`
    guard callee.lastComponent == "addAction",
      case .enumCase(let made)? = arguments.first?.value, made.name == "init"
    else { return nil }
    return button(made.payload)
  }

  /// The button of an alert that does something, `buttonTitle: "Delete", isDestructive: true, action: { … }`.
  fileprivate func button(ofAlert arguments: [LabelledValue]) -> ViewNode? {
    let titles = ["buttonTitle", "confirmTitle", "actionTitle", "primaryTitle"]
    guard let title = arguments.first(where: { $0.label.map(titles.contains) == true })?.value
    else { return nil }
    let isDestructive = arguments.contains {
      $0.label == "isDestructive" && $0.value == .boolean(true)
    }
    let role = Value.enumCase(EnumValue(type: nil, name: "destructive"))
    let action = arguments.first { if case .closure = $0.value { true } else { false } }
    return ViewNode(
      .framework("Button"),
      arguments: [
        LabelledValue(nil, title), LabelledValue("role", isDestructive ? role : .nothing),
        LabelledValue("action", action?.value ?? .nothing),
      ], place: place)
  }

  /// The button that an alert has beside one that does something.
  fileprivate var cancelButton: ViewNode {
    let role = Value.enumCase(EnumValue(type: nil, name: "cancel"))
    return ViewNode(
      .framework("Button"),
      arguments: [
        LabelledValue(nil, .text(PartialText([.known("Cancel")]))), LabelledValue("role", role),
      ], place: place)
  }

  private func button(_ arguments: [LabelledValue]) -> ViewNode? {
    guard let title = arguments.first(where: { $0.label == "title" })?.value else { return nil }
    let style = arguments.first { $0.label == "style" }?.value
    let role = LabelledValue("role", style ?? .nothing)
    return ViewNode(
      .framework("Button"), arguments: [LabelledValue(nil, title), role], place: place)
  }
}

extension String {
  /// Whether a function of a library with this name shows an alert, `AlertManager.present(title: "Sure?", action: { … })`.
  func showsAlert(with arguments: [LabelledValue]) -> Bool {
    let owner = outerName?.lastComponent.lowercased() ?? ""
    guard ["display", "present", "show"].contains(lastComponent), owner.includes("alert"),
      !owner.includes("toast"),
      case .text(let title)? = arguments.first(where: { $0.label == "title" })?.value
    else { return false }
    return title.hasKnownPart
  }
}
