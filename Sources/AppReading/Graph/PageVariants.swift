/// The other ways in which pages are opened: a form for something new, and the same form for what is there already, with a
/// button that deletes it.
struct PageVariants {
  /// A page as it is opened in one of these ways.
  struct Page {
    /// The screen.
    var key: ScreenKey
    /// What it is made from.
    var origin: ScreenOrigin
    /// What it shows.
    var shown: ShownScreen
    /// What making it used of the app's files.
    var uses: SeenFiles.Uses
  }

  /// What a view is given that may decide what it shows: the names of cases, Booleans, texts, the texts of instances, and
  /// what there is.
  private typealias Ways = Set<[String]>

  /// The pages that were followed.
  private(set) var pages: [Page] = []
  /// The full names of the app's views on them.
  private(set) var shownTypes: Set<String> = []
  private var known: [ScreenKey: Ways] = [:]
  private var candidates: [(candidate: GraphBuilder.Candidate, isInstance: Bool)] = []

  /// The most ways that are followed beside the first one, as of a list of options for each row of a form, and the most that
  /// differ from another one only in texts.
  static let most = 40
  /// The most ways that are another one with other words of an instance, as the pages of the elements of a known list.
  private static let mostInstances = 40

  /// Notes how a screen is opened first.
  mutating func open(_ candidate: GraphBuilder.Candidate) {
    guard let way = Self.way(of: candidate.target) else { return }
    known[candidate.target.key, default: []].insert(way)
  }

  /// Whether a known screen is opened in another way.
  func isNew(_ target: Target) -> Bool {
    guard let known = known[target.key], let way = Self.way(of: target) else { return false }
    return Self.isOneMore(way, than: known)
  }

  /// Notes another way in which a screen is opened.
  mutating func note(_ candidate: GraphBuilder.Candidate) {
    let key = candidate.target.key
    guard candidate.isPage, let way = Self.way(of: candidate.target),
      Self.isOneMore(way, than: known[key] ?? [])
    else { return }
    let isInstance = Self.isInstance(way, of: known[key] ?? [])
    known[key, default: []].insert(way)
    candidates.append((candidate, isInstance))
  }

  /// Whether a way is none of those that are known, and one of the first others.
  private static func isOneMore(_ way: [String], than known: Ways) -> Bool {
    guard !known.contains(way) else { return false }
    if isInstance(way, of: known) { return known.count <= mostInstances }
    func withoutTexts(_ way: [String]) -> [String] {
      way.map { $0.hasSuffix("\"") ? String($0.prefix { $0 != "\"" }) : $0 }
    }
    let ways = Set(known.map(withoutInstances))
    let others = Set(ways.map(withoutTexts))
    return others.contains(withoutTexts(withoutInstances(way)))
      ? ways.count - others.count < most : others.count <= most
  }

  /// Whether a way differs from one that is known only in an instance.
  private static func isInstance(_ way: [String], of known: Ways) -> Bool {
    let others = withoutInstances(way)
    return others != way && known.contains { withoutInstances($0) == others }
  }

  private static func withoutInstances(_ way: [String]) -> [String] {
    way.map { $0.hasSuffix("}") ? String($0.prefix { $0 != "{" }) : $0 }
  }

  fileprivate mutating func take() -> [(candidate: GraphBuilder.Candidate, isInstance: Bool)] {
    defer { candidates = [] }
    return candidates
  }

  fileprivate mutating func add(_ page: Page, showing types: Set<String>) {
    pages.append(page)
    shownTypes.formUnion(types)
  }

  private static func way(of target: Target) -> [String]? {
    switch target.key.subject {
    case .view, .part: target.views.onlyOwn.map(way)
    case .enumCase: nil
    }
  }

  /// What a view is given that may decide what it shows.
  static func way(of view: ViewNode) -> [String] {
    view.arguments.compactMap { argument in
      let value: String
      switch argument.value {
      case .enumCase(let found): value = "." + found.name
      case .boolean(let flag): value = "\(flag)"
      case .nothing: value = "nil"
      case .text(let text): value = text.plain.map { "\"\($0)\"" } ?? "…"
      case .object(let object):
        let kinds = object.isUnknown || object.state != nil ? "" : object.kinds
        value = object.words.map { "\(kinds){\($0)}" } ?? (kinds.isEmpty ? "…" : kinds)
      case .binding: return nil
      default: value = "…"
      }
      return "\(argument.label ?? "_"): \(value)"
    }
  }
}

extension GraphBuilder {
  /// Follows what pages have only where they are opened in another way than the first one; false if there is nothing.
  func followVariants() -> Bool {
    let taken = variants.take().filter { screens[$0.candidate.target.key] != nil }
    makePages(of: taken.map(\.candidate))
    for (candidate, isInstance) in taken { follow(variant: candidate, isInstance) }
    return !taken.isEmpty
  }

  /// - Parameter isInstance: Whether it only shows another instance, whose controls are the same.
  private func follow(variant candidate: Candidate, _ isInstance: Bool) {
    let key = candidate.target.key
    let made = nextPage()
    variants.add(
      PageVariants.Page(
        key: key, origin: candidate.origin, shown: made.shown, uses: made.uses),
      showing: made.shown.views.shownTypes)
    if isInstance { return }
    guard var screen = screens[key], made.shown.view == screen.view else { return }
    let known = Set((screen.triggers + allTriggers(of: screen)).map(\.place))
    let walk = PageWalk(made.shown.views, owner: screen.view, index: reader.index)
    screen.reading = made.shown.reading
    screen.triggers = walk.triggers
    screen.scope =
      scoped(walk.presentations, page: key, level: candidate.path.layers.count) + candidate.scope
    let search = search(on: screen)
    for trigger in allTriggers(of: screen)
    where !trigger.isDisabled && (trigger.isControl || !known.contains(trigger.place))
      && !postpone(trigger, on: key)
    {
      follow(trigger, search, &screen)
    }
  }
}

extension ObjectValue {
  /// The cases and Booleans of an instance, which may decide what a page shows.
  fileprivate var kinds: String {
    properties.sorted { $0.key < $1.key }.compactMap { name, value -> String? in
      switch value {
      case .enumCase(let found): ".\(found.name)"
      case .boolean(let flag): "\(name): \(flag)"
      default: nil
      }
    }.joined(separator: " ")
  }

  /// The known texts of an instance, as people may read them; nil if it has none.
  fileprivate var words: String? {
    guard !isUnknown, state == nil else { return nil }
    let texts = properties.sorted { $0.key < $1.key }.compactMap { $0.value.knownText }
    return texts.isEmpty ? nil : texts.joined(separator: "|")
  }
}
