import SwiftParsing

/// A type whose code sets a state of an object that it has: `model.problem = "No name"` of a view, or
/// `errors.url = "No address"` of its model.
struct TextWriter: Hashable {
  /// The full name of the type.
  var type: String
  /// The property that has the object.
  var object: String

  /// The name of a property of the object in the code.
  func name(of property: String) -> String { "\(object).\(property)" }

  /// A name for the texts that the code sets a state to, which no property has.
  func key(of place: StatePlace) -> StatePlace {
    StatePlace(type: type, property: "\(object) -> \(place.type).\(place.property)")
  }
}

/// An object of the app that a type has in a property.
struct OwnObject {
  /// The property.
  var name: String
  /// The full name of the object's type.
  var type: String
}

extension Evaluator {
  /// What sets a state of an object beside the object itself: the type that asks for it, and those of its own objects.
  func writers(of place: StatePlace, askedBy type: String?) -> [TextWriter] {
    guard let type, type != place.type else { return [] }
    let objects = objects(in: type)
    let writers = objects.flatMap { object -> [TextWriter] in
      if object.type == place.type { return [TextWriter(type: type, object: object.name)] }
      return self.objects(in: object.type).filter { $0.type == place.type }
        .map { TextWriter(type: object.type, object: $0.name) }
    }
    // Of several objects it is not known which one has the state.
    return Set(writers).count == 1 ? Array(writers.prefix(1)) : []
  }

  /// The stored properties of a type that are objects of the app, with their types.
  private func objects(in type: String) -> [OwnObject] {
    if let (known, uses) = knownObjects[type] {
      index.seen.note(uses)
      return known
    }
    index.seen.begin()
    let found = index.storedProperties(of: type).flatMap { member -> [OwnObject] in
      guard case .variable(let variable) = member.declaration.kind else { return [] }
      return variable.names.compactMap { name in
        guard let written = index.type(of: StatePlace(type: type, property: name))?.valueName,
          let object = index.resolve(written, from: type), object != type,
          index.types[object]?.keyword == .objectClass
        else { return nil }
        return OwnObject(name: name, type: object)
      }
    }
    knownObjects[type] = (found, index.seen.end())
    return found
  }
}
