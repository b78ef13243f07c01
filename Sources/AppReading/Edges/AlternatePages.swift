import Scenes

/// The pages of which a condition shows one that is decided elsewhere:
/// `if session.isLoggedIn { AccountView() } else { SignInView() }`.
///
/// The page draws one of them; the others are screens that come instead of it by themselves. They are pages, and no parts of
/// one, if the condition is about a log-in, or if each has a title or a stack of its own.
struct AlternatePages {
  /// The condition.
  let node: ViewNode
  /// What shows the other pages.
  let presentations: [Presentation]
  /// The views of the branches that are no screens of their own.
  let remaining: [ViewNode]

  /// Finds the pages; nil if there is only one.
  ///
  /// - Parameters:
  ///   - views: The views of the page.
  ///   - owner: The full name of the view that has them.
  init?(_ views: [ViewNode], owner: String) {
    guard let (node, owner) = ReplacedPage.choice(in: views, owner: owner),
      let drawn = node.drawnBranch
    else { return nil }
    let branches = node.contents.filter { content in
      content.views.contains(where: \.showsContent)
    }
    let pages = branches.compactMap(\.views.onlyOwn)
    let others = branches.filter { $0.label != drawn.label }.compactMap(\.views.onlyOwn)
      .filter { $0.typeName != drawn.views.onlyOwn?.typeName && $0.hasControls }
    guard !others.isEmpty, drawn.views.contains(where: \.showsContent),
      node.isAboutSession
        || pages.count == branches.count && pages.allSatisfy({ $0.hasFrame() })
    else { return nil }
    self.node = node
    let places = Set(others.map(\.place))
    remaining = node.contents
      .filter { content in content.views.onlyOwn.map { !places.contains($0.place) } ?? true }
      .flatMap(\.views)
    presentations = others.map { other in
      Presentation(
        kind: .push, cause: .unknown(""), content: .views([other.shallow]),
        modifier: ViewNode.Modifier(Self.modifier, place: other.place), owner: owner)
    }
  }

  /// The name of the modifier in the presentations.
  fileprivate static let modifier = "if elsewhere"
}

extension Presentation {
  /// Whether it is a page that comes instead of another one by itself.
  var isAlternate: Bool { modifier.name == AlternatePages.modifier }
}

extension ViewNode {
  /// Whether a condition asks whether somebody has logged in, or shows a page for those who have not.
  fileprivate var isAboutSession: Bool {
    contents.contains { content in
      let label = (content.label ?? "").lowercased()
      let name = (content.views.onlyOwn?.typeName?.lastComponent ?? "").lowercased()
      return Self.sessionWords.contains(where: label.includes)
        || Self.outsideWords.contains(where: name.includes)
    }
  }

  private static let sessionWords: [StaticString] = [
    "loggedin", "signedin", "authenticated", "isauthorized", "isguest", "islogin",
  ]
  private static let outsideWords: [StaticString] = [
    "login", "signin", "loggedout", "signedout", "notlogged", "unauthorized", "guest", "incognito",
  ]

  /// Whether the view begins with a stack of its own, or has the title of a page.
  func hasFrame(depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    if modifiers.contains(where: { Self.titles.contains($0.name) }) { return true }
    switch kind {
    case .framework("NavigationStack"), .framework("NavigationView"): return true
    case .own, .group, .framework: break
    case .choice, .loop, .unknown: return false
    }
    return contents.first?.views.contains { $0.hasFrame(depth: depth + 1) } ?? false
  }

  private static let titles: Set<String> = ["navigationTitle", "navigationBarTitle"]
}
