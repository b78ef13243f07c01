import SwiftParsing

/// An enum inside the values of another type, such as the page of a frame that a router puts on its stack.
package struct WrappedEnum: Sendable, Equatable {
  /// A property on the way from the outer type to the enum.
  struct Step: Sendable, Equatable {
    /// The full name of the type that declares it.
    var type: String
    /// The name of the property.
    var property: String
  }

  /// The properties from the outside in; never empty.
  let steps: [Step]
  /// The full name of the enum.
  let enumName: String

  /// The full name of the outer type.
  var type: String { steps[0].type }

  /// A value of the outer type with a case inside.
  func value(around inner: EnumValue) -> Value {
    steps.reversed().reduce(.enumCase(inner)) { value, step in
      .object(
        ObjectValue(type: step.type, properties: [step.property: value], isUnknown: true))
    }
  }

  /// The case inside a value of the outer type; nil if it is not known.
  func value(in outer: Value) -> Value? {
    var value = outer
    for step in steps {
      guard case .object(let object) = value, object.type == step.type,
        let inner = object.properties[step.property]
      else { return nil }
      value = inner
    }
    return value
  }
}

extension DispatchReader {
  /// What a closure shows for values of a type that has an enum of pages inside; nil if that decides nothing.
  func wrappedDispatch(of closure: ClosureValue, values type: String) -> Dispatch? {
    let wrappers = index.wrappedEnums(in: type)
    guard !wrappers.isEmpty else { return nil }
    // A model may have dozens of enums, and most decide nothing here: those that no view on the way reads.
    let read = evaluator.names(readBy: {
      let value = Value.object(ObjectValue(type: type, isUnknown: true))
      let views = evaluator.shallowViews(of: closure, arguments: [value])
      ShownView.lookInside(views, index: index, evaluator: evaluator)
    })
    for wrapper in wrappers where wrapper.steps.allSatisfy({ read.contains($0.property) }) {
      guard let cases = index.enumCases(of: wrapper.enumName), cases.count > 1 else { continue }
      let first = cases.prefix(4).flatMap {
        entries(of: $0, in: wrapper.enumName, shownBy: closure, wrapper)
      }
      guard Set(first.map(\.view)).count > 1 else { continue }
      return Dispatch(
        enumName: wrapper.enumName, wrapper: wrapper,
        entries: cases.flatMap { entries(of: $0, in: wrapper.enumName, shownBy: closure, wrapper) })
    }
    return nil
  }
}

extension AppIndex {
  /// The enums with several cases inside the values of a type: first those that make views, nearest first.
  func wrappedEnums(in type: String) -> [WrappedEnum] {
    wrappedEnums(in: type, after: []).map { ($0, makesViews($0.enumName) ? 0 : 1) }
      .sorted { first, second in
        (first.1, first.0.steps.count, first.0.enumName)
          < (second.1, second.0.steps.count, second.0.enumName)
      }.map(\.0)
  }

  private func wrappedEnums(in type: String, after steps: [WrappedEnum.Step]) -> [WrappedEnum] {
    guard steps.count < 2, !steps.contains(where: { $0.type == type }) else { return [] }
    return storedProperties(of: type).flatMap { member -> [WrappedEnum] in
      guard case .variable(let variable) = member.declaration.kind, variable.names.count == 1,
        let name = variable.type?.name, let inner = resolve(name, from: type)
      else { return [] }
      let steps = steps + [WrappedEnum.Step(type: type, property: variable.names[0])]
      guard isEnum(inner) else { return wrappedEnums(in: inner, after: steps) }
      return [WrappedEnum(steps: steps, enumName: inner)]
    }
  }

  /// Whether a type has a property or function that makes views, as an enum of pages.
  func makesViews(_ type: String) -> Bool {
    types[type]?.members.values.contains { members in
      members.contains { member in
        switch member.declaration.kind {
        case .variable(let variable):
          Evaluator.isViewType(variable.type, member.declaration)
        case .function(let function):
          Evaluator.isViewType(function.result, member.declaration)
        default: false
        }
      }
    } ?? false
  }

  /// Whether a case of an enum has another one inside that makes pages itself, `.settings(SettingsRoute)`.
  func hasPages(_ record: EnumCaseRecord, in type: String) -> Bool {
    record.parameters.contains { parameter in
      guard let inner = parameter.type.name.flatMap({ resolve($0, from: type) }) else {
        return false
      }
      return isEnum(inner) && makesViews(inner)
    }
  }

  /// The enum of pages of which a view of the app gets a case.
  func pageEnum(in views: [ViewNode]) -> String? {
    for view in views {
      guard case .own = view.kind else { continue }
      for argument in view.arguments {
        for type in argument.value.cases(depth: 4).compactMap(\.type) where makesViews(type) {
          return type
        }
      }
    }
    return nil
  }
}

extension Value {
  /// The cases in a value.
  ///
  /// - Parameters:
  ///   - depth: The most values inside each other that are searched.
  ///   - ofRouters: Whether those of routers count: a router begins with the case of another page.
  func cases(depth: Int, ofRouters: Bool = true) -> [EnumValue] {
    guard depth > 0 else { return [] }
    switch self {
    case .enumCase(let value): return [value]
    case .object(let object):
      let isRouter = ["Router", "Coordinator"].contains(where: object.type.hasSuffix)
      guard ofRouters || !isRouter else { return [] }
      return object.properties.sorted { $0.key < $1.key }
        .flatMap { $0.value.cases(depth: depth - 1, ofRouters: ofRouters) }
    default: return []
    }
  }
}
