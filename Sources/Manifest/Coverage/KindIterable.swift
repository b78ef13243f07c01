/// A route or sheet that can list its kinds, for `screens coverage` without a symbol graph.
///
/// ```swift
/// enum Route: KindIterable {
///   case recipe(id: String)
///   case settings
///
///   enum Kind: CaseIterable, Hashable { case recipe, settings }
///
///   var kind: Kind {
///     switch self {
///     case .recipe: .recipe
///     case .settings: .settings
///     }
///   }
/// }
/// ```
///
/// A plain enum that is `CaseIterable` need not do this. Kinds may also be finer than cases: each of them is
/// then asked for.
public protocol KindIterable {
  /// What kinds there are, most often one for each case.
  associatedtype Kind: CaseIterable & Hashable

  /// The kind of the value.
  var kind: Kind { get }
}
