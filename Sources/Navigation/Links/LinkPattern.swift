/// The link of one kind of tab, page or sheet: its name and its parameters.
///
/// One declaration serves for parsing and writing, so that both always agree:
///
///     LinkPattern("detail", .path("id"), make: Page.detail) {
///       if case .detail(let id) = $0 { id } else { nil }
///     }
public struct LinkPattern<Value: Hashable & Sendable>: Sendable {
  /// The declared name, parameters and functions.
  ///
  /// A class, because copying a struct with these fields took a third of the time of parsing a link.
  final class Declaration: Sendable {
    /// The declared name.
    let name: String
    /// The name's components; more than one for a name such as `user/profile`.
    let names: [String]
    let pathParameters: [String]
    let condition: (@Sendable (LinkContext) -> Bool)?
    let read: @Sendable (LinkArguments) throws(LinkError) -> Value
    let write: @Sendable (Value) -> LinkFields?
    /// The value of a link without parameters.
    let constant: Value?

    init(
      name: String, pathParameters: [String], condition: (@Sendable (LinkContext) -> Bool)?,
      constant: Value? = nil,
      read: @escaping @Sendable (LinkArguments) throws(LinkError) -> Value,
      write: @escaping @Sendable (Value) -> LinkFields?
    ) {
      names = name.split(separator: "/").map(String.init)
      self.name = names.joined(separator: "/")
      self.pathParameters = pathParameters
      self.condition = condition
      self.constant = constant
      self.read = read
      self.write = write
    }

    /// The priority of this declaration; if two apply, the one with the higher rank wins.
    ///
    /// A condition counts more than any name, and a name more than any parameter.
    var rank: Int {
      (condition == nil ? 0 : 1 << 20) + names.count << 10 + pathParameters.count
    }
  }

  let declaration: Declaration

  /// A link without parameters.
  ///
  /// - Parameters:
  ///   - name: The component for the value; may be several, separated by slashes.
  ///   - condition: Where the link applies; everywhere by default.
  ///   - value: The value.
  public init(
    _ name: String, when condition: (@Sendable (LinkContext) -> Bool)? = nil, _ value: Value
  ) {
    declaration = Declaration(
      name: name, pathParameters: [], condition: condition, constant: value,
      read: { _ in value },
      write: { $0 == value ? LinkFields() : nil })
  }

  /// A link with parameters.
  ///
  /// - Parameters:
  ///   - name: The component before the parameters; may be several, separated by slashes.
  ///   - condition: Where the link applies; everywhere by default.
  ///   - parameters: The parameters; those in the path follow the name in this order.
  ///   - make: Makes the value from the parameters, usually a case of an enumeration.
  ///   - match: Extracts the parameters from a value; nil for values of other kinds.
  public init<each Parameter: Sendable>(
    _ name: String, when condition: (@Sendable (LinkContext) -> Bool)? = nil,
    _ parameters: repeat LinkParameter<each Parameter>,
    make: @escaping @Sendable (repeat each Parameter) -> Value,
    match: @escaping @Sendable (Value) -> (repeat each Parameter)?
  ) {
    var inPath: [String] = []
    for (name, isInPath) in repeat ((each parameters).name, (each parameters).place == .path) {
      if isInPath { inPath.append(name) }
    }
    // A pack cannot be captured by a closure; a tuple of it can.
    let parameters = (repeat each parameters)
    declaration = Declaration(
      name: name, pathParameters: inPath, condition: condition,
      read: { arguments throws(LinkError) in
        var arguments = arguments
        return make(repeat try arguments.take(each parameters))
      },
      write: { value in
        guard let values = match(value) else { return nil }
        var fields = LinkFields()
        for (parameter, value) in repeat (each parameters, each values) {
          fields.add(parameter.name, parameter.place == .path, parameter.write(value))
        }
        return fields
      })
  }
}

extension LinkPattern {
  /// A link without parameters that applies only directly after the page with the given name.
  public init(_ name: String, after previous: String, _ value: Value) {
    self.init(name, when: { $0.previousName == previous }, value)
  }

  /// A link with parameters that applies only directly after the page with the given name.
  public init<each Parameter: Sendable>(
    _ name: String, after previous: String, _ parameters: repeat LinkParameter<each Parameter>,
    make: @escaping @Sendable (repeat each Parameter) -> Value,
    match: @escaping @Sendable (Value) -> (repeat each Parameter)?
  ) {
    self.init(
      name, when: { $0.previousName == previous }, repeat each parameters, make: make, match: match)
  }
}

/// A value's parameters as texts.
struct LinkFields {
  var path: [(name: String, text: String)] = []
  var query: [(name: String, values: [String?])] = []

  fileprivate mutating func add(_ name: String, _ isInPath: Bool, _ texts: [String?]) {
    if isInPath {
      for text in texts { path.append((name, text ?? "")) }
    } else {
      query.append((name, texts))
    }
  }
}

extension LinkPattern {
  /// A link whose parameters are all associated values of a case, in their order.
  ///
  ///     LinkPattern("detail", .path("id"), make: Page.detail)
  ///
  /// Reflection extracts the parameters from a value. The link matches if `make` turns them back into the
  /// same value. Parameters in another order, or only some of them, need `match`.
  ///
  /// - Parameters:
  ///   - name: The component before the parameters; may be several, separated by slashes.
  ///   - condition: Where the link applies; everywhere by default.
  ///   - parameters: The parameters; those in the path follow the name in this order.
  ///   - make: The case of the enumeration.
  public init<each Parameter: Sendable>(
    _ name: String, when condition: (@Sendable (LinkContext) -> Bool)? = nil,
    _ parameters: repeat LinkParameter<each Parameter>,
    make: @escaping @Sendable (repeat each Parameter) -> Value
  ) {
    self.init(name, when: condition, repeat each parameters, make: make) { value in
      var payload = Payload(of: value)
      guard payload.hasValue(forEach: repeat (each Parameter).self),
        let found = try? (repeat payload.next(as: (each Parameter).self))
      else { return nil }
      // Another case may have a payload of the same types.
      return make(repeat each found) == value ? found : nil
    }
  }

  /// A link whose parameters are all associated values of a case, which applies only directly after the page
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

/// The associated values of an enum case, one after the other.
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
  func hasValue<each Wanted>(forEach types: repeat (each Wanted).Type) -> Bool {
    var count = 0
    for _ in repeat each types { count += 1 }
    return count == values.count
  }

  mutating func next<Wanted>(as type: Wanted.Type) throws -> Wanted {
    guard let value = values.popFirst() as? Wanted else { throw WrongType() }
    return value
  }
}
