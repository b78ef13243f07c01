import SwiftParsing

/// The first page of an app whose delegate of UIKit puts it into a window: `window.rootViewController = UIHostingController(…)`.
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
    let functions = (index.types[type]?.members.values.flatMap(\.self) ?? [])
      .filter { $0.declaration.isFunction }
      .sorted { ($0.file, $0.place.offset) < ($1.file, $1.place.offset) }
    for member in functions {
      guard let function = member.declaration.function, let body = function.body else { continue }
      let names = function.parameters.map { $0.name ?? "_" }
      let closure = ClosureValue(
        parameters: names, body: body, captured: [:], enclosingType: type, place: member.place)
      let arguments = names.map { Value.unknown($0, nil) }
      for effect in evaluator.effects(of: closure, arguments: arguments) {
        guard case .assign(let place, .views(let views)) = effect.kind, !views.isEmpty,
          place.property.lastComponent == "rootViewController"
        else { continue }
        return views
      }
    }
    return nil
  }
}
