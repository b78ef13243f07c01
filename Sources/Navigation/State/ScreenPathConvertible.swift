/// Something that stands for a screen and knows the way to it.
public protocol ScreenPathConvertible<Tab, Route, Sheet> {
  /// The app's tabs.
  associatedtype Tab: Hashable & Sendable
  /// The pages that can be pushed.
  associatedtype Route: Hashable & Sendable
  /// What layers can show.
  associatedtype Sheet: Hashable & Sendable

  /// The way to the screen.
  var navigationPath: ScreenPath<Tab, Route, Sheet> { get }
}

extension ScreenPath: ScreenPathConvertible {
  /// The path itself.
  public var navigationPath: Self { self }
}
