import Scenes
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
      guard views.contains(where: \.looksLikeView) else { continue }
      return search.show(views, trigger, as: .cover).map { target in
        named(target, closure.propertyName ?? views.givenName)
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

extension ViewNode {
  /// Whether it is a view for certain: one of the app's, a text, or one of a library with a name for one.
  fileprivate var looksLikeView: Bool {
    switch kind {
    case .own, .framework("Text"), .framework("Button"), .framework("Label"): true
    case .unknown(let name):
      DerivedTitle.words(in: name).last.map(Self.viewWords.contains) == true
    default: contents.flatMap(\.views).contains(where: \.looksLikeView)
    }
  }

  private static let viewWords: Set<String> = [
    "Alert", "Banner", "Box", "Card", "Content", "Dialog", "Message", "Modal", "Page", "Popup",
    "Screen", "Sheet", "View",
  ]

  /// The texts that people see in the view, or that one of a library gets.
  fileprivate var givenTexts: [String] {
    if contents.isEmpty || name == "Button", let text = shownText { return [text] }
    var given: [String] = []
    if case .unknown = kind {
      given = GivenTexts(arguments).titles.filter { TextHole.shown($0) == $0 }
    }
    return given + contents.flatMap(\.views).flatMap(\.givenTexts)
  }
}

extension [ViewNode] {
  /// A name for views by their first text, with the next if that is short: several may ask "Sure?".
  fileprivate var givenName: String? {
    let texts = flatMap(\.givenTexts).map { $0 == $0.uppercased() ? $0.lowercased() : $0 }
    let words = texts.first?.split(separator: " ").count ?? 0
    return texts.isEmpty ? nil : texts.prefix(words < 3 ? 2 : 1).joined(separator: " ")
  }
}
