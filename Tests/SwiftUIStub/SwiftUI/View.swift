// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// The declarations are documented by Apple.

// A stand-in for SwiftUI on systems that do not have it: declarations only, with Apple's signatures, of
// what NavigationSwiftUI and its example use. It draws nothing, and code that compiles against it can
// still behave differently on a device.

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { return stub() }
}

public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { return stub() }
}

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ViewModifierContent<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

public struct ViewModifierContent<Modifier: ViewModifier>: PrimitiveView {}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > { TupleView((repeat each content)) }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildLimitedAvailability(_ content: some View) -> AnyView { stub() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First)
    -> ConditionalContent<First, Second>
  { stub() }
  public static func buildEither<First: View, Second: View>(second: Second)
    -> ConditionalContent<First, Second>
  { stub() }
}

public struct TupleView<T>: PrimitiveView {
  public nonisolated init(_ value: T) {}
}

public struct ConditionalContent<First: View, Second: View>: PrimitiveView {}

extension Optional: View where Wrapped: View {
  public var body: Never { return stub() }
}

public struct EmptyView: PrimitiveView {
  public nonisolated init() {}
}

public struct AnyView: PrimitiveView {
  public init(_ view: some View) {}
}

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { return stub() }
}

@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  public static func main() {}
}

/// Never called: the stub is compiled and not run.
func stub<Value>() -> Value { preconditionFailure("the SwiftUI stub cannot be run") }
