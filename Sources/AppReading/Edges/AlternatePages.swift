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
      var drawn = node.drawnBranch
    else { return nil }
    let branches = node.contents.filter { content in
      content.views.contains(where: \.showsContent)
    }
    // `if session == nil { SignInView() } else { VStack { … } }`
    let state = node.argument(ViewNode.switchLabel)?.statePlace
    if node.contents.count == 2, node.isForGuests(drawn.label) == true, state?.type != owner,
      !(state.map(views.havePicker) ?? false), drawn.views.onlyOwn?.isGivenBinding != true,
      let written = node.contents.last, written.label != drawn.label,
      written.views.onlyOwn == nil, written.views.contains(where: \.hasControlsOrBars)
    {
      drawn = written
    }
    let pages = branches.compactMap(\.views.onlyOwn)
    let others = branches.compactMap { content -> (label: String?, page: ViewNode)? in
      guard content.label != drawn.label, let page = content.views.onlyOwn, page.hasControls,
        page.typeName != drawn.views.onlyOwn?.typeName
      else { return nil }
      return (content.label, page)
    }
    guard !others.isEmpty, drawn.views.contains(where: \.showsContent),
      node.isAboutSession
        || pages.count == branches.count && pages.allSatisfy({ $0.hasFrame() })
    else { return nil }
    self.node = node
    let places = Set(others.map(\.page.place))
    remaining = node.contents
      .filter { content in content.views.onlyOwn.map { !places.contains($0.place) } ?? true }
      .flatMap(\.views)
    presentations = others.map { label, page in
      Presentation(alternate: page, isForGuests: node.isForGuests(label), owner: owner)
    }
  }

  /// The names of the modifiers in the presentations of pages that come instead of others by themselves.
  fileprivate enum Names: String {
    case guests = "if logged out"
    case members = "if logged in"
    case others = "if elsewhere"

    init(isForGuests: Bool?) {
      self = isForGuests.map { $0 ? .guests : .members } ?? .others
    }
  }
}

extension Presentation {
  /// A page that comes instead of another one by itself.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - names: The cases of an enum that show it, if one does.
  ///   - type: The full name of that enum.
  ///   - isForGuests: Whether it is for somebody who is not logged in; nil if that does not decide.
  ///   - owner: The full name of the view that has it.
  init(
    alternate page: ViewNode, for names: [String] = [], of type: String? = nil,
    isForGuests: Bool? = nil, owner: String
  ) {
    let views = [page.shallow]
    let cases = Dictionary(names.map { ($0, views) }, uniquingKeysWith: { first, _ in first })
    self.init(
      kind: .push, cause: .unknown(""),
      content: type == nil || cases.isEmpty ? .views(views) : .cases(cases, of: type),
      modifier: ViewNode.Modifier(
        AlternatePages.Names(isForGuests: isForGuests).rawValue, place: page.place),
      owner: owner)
  }

  /// Whether it is a page that comes instead of another one by itself.
  var isAlternate: Bool { AlternatePages.Names(rawValue: modifier.name) != nil }

  /// Whether it is a page that comes instead of another one for somebody who is not logged in; false if it is the other
  /// way round, nil for everything else.
  var isForGuests: Bool? {
    switch AlternatePages.Names(rawValue: modifier.name) {
    case .guests: true
    case .members: false
    case .others, nil: nil
    }
  }
}

extension ViewNode {
  /// Whether the view, or a bar of it, has something to tap or to fill in.
  fileprivate var hasControlsOrBars: Bool {
    hasControls
      || modifiers.contains { $0.contents.contains { $0.views.contains(where: \.hasControls) } }
  }

  /// Whether it gets a binding, by which it may go on to the other page itself.
  fileprivate var isGivenBinding: Bool {
    arguments.contains { if case .binding = $0.value { true } else { false } }
  }

  /// Whether a condition asks whether somebody has logged in, or shows a page for those who have not.
  fileprivate var isAboutSession: Bool {
    contents.contains { isForGuests($0.label) != nil }
  }

  /// Whether a branch of a condition is for somebody who is not logged in; nil if the condition is about something else.
  ///
  /// - Parameter label: The label of the branch.
  fileprivate func isForGuests(_ label: String?) -> Bool? {
    for content in contents {
      let name = (content.views.onlyOwn?.typeName?.lastComponent ?? "").lowercased()
      if Self.outsideWords.contains(where: name.includes) { return content.label == label }
    }
    for content in contents {
      let condition = (content.label ?? "").lowercased()
      // `case .needsLogin`
      let isCase = condition.hasPrefix(".") || condition.includes(" is .")
      if isCase, Self.isForGuests(case: condition.lastComponent) { return content.label == label }
      guard Self.sessionWords.contains(where: condition.includes) else { continue }
      let isNegated = condition.hasPrefix("!") || condition.hasSuffix("== false")
      return (content.label == label) == (isNegated != condition.includes("guest"))
    }
    return nil
  }

  /// Whether a case is called after somebody who is not logged in, in small letters: `needslogin`, `signedout(error)`.
  private static func isForGuests(case name: String) -> Bool {
    var name = name.prefix { $0.isLetter }
    for verb in ["needs", "requires", "to"] where name.hasPrefix(verb) {
      name = name.dropFirst(verb.count)
    }
    return guestCases.contains(String(name))
  }

  private static let guestCases: Set<String> = [
    "guest", "loggedout", "login", "notloggedin", "notsignedin", "signedout", "signin",
    "unauthenticated", "unauthorized",
  ]

  private static let sessionWords: [String] = [
    "loggedin", "signedin", "authenticated", "isauthorized", "isguest", "islogin",
  ]
  private static let outsideWords: [String] = [
    "login", "signin", "loggedout", "signedout", "notlogged", "unauthorized", "guest", "incognito",
  ]

  /// Whether the view begins with a stack of its own, or has the title of a page.
  ///
  /// - Parameter ofItself: Whether what a view of the app inside of this one begins with does not count.
  func hasFrame(ofItself: Bool = false, depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    if modifiers.contains(where: { Self.titles.contains($0.name) }) { return true }
    switch kind {
    case .framework("NavigationStack"), .framework("NavigationView"): return true
    case .own where ofItself && depth > 0: return false
    case .own, .group, .framework: break
    // A page that shows another one instead of itself.
    case .choice:
      let branches = contents.filter { !$0.views.allSatisfy(ShownView.showsNothing) }
      return !branches.isEmpty
        && branches.allSatisfy { branch in
          branch.views.contains { $0.hasFrame(ofItself: ofItself, depth: depth + 1) }
        }
    case .loop, .unknown: return false
    }
    return contents.first?.views
      .contains { $0.hasFrame(ofItself: ofItself, depth: depth + 1) } ?? false
  }

  private static let titles: Set<String> = ["navigationTitle", "navigationBarTitle"]
}
