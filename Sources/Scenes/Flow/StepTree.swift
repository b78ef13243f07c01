/// The states of screens as paths of a tree, so that the state before a step is found in constant time.
///
/// A path is the tab, then each page, page state, layer and question from the bottom up. Pages are known by their
/// digests: a million screens then need 100 MB instead of their contents.
struct StepTree {
  /// What is added to a state.
  private enum Part: UInt8 {
    case base
    case page
    case pageState
    case layer
    case question
  }

  private struct Key: Hashable {
    let parent: Int32
    let part: Part
    let digest: StateDigest
  }

  private var places: [Key: Int32] = [:]
  /// The node before each node; -1 for the tab.
  private var parents: [Int32] = []

  /// The node before the last step to a node; nil for that of a tab.
  func before(_ node: Int32) -> Int32? {
    parents[Int(node)] < 0 ? nil : parents[Int(node)]
  }

  /// The number of nodes, which are numbered from 0.
  var count: Int { parents.count }

  /// Adds the state of a scene, and returns its node: the same one for the same state.
  ///
  /// - Parameter isVisible: Whether only what is visible counts, not the stacks of other tabs.
  /// - Complexity: O(pages of the scene and their contents).
  mutating func insert(_ scene: Scene, visible isVisible: Bool = false) -> Int32 {
    let base = StateDigest { hasher in
      hasher.combine(scene.selectedTab)
      hasher.combine(scene.columns)
      hasher.combine(scene.window)
      hasher.combine(isVisible ? [] : scene.otherStacks)
    }
    var node = insert(.base, base, after: -1)
    for (index, page) in scene.pages.enumerated() {
      // The first page belongs to the tab: no step leads from one without pages.
      node = insert(page, index == 0 ? .base : .page, after: node)
    }
    for layer in scene.layers {
      var outside = layer
      outside.pages = []
      for (index, page) in layer.pages.enumerated() {
        node =
          index == 0
          ? insert(page, .layer, of: outside, after: node) : insert(page, .page, after: node)
      }
    }
    if let confirmation = scene.confirmation {
      node = insert(.question, StateDigest { $0.combine(confirmation) }, after: node)
    }
    return node
  }

  /// Adds a page and, as a step of its own, its state.
  private mutating func insert(
    _ page: Page, _ part: Part, of layer: Layer? = nil, after parent: Int32
  ) -> Int32 {
    var usual = page
    usual.states = []
    let node = insert(
      part,
      StateDigest { hasher in
        hasher.combine(layer)
        hasher.combine(usual)
      }, after: parent)
    guard !page.states.isEmpty else { return node }
    return insert(.pageState, StateDigest { $0.combine(page.states) }, after: node)
  }

  private mutating func insert(_ part: Part, _ digest: StateDigest, after parent: Int32) -> Int32 {
    let key = Key(parent: parent, part: part, digest: digest)
    if let node = places[key] { return node }
    let node = Int32(parents.count)
    places[key] = node
    parents.append(parent)
    return node
  }
}

/// A digest of hashable values, valid in this process.
///
/// Two hashes of 64 bits under the process's random key: a manifest cannot aim at equal ones.
struct StateDigest: Hashable {
  private let first: Int
  private let second: Int

  init(_ feed: (inout Hasher) -> Void) {
    var hasher = Hasher()
    feed(&hasher)
    first = hasher.finalize()
    hasher = Hasher()
    // Another start, since values that lead to the same state of a hasher would do so again.
    hasher.combine(UInt8(1))
    feed(&hasher)
    second = hasher.finalize()
  }
}
