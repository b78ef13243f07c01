/// A navigation state as text, for the next launch.
///
/// The text is JSON with a version. Reading it never fails: it keeps what is sound, the beginning of
/// each path at least, and reports what it had to drop.
public struct NavigationArchive<
  Tab: Hashable & Sendable & Codable, Route: Hashable & Sendable & Codable,
  Sheet: Hashable & Sendable & Codable
>: Hashable, Sendable {
  /// What is archived.
  public typealias State = NavigationState<Tab, Route, Sheet>

  /// The version of the format that is written.
  public static var version: Int { 1 }

  /// The state, as far as it could be read.
  public var state: State
  /// What could not be read; empty if the archive was sound.
  public var losses: [ArchiveLoss]

  /// Archives a state.
  public init(_ state: State) {
    self.state = state
    losses = []
  }

  /// Reads an archive.
  ///
  /// - Parameters:
  ///   - text: What `text()` returned once, whatever has happened to it since.
  ///   - homeTab: The tab to select when the archive does not say.
  public init(reading text: String, homeTab: Tab) {
    self.init(reading: Array(text.utf8), homeTab: homeTab)
  }

  /// Reads an archive.
  ///
  /// - Parameters:
  ///   - bytes: The text as UTF-8.
  ///   - homeTab: The tab to select when the archive does not say.
  public init(reading bytes: [UInt8], homeTab: Tab) {
    var reader = ArchiveReader<Tab, Route, Sheet>(bytes, homeTab: homeTab)
    state = reader.read()
    losses = reader.losses
  }

  /// The archive's text; equal states give equal texts.
  ///
  /// - Throws: What the app's own types throw when they are encoded.
  public func text() throws -> String {
    // Written by hand, because the order counts: what matters most stands first, so that an archive
    // that is cut off loses what matters least.
    let stacks = try state.stacks
      .map { try (JSONFragment.encode($0.key), $0.value) }
      .sorted { $0.0 < $1.0 }
      .map { try stackText($0.1, tab: $0.0) }
    let selected = try JSONFragment.encode(state.selectedTab)
    return
      "{\"version\":\(Self.version),\"selectedTab\":\(selected),\"stacks\":\(list(stacks))}"
  }

  private func stackText(_ stack: StackState<Route, Sheet>, tab: String) throws -> String {
    var text = "{\"tab\":\(tab),\"path\":\(list(try stack.path.map(JSONFragment.encode)))"
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
    return text + "}"
  }

  private func list(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }
}
