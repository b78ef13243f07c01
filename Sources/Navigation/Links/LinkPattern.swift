/// How one kind of tab, page or sheet stands in a link: its name and its parameters.
///
/// The same declaration is read and written, so that the two cannot drift apart:
///
///     LinkPattern("detail", .path("id"), make: Page.detail) {
///       if case .detail(let id) = $0 { id } else { nil }
///     }
public struct LinkPattern<Value: Hashable & Sendable>: Sendable {
  /// What was declared.
  ///
  /// A class, because copying the struct's parts was a third of the time of reading a link.
  final class Declaration: Sendable {
    /// The name as it was declared.
    let name: String
    /// The name's components; more than one for a name such as `user/profile`.
    let names: [String]
    let pathParameters: [String]
    let condition: (@Sendable (LinkContext) -> Bool)?
    let read: @Sendable (LinkArguments) throws(LinkError) -> Value
    let write: @Sendable (Value) -> LinkFields?
    /// The one value of a link without parameters.
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

    /// How much of a link this declaration explains; where two apply, the greater one counts.
    ///
    /// A condition is worth more than any name, and a name more than any parameter.
    var rank: Int {
      (condition == nil ? 0 : 1 << 20) + names.count << 10 + pathParameters.count
    }
  }

  let declaration: Declaration

  /// A link without parameters.
  ///
  /// - Parameters:
  ///   - name: The component that stands for the value; may be several, separated by slashes.
  ///   - condition: Where the link applies; everywhere unless told otherwise.
  ///   - value: What it stands for.
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
  ///   - name: The component that stands before the parameters; may be several, separated by slashes.
  ///   - condition: Where the link applies; everywhere unless told otherwise.
  ///   - parameters: The parameters; those in the path stand in this order after the name.
  ///   - make: Makes the value of the parameters, usually a case of an enumeration.
  ///   - match: Takes the parameters out of a value; nil for values of other kinds.
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
