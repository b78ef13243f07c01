import SwiftParsing

/// Cards that an object of a library lays over the page: `popups.show { HintCard() }`.
extension CallTargets {
  /// The card that a call shows; none for calls of other objects.
  func popup(_ callee: String, _ arguments: [LabelledValue]) -> [Target] {
    guard let presenter = callee.outerName?.lastComponent.lowercased(),
      Self.popupWords.contains(where: presenter.includes),
      Self.popupVerbs.contains(callee.lastComponent.lowercased())
    else { return [] }
    for argument in arguments {
      guard case .closure(let closure) = argument.value, closure.parameters.isEmpty else {
        continue
      }
      let views = search.reader.evaluator.shallowViews(of: closure, arguments: [])
      guard !views.allSatisfy(ShownView.showsNothing) else { continue }
      return search.show(views, trigger, as: .cover).map { target in
        named(target, closure.propertyName ?? views.firstGivenText)
      }
    }
    return []
  }

  /// The card with a name of its own, unless it is a view of the app: a page may show several with views of a library.
  private func named(_ target: Target, _ name: String?) -> Target {
    if case .view(let type) = target.key.subject, search.index.types[type] != nil { return target }
    guard let name else { return target }
    var target = target
    target.key.subject = .part(
      of: trigger.writer ?? trigger.owner, name: ScreenKey.partName(name))
    return target
  }

  private static let popupWords = ["modal", "popup", "dialog"]
  private static let popupVerbs: Set<String> = ["show", "present", "display", "open"]
}

extension ClosureValue {
  /// The name of the property that it only gives, `{ hintCard }`.
  fileprivate var propertyName: String? {
    guard body.count == 1, case .name(let name)? = body[0].resultExpression?.kind else {
      return nil
    }
    return name
  }
}

extension [ViewNode] {
  /// The first text that people see in the views, or that one of a library gets.
  fileprivate var firstGivenText: String? {
    if let text = firstText { return text }
    for view in self {
      for argument in view.arguments {
        if case .text(let text) = argument.value, let plain = text.plain { return plain }
      }
      if let text = view.contents.lazy.compactMap(\.views.firstGivenText).first { return text }
    }
    return nil
  }
}
