extension LinkPattern {
  /// A link whose parameters are the whole payload of a case, in its order.
  ///
  ///     LinkPattern("detail", .path("id"), make: Page.detail)
  ///
  /// The parameters are taken out of a value by reflection: what `make` turns back into the same value
  /// is what the link stands for. A payload in another order, or in part, needs `match`.
  ///
  /// - Parameters:
  ///   - name: The component that stands before the parameters; may be several, separated by slashes.
  ///   - condition: Where the link applies; everywhere unless told otherwise.
  ///   - parameters: The parameters; those in the path stand in this order after the name.
  ///   - make: The case of the enumeration.
  public init<each Parameter: Sendable>(
    _ name: String, when condition: (@Sendable (LinkContext) -> Bool)? = nil,
    _ parameters: repeat LinkParameter<each Parameter>,
    make: @escaping @Sendable (repeat each Parameter) -> Value
  ) {
    self.init(name, when: condition, repeat each parameters, make: make) { value in
      var payload = Payload(of: value)
      guard payload.holds(repeat (each Parameter).self),
        let found = try? (repeat payload.next(as: (each Parameter).self))
      else { return nil }
      // Another case may have a payload of the same types.
      return make(repeat each found) == value ? found : nil
    }
  }

  /// A link whose parameters are the whole payload of a case, which applies only directly after the page
  /// with the given name.
  public init<each Parameter: Sendable>(
    _ name: String, after previous: String,
    _ parameters: repeat LinkParameter<each Parameter>,
    make: @escaping @Sendable (repeat each Parameter) -> Value
  ) {
    self.init(
      name, when: { $0.previousName == previous }, repeat each parameters, make: make)
  }
}

/// The values inside an enum case, one after the other.
private struct Payload {
  private struct WrongType: Error {}

  private var values: ArraySlice<Any>

  init(of value: Any) {
    guard let payload = Mirror(reflecting: value).children.first?.value else {
      values = []
      return
    }
    let mirror = Mirror(reflecting: payload)
    let isList = mirror.displayStyle == .tuple
    values = isList ? mirror.children.map(\.value)[...] : [payload]
  }

  /// Whether there is one value for each type.
  func holds<each Wanted>(_ types: repeat (each Wanted).Type) -> Bool {
    var count = 0
    for _ in repeat each types { count += 1 }
    return count == values.count
  }

  mutating func next<Wanted>(as type: Wanted.Type) throws -> Wanted {
    guard let value = values.popFirst() as? Wanted else { throw WrongType() }
    return value
  }
}
