// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are documented by Apple.

public import Foundation

public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

extension Binding: DynamicProperty {}
extension Environment: DynamicProperty {}
extension SceneStorage: DynamicProperty {}
extension State: DynamicProperty {}

extension SceneStorage {
  public init(_ key: String) where Value == Data? {}
}

@MainActor @preconcurrency
public struct DismissAction {
  public func callAsFunction() {}
}

extension EnvironmentValues {
  public var dismiss: DismissAction { stub() }
}

extension View {
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { EmptyView() }
}
