// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are documented by Apple.

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
