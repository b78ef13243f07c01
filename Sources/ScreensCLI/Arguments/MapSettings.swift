import FlowMaps

/// What the options of `map` add up to.
struct MapSettings: Sendable, Equatable {
  /// The form; nil means what the name of the file says, and text without one.
  var format: MapFormat?
  /// The older map, as JSON, to compare with.
  var older: String?
}
