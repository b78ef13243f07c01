package import Scenes

/// What a screen reader meets on a screen, in reading order.
///
/// An alert, a dialog, an open menu or a layer hides what is below it.
package struct AccessibleTree: Sendable, Equatable {
  /// The parts of the screen with their elements.
  package let elements: [AccessibleElement]
  private let head: [String]

  /// Reads a scene.
  ///
  /// - Parameter device: The device; a wide one shows columns side by side.
  package init(_ scene: Scene, on device: Device = .phone) {
    head = TextHeader(scene: scene).lines
    let all = Self.elements(of: scene, on: device)
    let menus = all.filter { $0.role == .menu }
    elements = menus.isEmpty ? all : menus
  }

  /// The tree as plain text: the facts about the screen, an empty line, and one line an element.
  package var text: String {
    (head + [""] + lines).map { $0 + "\n" }.joined()
  }

  /// One line an element, below that of the part of the screen, by which it is indented.
  package var lines: [String] { elements.flatMap { $0.lines() } }

  private static func elements(of scene: Scene, on device: Device) -> [AccessibleElement] {
    if let card = scene.confirmation { return [card.accessibleElement] }
    guard device.isPhone else { return wideElements(of: scene, on: device) }
    if let layer = scene.layers.last { return page(layer.pages, isRoot: false) }
    return page(scene.pages, isRoot: true) + [tabs(of: scene, as: .tabBar)].compactMap { $0 }
  }

  /// Columns from the leading edge, or what is above them.
  private static func wideElements(of scene: Scene, on device: Device) -> [AccessibleElement] {
    let parts = LayerParts(scene, on: device)
    if let top = parts.layers.last { return page(top.layer.pages, isRoot: false) }
    let base =
      parts.cover.map { page($0.pages, isRoot: false) }
      ?? columns(of: scene, hasInspector: parts.inspector != nil, on: device)
    let inspector = parts.inspector.flatMap {
      AccessibleElement(.inspector, page($0.layer.pages, isRoot: false))
    }
    return base + [inspector].compactMap { $0 }
  }

  private static func columns(
    of scene: Scene, hasInspector: Bool, on device: Device
  ) -> [AccessibleElement] {
    let inspector = hasInspector ? RegularMetrics.inspectorWidth : 0
    let area = Rect(
      x: 0, y: 0, width: device.display.width - inspector, height: device.display.height)
    let arrangement = ColumnArrangement(scene, in: area, on: device)
    let count = scene.columns?.columns ?? 1
    let columns = arrangement.columns.flatMap { column -> [AccessibleElement] in
      switch column.content {
      case .tabs: [tabs(of: scene, as: .sidebar, capacity: .max)].compactMap { $0 }
      case .page(let index):
        page(Array(scene.pages.dropFirst(index).prefix(1)), isRoot: true)
      case .detail: page(Array(scene.pages.dropFirst(count - 1)), isRoot: count == 1)
      }
    }
    let bar = arrangement.hasTopTabs ? tabs(of: scene, as: .tabBar, capacity: .max) : nil
    return [bar].compactMap { $0 } + columns
  }

  private static func tabs(
    of scene: Scene, as role: AccessibleElement.Role, capacity: Int = TabBar.capacity
  ) -> AccessibleElement? {
    let bar = TabBar(scene, capacity: capacity)
    let tabs = bar.items.enumerated().map { index, item in
      AccessibleElement(
        .tab, item.title, position: "\(index + 1) of \(bar.items.count)",
        traits: index == bar.selected ? [.selected] : [], icon: item.icon)
    }
    return AccessibleElement(role, tabs)
  }

  /// The top page of a stack.
  ///
  /// - Parameter isRoot: Whether the stack belongs to a tab, whose root page has a large title.
  private static func page(_ pages: [Page], isRoot: Bool) -> [AccessibleElement] {
    guard let shown = pages.last?.shown else { return [] }
    if let menu = shown.menu {
      return [AccessibleElement(.menu, menu.items.map(\.accessibleElement))].compactMap { $0 }
    }
    let content = shown.parts.map(\.drawing).accessibleElements
    return [
      AccessibleElement(
        .navigationBar, bar(shown.page, back: pages.dropLast().last, isRoot: isRoot)),
      AccessibleElement(.content, content),
    ].compactMap { $0 }
  }

  /// The buttons and the title of a page; a large title is below the buttons.
  private static func bar(_ page: Page, back: Page?, isRoot: Bool) -> [AccessibleElement] {
    var leading = page.leading.flatMap(\.accessibleElements)
    if let back, page.hasBackButton {
      let below = back.titleOnBackButton
      let title = below.isBlank ? SystemWords(page.language).back : below
      leading.insert(AccessibleElement(.button, title, traits: [.back]), at: 0)
    }
    let trailing = page.trailing.flatMap(\.accessibleElements)
    guard page.titleDisplay != .hidden, !page.title.isBlank else { return leading + trailing }
    let title = [AccessibleElement(.heading, page.title, level: 1)]
    let isLarge =
      page.titleDisplay == .large || (page.titleDisplay == .automatic && isRoot && back == nil)
    return isLarge ? leading + trailing + title : leading + title + trailing
  }
}
