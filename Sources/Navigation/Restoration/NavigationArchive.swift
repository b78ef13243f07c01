/// A navigation state as text, for the next launch.
///
/// The text is JSON with a version. Reading never fails: it keeps the valid parts, at least the beginning of
/// each path, and reports the losses.
public struct NavigationArchive<
  Tab: Hashable & Sendable & Codable, Route: Hashable & Sendable & Codable,
  Sheet: Hashable & Sendable & Codable
>: Hashable, Sendable {
  /// The archived value.
  public typealias State = NavigationState<Tab, Route, Sheet>

  /// The version of the format that is written.
  public static var version: Int { 1 }

  /// The state, as far as it could be read.
  public var state: State
  /// The parts that could not be read; empty if the whole archive is valid.
  public var losses: [ArchiveLoss]

  /// Archives a state.
  public init(_ state: State) {
    self.state = state
    losses = []
  }

  /// Reads an archive.
  ///
  /// - Parameters:
  ///   - text: A result of `text()`, possibly damaged.
  ///   - homeTab: The tab to select if the archive does not name one.
  public init(reading text: String, homeTab: Tab) {
    self.init(reading: Array(text.utf8), homeTab: homeTab)
  }

  /// Reads an archive.
  ///
  /// - Parameters:
  ///   - bytes: The text as UTF-8.
  ///   - homeTab: The tab to select if the archive does not name one.
  public init(reading bytes: [UInt8], homeTab: Tab) {
    var reader = ArchiveReader<Tab, Route, Sheet>(bytes, homeTab: homeTab)
    state = reader.read()
    losses = reader.losses
  }

  /// The archive's text; equal states give equal texts.
  ///
  /// - Throws: The errors of the app's own types when they are encoded.
  public func text() throws -> String {
    // Not by JSONEncoder, because the order matters: the most important parts come first, so that a
    // truncated archive loses the least important ones.
    let stacks = try state.stacks
      .map { try (JSONFragment.encode($0.key), $0.value) }
      .sorted { $0.0 < $1.0 }
      .map { try stackText($0.1, tab: $0.0) }
    let selected = try JSONFragment.encode(state.selectedTab)
    let window = try state.window.map { ",\"window\":\(try JSONFragment.encode($0))" } ?? ""
    return "{\"version\":\(Self.version),\"selectedTab\":\(selected)\(window),"
      + "\"stacks\":\(list(stacks))}"
  }

  private func stackText(_ stack: StackState<Route, Sheet>, tab: String) throws -> String {
    var text = "{\"tab\":\(tab)"
    if let columns = stack.columns { text += ",\"columns\":\(try JSONFragment.encode(columns))" }
    text += ",\"path\":\(list(try stack.path.map(JSONFragment.encode)))"
    if !stack.layers.isEmpty {
      let layers = try stack.layers.map { layer in
        let item = try JSONFragment.encode(layer.item)
        let style = try JSONFragment.encode(layer.style)
        let path = list(try layer.path.map(JSONFragment.encode))
        let pin = layer.isInteractiveDismissDisabled ? ",\"isInteractiveDismissDisabled\":true" : ""
        return "{\"item\":\(item),\"style\":\(style),\"path\":\(path)\(pin)}"
      }
      text += ",\"layers\":\(list(layers))"
    }
    if let confirmation = stack.confirmation {
      text += ",\"confirmation\":\(try JSONFragment.encode(confirmation))"
    }
    if !stack.pageStates.isEmpty {
      text += ",\"pageStates\":\(try JSONFragment.encode(stack.pageStates))"
    }
    return text + "}"
  }

  private func list(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }
}

/// A part of an archive that could not be restored.
public enum ArchiveLoss: Hashable, Sendable {
  /// The text is not an archive.
  case everything
  /// The text is truncated or damaged at this byte; the rest is lost.
  case damaged(at: Int)
  /// The archive has a later version of the format; the parts that are unknown here are lost.
  case laterVersion(Int)
  /// The selected tab is unknown; the home tab is selected.
  case selectedTab(String)
  /// A tab is unknown, and its stack is lost.
  case tab(String)
  /// A page is unknown; it is lost with the pages above it.
  case page(String, above: Int)
  /// A layer is unknown; it is lost with the layers above it.
  case layer(String, above: Int)
  /// The question cannot be read.
  case confirmation(String)
  /// The columns of a split view cannot be read; the stack is a plain one.
  case columns(String)
  /// The states of the top page cannot be read.
  case pageStates(String)
}

extension ArchiveLoss: CustomStringConvertible {
  /// A message for the user.
  public var description: String {
    switch self {
    case .everything: "The text is not a navigation archive."
    case .damaged(let byte): "The archive is damaged at byte \(byte)."
    case .laterVersion(let version): "The archive has the later format \(version)."
    case .selectedTab(let text): "The selected tab \(text) is unknown."
    case .tab(let text): "The tab \(text) is unknown."
    case .page(let text, 0): "The page \(text) is unknown."
    case .page(let text, let above):
      "The page \(text) is unknown, and \(above) above it are lost too."
    case .layer(let text, 0): "The layer \(text) is unknown."
    case .layer(let text, let above):
      "The layer \(text) is unknown, and \(above) above it are lost too."
    case .confirmation(let text): "The question \(text) cannot be read."
    case .columns(let text): "The columns \(text) cannot be read."
    case .pageStates(let text): "The page states \(text) cannot be read."
    }
  }
}
