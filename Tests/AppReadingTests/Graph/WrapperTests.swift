import AppReading
import Scenes
import Testing

@Suite("Views that only give a page what it needs")
struct WrapperTests {
  @Test("A screen is named after the page in a wrapper, unless the wrapper shows more")
  func names() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View {
          NavigationStack {
            VStack {
              NavigationLink("Jars") { JarsWrapper() }
              NavigationLink("Lids") { LidsCoordinatorView() }
              NavigationLink("Labels") { LabelsWrapper() }
            }
          }
        }
      }
      struct JarsWrapper: View {
        @State private var model: JarModel?
        var body: some View { if let model { Jars.ContentView(model: model) } }
      }
      enum Jars {
        struct ContentView: View {
          let model: JarModel
          var body: some View { Text("All jars") }
        }
      }
      struct JarModel {}
      struct LidsCoordinatorView: View {
        var body: some View { NavigationStack { LidsView() } }
      }
      struct LidsView: View { var body: some View { Text("All lids") } }
      struct LabelsWrapper: View {
        var body: some View { ZStack { Paper(); LabelsView() } }
      }
      struct Paper: View { var body: some View { Text("Paper") } }
      struct LabelsView: View { var body: some View { Text("All labels") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Jars\"-> Jars.ContentView", "RootView -push \"Lids\"-> LidsView",
        "RootView -push \"Labels\"-> LabelsWrapper",
      ])
  }

  @Test("A wrapper with its page in each branch of a condition, and a shape over it")
  func branches() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isShown = false
        var body: some View {
          Button("Add") { isShown = true }.sheet(isPresented: $isShown) { AddJarNavigation() }
        }
      }
      struct AddJarNavigation: View {
        @State private var isHidden = false
        var body: some View {
          NavigationView { AddJarPage() }
            .apply { view in if Bool.random() { view.padding() } }
            .covered(isHidden)
        }
      }
      struct AddJarPage: View { var body: some View { Text("New jar") } }
      extension View {
        @ViewBuilder func apply<Result: View>(_ transform: (Self) -> Result?) -> some View {
          if let result = transform(self) { result } else { self }
        }
        func covered(_ isCovered: Bool) -> some View { modifier(Cover(isCovered: isCovered)) }
      }
      struct Cover: ViewModifier {
        let isCovered: Bool
        func body(content: Content) -> some View {
          ZStack { content; Rectangle().opacity(isCovered ? 1 : 0) }
        }
      }
      """)
    #expect(app.edges == ["RootView -sheet \"Add\"-> AddJarPage"])
  }

  @Test("A root view with one page, behind what a modifier puts around it")
  func rootWithOnePage() {
    let app = GraphOutline(
      root: "MainView()",
      """
      struct MainView: View {
        var body: some View { JarsNavigation().toasts() }
      }
      struct JarsNavigation: View {
        var body: some View { NavigationStack { JarsPage() } }
      }
      struct JarsPage: View {
        @State private var isAdding = false
        var body: some View {
          Button("Add") { isAdding = true }.sheet(isPresented: $isAdding) { AddJarRootView() }
        }
      }
      struct AddJarRootView: View {
        var body: some View { NavigationStack { AddJarPage() } }
      }
      struct AddJarPage: View { var body: some View { Text("New jar") } }
      extension View {
        func toasts() -> some View { Toasts { self } }
      }
      struct Toasts<Content: View>: View {
        private let content: () -> Content
        init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
        var body: some View { ZStack { content(); Text("Saved") } }
      }
      """)
    #expect(app.edges == ["JarsPage -sheet \"Add\"-> AddJarPage"])
  }

  @Test("A view that only shows the page of the case that it is given")
  func caseOfView() {
    let app = GraphOutline(
      """
      enum Part { case lid, label, jar }
      struct RootView: View {
        @State private var isLid = false
        @State private var isLabel = false
        @State private var isJar = false
        var body: some View {
          VStack {
            Button("Lid") { isLid = true }
              .sheet(isPresented: $isLid) { PartSheet(part: Part.lid) { isLid = false } }
            Button("Label") { isLabel = true }
              .sheet(isPresented: $isLabel) { PartSheet(part: .label) { isLabel = false } }
            Button("Jar") { isJar = true }
              .sheet(isPresented: $isJar) { JarSheet(part: .jar) }
          }
        }
      }
      struct PartSheet: View {
        let part: Part
        let close: () -> Void
        var body: some View {
          NavigationView {
            switch part {
            case .lid: LidView(close: close)
            case .label: LabelView(close: close)
            case .jar: JarView()
            }
          }
        }
      }
      struct JarSheet: View { let part: Part; var body: some View { NavigationView { JarView() } } }
      struct LidView: View { let close: () -> Void; var body: some View { Text("Red") } }
      struct LabelView: View { let close: () -> Void; var body: some View { Text("Jam") } }
      struct JarView: View { var body: some View { Text("Glass") } }
      """)
    #expect(
      app.edges == [
        "RootView -sheet \"Lid\"-> LidView", "RootView -sheet \"Label\"-> LabelView",
        "RootView -sheet \"Jar\"-> JarSheet",
      ])
    #expect(app.texts(of: "LabelView") == ["Jam"])
  }

  @Test("A page is not named after the card that it is written in")
  func card() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isShown = false
        var body: some View {
          Button("Terms") { isShown = true }
            .sheet(isPresented: $isShown) { RoundedCard { Text("No jars in the lake.") } }
        }
      }
      struct RoundedCard<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content() }.padding() }
      }
      """)
    #expect(app.edges == ["RootView -sheet \"Terms\"-> RootView.isShown"])
    #expect(app.texts(of: "RootView.isShown") == ["No jars in the lake."])
  }

  @Test("The tabs of a tab bar of UIKit have the titles of its items")
  func tabsOfUIKit() {
    let app = GraphOutline(
      root: "TabsView()",
      """
      struct TabsView: View {
        let jars = NSLocalizedString("Jars", comment: "")
        var body: some View {
          UIKitTabView([
            UIKitTabView.Tab(view: JarsView(), barItem: UITabBarItem(title: jars, image: nil, tag: 0)),
            UIKitTabView.Tab(view: LidsView(), barItem: UITabBarItem(title: "Lids", image: nil, tag: 1)),
          ])
        }
      }
      struct UIKitTabView: View {
        var controllers: [UIHostingController<AnyView>]
        init(_ tabs: [Tab]) {
          controllers = tabs.map {
            let host = UIHostingController(rootView: $0.view)
            host.tabBarItem = $0.barItem
            return host
          }
        }
        var body: some View { TabBarController(controllers: controllers) }
        struct Tab {
          var view: AnyView
          var barItem: UITabBarItem
          init<V: View>(view: V, barItem: UITabBarItem) {
            self.view = AnyView(view)
            self.barItem = barItem
          }
        }
      }
      struct TabBarController: UIViewControllerRepresentable {
        var controllers: [UIViewController]
        func makeUIViewController(context: Context) -> UITabBarController { UITabBarController() }
        func updateUIViewController(_: UITabBarController, context: Context) {}
      }
      struct JarsView: View { var body: some View { Text("All jars") } }
      struct LidsView: View { var body: some View { Text("All lids") } }
      """)
    #expect(app.graph.tabs.map(\.title) == ["Jars", "Lids"])
    #expect(app.ids == ["tab.jars", "tab.lids"])
  }
}
