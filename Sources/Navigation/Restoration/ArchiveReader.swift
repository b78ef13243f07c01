/// Reads an archive part by part and records the parts that it cannot read.
struct ArchiveReader<
  Tab: Hashable & Sendable & Codable, Route: Hashable & Sendable & Codable,
  Sheet: Hashable & Sendable & Codable
> {
  private(set) var losses: [ArchiveLoss] = []

  private let bytes: [UInt8]
  private let homeTab: Tab

  init(_ bytes: [UInt8], homeTab: Tab) {
    self.bytes = bytes
    self.homeTab = homeTab
  }

  mutating func read() -> NavigationState<Tab, Route, Sheet> {
    var state = NavigationState<Tab, Route, Sheet>(selectedTab: homeTab)
    var reader = LenientJSONReader(bytes)
    guard let root = reader.read(), case .object = root.content else {
      losses.append(.everything)
      return state
    }
    if let damage = reader.damage { losses.append(.damaged(at: damage)) }
    if let version: Int = root["version"].flatMap(decode),
      version > NavigationArchive<Tab, Route, Sheet>.version
    {
      losses.append(.laterVersion(version))
    }
    if let json = root["selectedTab"] {
      if let tab: Tab = decode(json) {
        state.selectedTab = tab
      } else {
        losses.append(.selectedTab(text(json)))
      }
    }
    state.window = root["window"].flatMap(decode)
    for json in root["stacks"]?.elements ?? [] {
      guard let name = json["tab"] else { continue }
      if let tab: Tab = decode(name) {
        state[tab] = stack(json)
      } else {
        losses.append(.tab(text(name)))
      }
    }
    return state
  }

  private mutating func stack(_ json: LenientJSON) -> StackState<Route, Sheet> {
    var stack = StackState<Route, Sheet>()
    stack.columns = columns(json["columns"])
    stack.path = path(json["path"])
    let layers = json["layers"]?.elements ?? []
    for (index, json) in layers.enumerated() {
      guard let item: Sheet = json["item"].flatMap(decode),
        let style: PresentationStyle = json["style"].flatMap(decode)
      else {
        losses.append(.layer(text(json["item"] ?? json), above: layers.count - index - 1))
        break
      }
      stack.layers.append(
        PresentedLayer(
          item, style: style, path: path(json["path"]),
          isInteractiveDismissDisabled: json["isInteractiveDismissDisabled"].flatMap(decode)
            ?? false
        ))
    }
    if let json = json["confirmation"] {
      stack.confirmation = decode(json)
      if stack.confirmation == nil { losses.append(.confirmation(text(json))) }
    }
    if let json = json["pageStates"] {
      let states: [PageState]? = decode(json)
      stack.pageStates = states ?? []
      if states == nil { losses.append(.pageStates(text(json))) }
    }
    return stack
  }

  private mutating func columns(_ json: LenientJSON?) -> SplitColumns<Route>? {
    guard let json else { return nil }
    guard let count: SplitColumns<Route>.Count = json["count"].flatMap(decode) else {
      losses.append(.columns(text(json)))
      return nil
    }
    return SplitColumns(
      count, selections: path(json["selections"]),
      visibility: json["visibility"].flatMap(decode) ?? .automatic)
  }

  /// The pages up to the first unreadable one: without that page, those above it have no meaning.
  private mutating func path(_ json: LenientJSON?) -> [Route] {
    let pages = json?.elements ?? []
    var path: [Route] = []
    for (index, json) in pages.enumerated() {
      guard let route: Route = decode(json) else {
        losses.append(.page(text(json), above: pages.count - index - 1))
        break
      }
      path.append(route)
    }
    return path
  }

  /// Decodes a value; a truncated value might decode as another one, so it counts as unreadable.
  private func decode<Value: Decodable>(_ json: LenientJSON) -> Value? {
    guard json.isComplete else { return nil }
    return JSONFragment.decode(Value.self, from: bytes[json.range])
  }

  private func text(_ json: LenientJSON) -> String {
    String(decoding: bytes[json.range], as: UTF8.self)
  }
}
