import AppReading
import Scenes
import Testing

/// What an app sets for all of its pages counts more than what a value is by default.
@Suite("Environment values that an app sets") struct EnvironmentValueTests {
  private static let declarations = """
    enum Device { case unspecified, phone, pad }
    enum Platform {
      static let device: Device = MainActor.assumeIsolated {
        switch UIDevice.current.userInterfaceIdiom {
        case .phone: .phone
        default: .pad
        }
      }
    }
    extension EnvironmentValues {
      @Entry var device: Device = .unspecified
      @Entry var isCompact: Bool = false
      @Entry var plan: String = "Free"
      @Entry var guide: String? = nil
      @Entry var tutor: String? = nil
    }
    struct Around: ViewModifier {
      let plan: String
      func body(content: Content) -> some View {
        content.environment(\\.device, Platform.device).environment(\\.plan, plan)
      }
    }
    extension View { func around(_ plan: String) -> some View { modifier(Around(plan: plan)) } }
    struct Child: View {
      @Environment(\\.device) private var device
      @Environment(\\.isCompact) private var isCompact
      @Environment(\\.plan) private var plan
      @Environment(\\.guide) private var guide
      @Environment(\\.tutor) private var tutor
      private var kind: String {
        switch device {
        case .phone: return [Device.phone, .pad].contains(device) ? "Phone" : "Other"
        case .pad: return "Pad"
        default: return "Any"
        }
      }
      var body: some View {
        Text(kind)
        Text(device == .phone ? "Website" : "Open Website")
        if isCompact { Text("Short") } else { Text("Long") }
        Text(plan)
        if guide != nil { Text("Guide") }
        if tutor != nil { Text("Tutor") }
      }
    }
    """

  private func texts(_ app: String) throws -> [String] {
    let app = SmallApp(app, Self.declarations)
    return try app.reading(of: "Child").texts
  }

  @Test(
    "The values around the first page are those of all pages",
    arguments: [
      "RootView().around(name)", "Group { RootView() }.around(name)",
      "Launch()", "ZStack { Launch() }",
    ])
  func aroundRoot(root: String) throws {
    #expect(
      try texts(
        """
        @main struct SmallApp: App {
          let name: String
          var body: some Scene { WindowGroup { \(root) } }
        }
        struct Launch: View {
          let name: String
          var body: some View { NavigationStack { RootView() }.around(name) }
        }
        struct RootView: View {
          var body: some View { VStack { Child().environment(\\.isCompact, true) } }
        }
        """) == ["Phone", "Website", "Long"])
  }

  @Test("What only a part of the app sets says nothing of the others")
  func aroundPart() throws {
    #expect(
      try texts(
        """
        @main struct SmallApp: App {
          var body: some Scene {
            WindowGroup { VStack { Text("A").around("Pro"); Text("B").environment(\\.tutor, "Ada") } }
          }
        }
        """) == ["Any", "Open Website", "Long", "Tutor"])
  }

  @Test("A page that the app begins with sees what is set around itself")
  func rootItself() throws {
    let graph = GraphOutline([
      """
      @main struct SmallApp: App { var body: some Scene { WindowGroup { Child().around("Pro") } } }
      """, Self.declarations,
    ])
    let blocks = try #require(graph.graph.scenes.first?.topPage?.blocks)
    let texts = blocks.map { if case .text(let text) = $0 { text.text } else { "" } }
    #expect(texts == ["Phone", "Website", "Long", "Pro"])
  }

  @Test("An environment value that is nothing by default may be set, and has its type")
  func optionalEnvironment() {
    let source = """
      extension EnvironmentValues {
        var services: Services? {
          get { self[ServicesKey.self] }
          set { self[ServicesKey.self] = newValue }
        }
      }
      private struct ServicesKey: EnvironmentKey { static let defaultValue: Services? = nil }
      final class Services { var title: String { "Shop" } }
      struct Home: View {
        @Environment(\\.services) private var services
        var body: some View {
          if let services { Text(services.title) } else { ProgressView() }
          Text(services?.title ?? "none")
        }
      }
      """
    #expect(
      SmallApp(source).outline("Home") == """
        choice
          let services:
            Text "Shop"
          else:
            ProgressView
        Text "Shop"
        """)
  }

  @Test(
    "The style of a control of the app's own makes its views: that of all pages, or the default",
    arguments: [
      ("HomeView()", ["New", "Since today", "Sale"]),
      ("HomeView().environment(\\.badgeStyle, AnyBadgeStyle(LoudStyle()))", ["Loud", "Loud"]),
      (
        "TabView { HomeView(); Text(\"\").environment(\\.badgeStyle, AnyBadgeStyle(LoudStyle())) }",
        ["New", "Since today", "Sale"]
      ),
    ])
  func style(root: String, shown: [String]) throws {
    let app = SmallApp(
      "@main struct App: SwiftUI.App { var body: some Scene { WindowGroup { \(root) } } }",
      """
      struct HomeView: View { var body: some View { Child() } }
      struct LoudStyle: BadgeStyle {
        func makeBody(configuration: Configuration) -> some View { Text("Loud") }
      }
      struct Configuration { let title: String; let note: String? }
      protocol BadgeStyle {
        associatedtype Body: View
        func makeBody(configuration: Configuration) -> Body
      }
      struct PlainStyle: BadgeStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack {
            Text(configuration.title)
            if let note = configuration.note { Text(note) }
          }
        }
      }
      struct AnyBadgeStyle: BadgeStyle {
        private let make: (Configuration) -> AnyView
        init<Style: BadgeStyle>(_ style: Style) {
          make = { configuration in AnyView(style.makeBody(configuration: configuration)) }
        }
        func makeBody(configuration: Configuration) -> some View { make(configuration) }
      }
      struct BadgeStyleKey: EnvironmentKey {
        static let defaultValue = AnyBadgeStyle(PlainStyle())
      }
      extension EnvironmentValues {
        var badgeStyle: AnyBadgeStyle {
          get { self[BadgeStyleKey.self] }
          set { self[BadgeStyleKey.self] = newValue }
        }
      }
      struct Badge: View {
        let title: String
        var note: String?
        @Environment(\\.badgeStyle) private var style
        var body: some View { style.makeBody(configuration: .init(title: title, note: note)) }
      }
      struct Child: View {
        var body: some View {
          VStack { Badge(title: "New", note: "Since today"); Badge(title: "Sale") }
        }
      }
      """)
    #expect(try app.reading(of: "Child").texts == shown)
  }
}
