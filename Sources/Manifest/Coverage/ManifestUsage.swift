import Navigation
import Scenes

/// Which values of an app's types the screens of its manifest show.
package struct ManifestUsage: Sendable, Equatable {
  /// The usage of the app's types for tabs, routes and sheets; a type with two roles is listed once.
  package private(set) var types: [KindUsage] = []
  /// The questions that screens ask and those that links name.
  package private(set) var questions = QuestionUsage()
  /// The screens that the router does not reach; their values are not counted.
  package private(set) var unreached: [String] = []
  /// The name of the manifest's type with that of its module.
  package let manifestName: String
  /// The enum case of each screen, by its id.
  package let caseNames: [String: String]

  /// Collects the values that the screens of a manifest show; a new router visits each screen.
  @MainActor
  package init<M: ScreenManifest>(
    of manifest: M.Type, limits: DriveLimits = DriveLimits()
  ) async {
    manifestName = TypeName.of(manifest)
    caseNames = Dictionary(
      M.allCases.map { ($0.rawValue, DerivedTitle.caseName(of: $0)) },
      uniquingKeysWith: { first, _ in first })
    var tabs = KindUsage(.tab, M.Tab.self)
    var routes = NestedUsage(.route, M.Route.self)
    var sheets = NestedUsage(.sheet, M.Sheet.self)
    let codec = M.linkCodec
    for screen in M.allCases {
      let id = screen.rawValue
      let path = await screen.reachedPath(limits: limits)
      guard screen.difference(from: path) == nil else {
        unreached.append(id)
        continue
      }
      if let tab = path.tab { tabs.add(tab, on: id, by: nil) }
      let selections = path.columns?.selections ?? []
      for route in selections + path.routes + path.layers.flatMap(\.path) {
        routes.add(route, on: id, by: .push)
      }
      for layer in path.layers {
        sheets.add(layer.item, on: id, by: StepKind(Layer.Style(freezing: layer.style)))
      }
      if let confirmation = path.confirmation { questions.add(confirmation, on: id) }
      let named = codec?.questions(over: screen.navigationPath.withoutConfirmation) ?? []
      questions.add(named, on: id, asking: path.confirmation)
    }
    types = (M.Tab.self == Never.self ? [] : [tabs]) + routes.joined(with: sheets)
  }
}

/// The usage of a type, and of those that its values contain.
private struct NestedUsage {
  private var types: [KindUsage]

  init<Value>(_ role: KindUsage.Role, _ type: Value.Type) {
    types = [KindUsage(role, type)]
    for inner in ContainedValue.types(in: type) { types.append(KindUsage(role, inner)) }
  }

  /// Counts a value and those that it contains.
  mutating func add(_ value: Any, on screen: String, by step: StepKind?) {
    types[0].add(value, on: screen, by: step)
    var outer = value
    while let inner = ContainedValue.of(outer) {
      let name = TypeName.of(Swift.type(of: inner))
      let index = types.firstIndex { $0.typeName == name }
      if let index { types[index].add(inner, on: screen, by: step) }
      outer = inner
    }
  }

  /// The usage of all types; one with two roles is listed once.
  func joined(with others: NestedUsage) -> [KindUsage] {
    let both = types.map { usage in
      others.types.first { $0.typeName == usage.typeName }.map(usage.joined) ?? usage
    }
    let names = Set(types.map(\.typeName))
    return both + others.types.filter { !names.contains($0.typeName) }
  }
}

extension ScreenPath {
  /// The path without its question.
  fileprivate var withoutConfirmation: ScreenPath {
    var path = self
    path.confirmation = nil
    return path
  }
}

extension ManifestUsage {
  /// The modules in which the app's types and the questions that screens ask are declared, sorted.
  package var modules: [String] {
    let nested = types.flatMap(\.nested.values).map(\.typeName)
    let names = types.filter { $0.kinds != .listed([]) }.map(\.typeName) + nested + [manifestName]
    let modules = names.map { String($0.prefix { $0 != "." }) }
    return Set(modules + questions.modules).sorted()
  }

  /// Whether every type lists its kinds.
  package var knowsAllKinds: Bool {
    !types.contains { type in
      type.kinds == .unknown || type.nested.values.contains { $0.kinds == .unknown }
    }
  }
}
