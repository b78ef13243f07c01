import Scenes
import SwiftParsing

/// A page that a view shows instead of its own content once a Boolean of its own is true:
/// `if isSignUpShown { SignUpView() } else { … }`; or once somebody has selected something:
/// `if let selectedJar { JarView(jar: selectedJar) } else { … }`.
///
/// The view draws its own content; the other page is a screen that it leads to.
struct ReplacedPage {
  /// The condition.
  let node: ViewNode
  /// What shows the other page.
  let presentation: Presentation
  /// The view's own content.
  let remaining: [ViewNode]

  /// Finds the other page of a view; nil if it has none.
  ///
  /// - Parameters:
  ///   - views: The views of the page.
  ///   - owner: The full name of the view that has them.
  ///   - index: What is known of the app's types.
  init?(_ views: [ViewNode], owner: String, index: AppIndex) {
    guard let (node, owner) = Self.choice(in: views, owner: owner),
      let (state, cause) = Self.cause(of: node), state.type == owner,
      index.ownMembers(state.property, of: owner).contains(where: \.isState),
      let content = node.drawnBranch, content.label == "else",
      let other = node.contents.first(where: { $0.label != "else" })?.views.onlyOwn,
      let view = other.typeName, !ViewNode.isPlaceholderName(view), other.hasControls,
      // Both sides of a card, or a list and a grid of the same, are one page.
      content.views.onlyOwn.map({ $0.leads(on: state, to: view) }) != false
    else { return nil }
    self.node = node
    remaining = content.views
    presentation = Presentation(
      kind: .push, cause: cause, content: .views([other.shallow]),
      modifier: ViewNode.Modifier(Self.modifier, place: node.place), owner: owner)
  }

  /// The state that decides about the other page, and how; nil for other conditions.
  private static func cause(of node: ViewNode) -> (StatePlace, Presentation.Cause)? {
    if let state = node.argument(ViewNode.insteadLabel)?.statePlace { return (state, .flag(state)) }
    // Other values come by themselves, as what a page has loaded.
    guard let state = node.argument(ViewNode.itemInsteadLabel)?.statePlace, state.isCalledSelection
    else { return nil }
    return (state, .item(state))
  }

  /// The name of the modifier in the presentation.
  fileprivate static let modifier = "if"

  /// The condition that decides all that views show, but for what lies over it for a while, with the view that has it.
  ///
  /// - Parameter areLayers: Whether the views lie on top of each other.
  static func choice(
    in views: [ViewNode], owner: String, areLayers: Bool = false, depth: Int = 0
  ) -> (ViewNode, owner: String)? {
    let shown = views.filter { !ShownView.showsNothing($0) && !$0.isBackground }
    guard depth < 12, let node = shown.first,
      shown.dropFirst().allSatisfy({ areLayers && $0.isThereForAWhile })
    else { return nil }
    switch node.kind {
    case .choice: return (node, owner)
    case .own(let type):
      return choice(in: node.contents.flatMap(\.views), owner: type, depth: depth + 1)
    default:
      guard node.isLayout else { return nil }
      return choice(
        in: node.contents.first?.views ?? [], owner: owner, areLayers: node.name == "ZStack",
        depth: depth + 1)
    }
  }
}

extension Presentation {
  /// Whether it is a page that a view shows instead of its own content.
  var isInstead: Bool { modifier.name == ReplacedPage.modifier }
}

extension ViewNode {
  /// Whether a view of the app is given what goes on to another one, `WelcomeView { isSignUpShown = true }`.
  fileprivate func leads(on state: StatePlace, to other: String) -> Bool {
    let words = [typeName ?? "", other].flatMap { DerivedTitle.words(in: $0.lastComponent) }
    guard !words.contains(where: Self.sides.contains) else { return false }
    return arguments.contains { argument in
      guard case .closure(let closure) = argument.value else { return false }
      return closure.body.contains { $0.turnsOn(state.property) }
    }
  }

  /// Whether it only shows something under a condition, as a message that goes away.
  fileprivate var isThereForAWhile: Bool {
    switch kind {
    case .choice: return contents.count == 2 && contents.contains(where: \.views.isEmpty)
    case .own, .group, .framework("ZStack"):
      let views = contents.flatMap(\.views)
      return !views.isEmpty && views.allSatisfy(\.isThereForAWhile)
    case .framework, .loop, .unknown: return false
    }
  }

  /// What names call the sides of a card, and the ways to show the same content.
  private static let sides: Set<String> = [
    "Back", "Card", "Cell", "Compact", "Front", "Full", "Grid", "List", "Mini", "Row",
  ]

  /// Whether the view has something to tap or to fill in.
  var hasControls: Bool {
    if case .framework(let name) = kind, Self.controls.contains(name) { return true }
    return contents.contains { $0.views.contains(where: \.hasControls) }
  }

  private static let controls: Set<String> = [
    "Button", "NavigationLink", "SignInWithAppleButton", "TextField", "SecureField", "TextEditor",
    "Toggle", "Picker", "List", "Form", "TabView",
  ]
}

extension AppIndex.Member {
  /// Whether it is a state of a view.
  fileprivate var isState: Bool { declaration.attributes.contains { $0.name == "State" } }
}

extension Statement {
  /// Whether the statement sets a Boolean to `true`, also in `withAnimation { … }`.
  fileprivate func turnsOn(_ name: String) -> Bool {
    switch resultExpression?.kind {
    case .binary(let left, "=", let right):
      return left.lastName == name && right.kind == .boolean(true)
    case .call(let call):
      guard case .closure(let closure)? = call.arguments.last?.value.kind else { return false }
      return closure.body.contains { $0.turnsOn(name) }
    default: return false
    }
  }
}
