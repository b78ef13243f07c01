import SwiftParsing

/// A part of what a state is: an associated value of its case, `message` of `case .failed(let message)`, or a property of the
/// instance that it is, `toast.message`.
struct StatePart {
  /// Which part it is.
  private enum Kind {
    /// The value at a position of a case.
    case payload(caseName: String, position: Int)
    /// A property that an initializer is given by its name.
    case property(String)
  }

  /// The name of the state.
  var property: String
  private var kind: Kind

  /// An associated value by its position.
  init(of property: String, case name: String, position: Int) {
    (self.property, kind) = (property, .payload(caseName: name, position: position))
  }

  /// A property of an instance.
  init(_ name: String, ofInstanceIn property: String) {
    (self.property, kind) = (property, .property(name))
  }

  /// Reads the name of a place; nil for the place of a state.
  init?(_ name: String) {
    let parts = name.split(separator: "#").map(String.init)
    switch parts.count {
    case 2: self.init(parts[1], ofInstanceIn: parts[0])
    case 3:
      guard let position = Int(parts[2]) else { return nil }
      self.init(of: parts[0], case: parts[1], position: position)
    default: return nil
    }
  }

  /// Whether it is a property of an instance.
  var isProperty: Bool { if case .property = kind { true } else { false } }

  /// Its place, whose name no property has.
  func place(in type: String) -> StatePlace {
    let name =
      switch kind {
      case .payload(let caseName, let position): "\(caseName)#\(position)"
      case .property(let name): name
      }
    return StatePlace(type: type, property: "\(property)#\(name)")
  }

  /// What it is in a case or an instance that is known; nil for other ones.
  func value(in whole: Value) -> Value? {
    switch (kind, whole) {
    case (.payload(let caseName, let position), .enumCase(let value)) where value.name == caseName:
      value.payload.indices.contains(position) ? value.payload[position].value : nil
    case (.property(let name), .object(let object)): object.properties[name]
    default: nil
    }
  }

  /// The argument that gives it where the state is set to a case or an instance; nil for other cases and calls.
  func argument(of call: CallExpression) -> Argument? {
    switch (kind, call.callee.kind) {
    case (.payload(let caseName, let position), .member(_, let name)) where name == caseName:
      call.arguments.indices.contains(position) ? call.arguments[position] : nil
    case (.property(let name), .name), (.property(let name), .member(_, "init")):
      call.arguments.first { $0.label == name }
    default: nil
    }
  }
}
