package import SwiftParsing

/// What the evaluation knows of a value.
package indirect enum Value: Sendable, Equatable {
  /// A text of known and unknown parts.
  case text(PartialText)
  /// A Boolean.
  case boolean(Bool)
  /// A number, as written in the source.
  case number(String)
  /// An enum case; the type is the index's full name of the enum if it is an enum of the app.
  case enumCase(EnumValue)
  /// A closure or function with what it captures.
  case closure(ClosureValue)
  /// An instance of one of the app's types.
  case object(ObjectValue)
  /// An array whose elements are known.
  case array([Value])
  /// A tuple, or a dictionary as a tuple of pairs.
  case tuple([LabelledValue])
  /// A binding, `$isShown`: the state that it writes and its present value.
  case binding(StatePlace, Value)
  /// Views.
  case views([ViewNode])
  /// A type of the app or of a framework, by name.
  case type(String)
  /// A key path as written, without the backslash.
  case keyPath(String)
  /// `nil`.
  case nothing
  /// What is not known: the source of the expression, for people, and the state that it comes from if it is known.
  case unknown(String, StatePlace?)
}

/// A text some of whose parts are not known.
package struct PartialText: Sendable, Equatable {
  /// A part of a text.
  package enum Part: Sendable, Equatable {
    /// Text as written in the source, or translated by the app's catalog.
    case known(String)
    /// The source of the expression whose text is not known.
    case hole(String)
    /// One of two texts, which a condition decides that is not known; the first one is shown.
    indirect case either(condition: String, String, String)
  }

  /// The parts, from first to last.
  package var parts: [Part]
  /// Whether it came from a literal that SwiftUI looks up in a string catalog.
  package var isLocalized: Bool

  /// Creates a text.
  package init(_ parts: [Part], isLocalized: Bool = false) {
    self.parts = parts
    self.isLocalized = isLocalized
  }

  /// Whether a part of it is one of two texts.
  var isEither: Bool {
    parts.contains { if case .either = $0 { true } else { false } }
  }

  /// The text if all of it is known.
  package var plain: String? {
    var text = ""
    for part in parts {
      guard case .known(let known) = part else { return nil }
      text += known
    }
    return text
  }
}

/// A value with a label.
package struct LabelledValue: Sendable, Equatable {
  /// The label before the colon.
  package var label: String?
  /// The value.
  package var value: Value

  /// Creates a value with a label.
  package init(_ label: String?, _ value: Value) {
    self.label = label
    self.value = value
  }
}

/// An enum case with its payload.
package struct EnumValue: Sendable, Equatable {
  /// The full name of the enum in the index; nil for an enum of a framework or when the context does not say.
  package var type: String?
  /// The name of the case, without a dot.
  package var name: String
  /// The associated values.
  package var payload: [LabelledValue]

  /// Creates a case.
  package init(type: String?, name: String, payload: [LabelledValue] = []) {
    self.type = type
    self.name = name
    self.payload = payload
  }
}

/// An instance of one of the app's types.
package struct ObjectValue: Sendable, Equatable {
  /// The full name of the type in the index.
  ///
  /// An array of unknown elements has its element's type in brackets, `[Account]`; an instance of an enum is an unknown case.
  package var type: String
  /// The known properties by name.
  package var properties: [String: Value]
  /// Whether it may be `nil`.
  package var isOptional: Bool
  /// Whether only its type is known, so that its variables need not have the values that they begin with.
  package var isUnknown: Bool
  /// The state whose value it is, of an unknown case; it stays known where the value is passed on.
  package var state: StatePlace?
  /// The name of the case that is used where the state is nothing, `.name` of `path.last ?? .name`; nil if there is none.
  package var caseOfNothing: String?
  /// The method that has given an unknown case.
  package var givenBy: GivingMethod?

  /// Creates an instance.
  package init(
    type: String, properties: [String: Value] = [:], isOptional: Bool = false,
    isUnknown: Bool = false, state: StatePlace? = nil
  ) {
    self.type = type
    self.properties = properties
    self.isOptional = isOptional
    self.isUnknown = isUnknown
    self.state = state
  }
}

/// A method that gives cases of an enum.
package struct GivingMethod: Sendable, Equatable {
  /// The full name of its type.
  package var type: String
  /// Its name without its labels.
  package var name: String
}

/// A closure or function with what it captures.
package struct ClosureValue: Sendable, Equatable {
  /// The names of the parameters.
  package var parameters: [String]
  /// The full names of the app's types that the parameters have; of a closure as it is written none.
  package var parameterTypes: [String?] = []
  /// The statements.
  package var body: [Statement]
  /// The values of the names around the closure.
  package var captured: [String: Value]
  /// The full name of the type whose member has the closure.
  package var enclosingType: String?
  /// Where the closure begins.
  package var place: SourcePlace
  /// Whether it is given to a view builder, so that each statement is a view.
  package var buildsViews = false
  /// Whether a result builder makes a list of what its statements give.
  package var buildsList = false

  /// Creates a closure.
  package init(
    parameters: [String], body: [Statement], captured: [String: Value], enclosingType: String?,
    place: SourcePlace
  ) {
    self.parameters = parameters
    self.body = body
    self.captured = captured
    self.enclosingType = enclosingType
    self.place = place
  }
}

/// A stored property that holds state: the type that declares it, and its name.
///
/// `@State var isShown` in `CartView` is `CartView.isShown`; `router.path` is `Router.path` whatever the instance.
package struct StatePlace: Sendable, Hashable {
  /// The full name of the declaring type; of a local variable the type around it.
  package var type: String
  /// The name of the property; with further members joined by dots.
  package var property: String

  /// Creates a place.
  package init(type: String, property: String) {
    self.type = type
    self.property = property
  }
}
