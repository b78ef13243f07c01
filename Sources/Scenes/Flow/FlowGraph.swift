/// The screens of an app and the transitions between them.
///
/// Steps follow from the screens' states: a screen is reached from the screen whose state has one page, layer or
/// confirmation less. Links are declared by rows, cards and buttons.
public struct FlowGraph: Sendable, Equatable {
  /// One screen.
  public struct Node: Sendable, Equatable {
    /// The screen's id.
    public var id: String
    /// The title of the confirmation, else of the top page; the id if that is empty.
    public var title: String
    /// The index in ``FlowGraph/tabs`` of the screen's tab; nil if it is not one of them.
    public var tab: Int?
    /// The number of steps from the tab's root to the screen.
    public var depth: Int
    /// The index of the step that leads to the screen; nil if no screen leads to it.
    public var entry: Int?

    /// Creates a node from its parts.
    public init(id: String, title: String, tab: Int?, depth: Int, entry: Int? = nil) {
      self.id = id
      self.title = title
      self.tab = tab
      self.depth = depth
      self.entry = entry
    }
  }

  /// A transition from one screen to another.
  public struct Edge: Sendable, Equatable {
    /// The kind of an edge.
    public enum Kind: Sendable, Hashable {
      /// The target has the state of the source with more on top.
      case step(StepKind)
      /// A row, card or button of the source names the target.
      case link
    }

    /// The index in ``FlowGraph/nodes`` of the source screen.
    public var source: Int
    /// The index in ``FlowGraph/nodes`` of the target screen.
    public var target: Int
    /// The kind of the edge.
    public var kind: Kind
    /// The number of steps between the two states: more than one if the manifest has no screen in between, 0 for a
    /// link.
    public var steps: Int
    /// The text that the user taps, if a row, card or button declares the transition.
    public var label: String?
    /// Where the control comes from in the app's source, as `path:line`; edges that differ only in it are equal.
    @Uncompared public var place: String?

    /// Creates an edge from its parts.
    public init(
      source: Int, target: Int, kind: Kind, steps: Int, label: String? = nil,
      place: String? = nil
    ) {
      self.source = source
      self.target = target
      self.kind = kind
      self.steps = steps
      self.label = label
      self.place = place
    }
  }

  /// A link to a screen that is not in the manifest.
  public struct DanglingLink: Sendable, Equatable {
    /// The index in ``FlowGraph/nodes`` of the screen that declares it.
    public var source: Int
    /// The link.
    public var link: DeclaredLink

    /// Creates a dangling link from its parts.
    public init(source: Int, link: DeclaredLink) {
      self.source = source
      self.link = link
    }
  }

  /// The tabs of the app, in order, then its windows other than the main one.
  public private(set) var tabs: [TabItem]
  /// How many of the last ``tabs`` are windows.
  public private(set) var windowCount: Int
  /// The screens in the order of the manifest.
  public private(set) var nodes: [Node]
  /// The steps in the order of their target screens, then the links.
  public private(set) var edges: [Edge]
  /// The dangling links in the order of their screens.
  public private(set) var danglingLinks: [DanglingLink]

  /// Creates a graph from its parts.
  ///
  /// - Precondition: Every index is valid.
  public init(
    tabs: [TabItem], windowCount: Int = 0, nodes: [Node], edges: [Edge],
    danglingLinks: [DanglingLink] = []
  ) {
    precondition(edges.allSatisfy { nodes.indices ~= $0.source && nodes.indices ~= $0.target })
    precondition(nodes.allSatisfy { $0.entry.map(edges.indices.contains) ?? true })
    self.tabs = tabs
    self.windowCount = windowCount
    self.nodes = nodes
    self.edges = edges
    self.danglingLinks = danglingLinks
  }

  /// Finds the transitions between screens.
  ///
  /// Of two screens with the same state, the first is the source of further steps.
  ///
  /// - Parameters:
  ///   - scenes: The screens.
  ///   - ids: The ids of all screens of the app, if `scenes` are only some of them: then links to
  ///     the others are not dangling, and tabs without a screen are omitted.
  /// - Complexity: O(*n*) for all pages of the screens and their contents.
  public init(_ scenes: [Scene], among ids: Set<String> = []) {
    var builder = FlowGraphBuilder()
    for scene in scenes { builder.add(scene) }
    self = builder.graph(among: ids)
  }

  /// Whether the app has tabs, and not only windows.
  package var hasTabs: Bool { tabs.count > windowCount }

  /// Removes what belongs to other screens, if the graph has only some of the screens with certain ids.
  mutating func narrow(among ids: Set<String>) {
    danglingLinks.removeAll { ids.contains($0.link.target) }
    guard nodes.count < ids.count else { return }
    let kept = Set(nodes.compactMap(\.tab)).sorted().filter(tabs.indices.contains)
    let places = Dictionary(uniqueKeysWithValues: zip(kept, 0...))
    windowCount = kept.count { $0 >= tabs.count - windowCount }
    for index in nodes.indices { nodes[index].tab = nodes[index].tab.map { places[$0] ?? $0 } }
    tabs = kept.map { tabs[$0] }
  }
}

/// A row, card or button of a page that names the screen it leads to.
public struct DeclaredLink: Codable, Sendable, Hashable {
  /// The text that the user taps.
  public var label: String
  /// The id of the target screen, which may not exist.
  public var target: String
  /// Where the control comes from in the app's source, as `path:line`; links that differ only in it are equal.
  @Uncompared public var source: String?

  /// Creates a link from its text and the id of its screen.
  public init(_ label: String, to target: String) {
    self.label = label
    self.target = target
  }
}

extension Page {
  /// The links in the page's bar and content, from top to bottom.
  public var declaredLinks: [DeclaredLink] {
    var links: [DeclaredLink] = []
    append(linksTo: &links)
    return links
  }

}
