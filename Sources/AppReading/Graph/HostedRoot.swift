import SwiftParsing

/// The first page of an app whose delegate of UIKit puts it into a window: `window.rootViewController = UIHostingController(…)`,
/// or pushes it on the stack in the window.
struct HostedRoot {
  /// The views.
  let views: [ViewNode]
  /// The full name of the delegate.
  let owner: String

  /// Searches the delegates of an app, those of scenes first; nil if none shows a view.
  init?(_ index: AppIndex, evaluator: any Evaluating) {
    for protocols: Set in [["UIWindowSceneDelegate"], ["UIApplicationDelegate"]] {
      let delegates = index.declaredOrder.filter { index.conforms($0, to: protocols) }
      for type in index.firstApps(of: delegates) {
        guard let views = Self.views(shownBy: type, index, evaluator) else { continue }
        self.views = views
        owner = type
        return
      }
    }
    return nil
  }

  /// The views that the functions of a delegate put into a window, which may call each other.
  private static func views(
    shownBy type: String, _ index: AppIndex, _ evaluator: any Evaluating
  ) -> [ViewNode]? {
    let functions = index.noting(index.types[type]?.members.values.flatMap(\.self) ?? [])
      .filter { $0.declaration.isFunction }
      .sorted { ($0.file, $0.place.offset) < ($1.file, $1.place.offset) }
    var pushed: [ViewNode]?
    for member in functions {
      guard let function = member.declaration.function, let body = function.body else { continue }
      let names = function.parameters.map { $0.name ?? "_" }
      let closure = ClosureValue(
        parameters: names, body: body, captured: ["self": .object(ObjectValue(type: type))],
        enclosingType: type, place: member.place)
      let arguments = names.map { Value.unknown($0, nil) }
      let effects = evaluator.effects(of: closure, arguments: arguments)
      let roots = effects.compactMap(\.rootValue)
      for case .views(let views) in roots where !views.isEmpty { return views }
      // `window.rootViewController = navigation; coordinator.start()`, which pushes the first page
      if !roots.isEmpty { pushed = pushed ?? effects.lazy.compactMap(\.pushedViews).first }
    }
    return pushed ?? evaluator.controllerTabs(madeBy: type).map { [$0] }
  }
}

extension Effect {
  /// What a window gets as its first controller; nil for other effects.
  fileprivate var rootValue: Value? {
    guard case .assign(let place, let value) = kind,
      place.property.lastComponent == "rootViewController"
    else { return nil }
    return value
  }

  /// The views of a controller that a stack of UIKit shows; nil for other effects.
  fileprivate var pushedViews: [ViewNode]? {
    guard case .call(let callee, let arguments) = kind, let shown = arguments.first?.value,
      ["pushViewController", "setViewControllers"].contains(callee.lastComponent),
      callee.lowercased().includes("nav")
    else { return nil }
    switch shown {
    case .views(let views) where !views.isEmpty: return views
    case .array(let controllers):
      guard case .views(let views)? = controllers.last, !views.isEmpty else { return nil }
      return views
    default: return nil
    }
  }
}
