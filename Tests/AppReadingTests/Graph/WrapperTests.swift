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
