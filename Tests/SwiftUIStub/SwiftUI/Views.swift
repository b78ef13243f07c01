// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// The declarations are documented by Apple.

public import Foundation

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
}

public struct Text: PrimitiveView, Sendable {
  public init(verbatim content: String) {}
  public init(_ key: LocalizedStringKey) {}
  @_disfavoredOverload public init(_ content: some StringProtocol) {}
}

public struct Label<Title: View, Icon: View>: PrimitiveView {}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {}
  @_disfavoredOverload public init(_ title: some StringProtocol, systemImage name: String) {}
}

public struct Image: PrimitiveView {}

public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
}

public struct Button<Label: View>: PrimitiveView {}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}
}

public struct Link<Label: View>: PrimitiveView {}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}

extension ForEach: View, PrimitiveView where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {}
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}

public struct NavigationStack<Data, Root: View>: PrimitiveView {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {}
}

public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {}
}

public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
  // SwiftUI's take a CGFloat; only with Apple's SDK does the compiler convert a Double to it.
  public static func fraction(_ fraction: Double) -> PresentationDetent { stub() }
  public static func height(_ height: Double) -> PresentationDetent { stub() }
}

public struct NavigationSplitViewVisibility: Equatable, Sendable {
  private let name: String
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

public struct TextField<Label: View>: PrimitiveView {}

extension TextField where Label == Text {
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) {}
}

public struct SecureField<Label: View>: PrimitiveView {}

extension SecureField where Label == Text {
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) {}
}

public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

public struct HStack<Content: View>: PrimitiveView {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct VerticalAlignment: Equatable, Sendable {
  public static let center = VerticalAlignment()
}

public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
}

@available(watchOS, unavailable)
public struct ToolbarPlacement: Sendable {
  @available(macOS, unavailable)
  public static var tabBar: ToolbarPlacement { ToolbarPlacement() }
}

public struct GeometryProxy {
  public var size: CGSize { stub() }
}
