extension StackState {
  /// A name for each layer that SwiftUI can tell layers apart by.
  ///
  /// The same layer has the same name in every launch, and two different ones never share one: the
  /// name is made of the place and the whole value, never of a hash. A type that cannot be encoded and
  /// describes itself must tell its values apart in that description.
  public var layerIDs: [String] {
    layers.enumerated().map {
      "\($0).\($1.style.coversEverything ? "cover" : "sheet").\(Self.name(of: $1.item))"
    }
  }

  private static func name(of item: Sheet) -> String {
    if let item = item as? any Encodable, let text = try? JSONFragment.encode(item) { return text }
    return String(reflecting: item)
  }
}
