import AppReading
import Testing

@Suite("Pages that a number chooses among") struct NumberedPagesTests {
  @Test("The pages that a number chooses among beside a bar, in a page that is pushed")
  func numbersBesideBar() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View { NavigationStack { NavigationLink("Begin") { MemberView() } } }
      }
      struct MemberView: View {
        @State private var page: Double = 3
        var body: some View {
          ZStack {
            Color.green
            VStack {
              if page == 1 {
                SearchView()
              } else if page == 2 {
                ChatView()
              } else if page == 3 {
                MeView()
              }
              BottomBar(page: page, onTap: { number in page = number })
            }
          }
        }
      }
      struct BottomBar: View {
        var page: Double
        var onTap: (Double) -> Void
        var body: some View {
          HStack {
            Image(systemName: "magnifyingglass").onTapGesture { onTap(1) }
            Image(systemName: "bubble.left").onTapGesture { onTap(2) }
            Image(systemName: "person").onTapGesture { onTap(3) }
          }
        }
      }
      struct SearchView: View { var body: some View { NavigationLink("Hit") { HitView() } } }
      struct HitView: View { var body: some View { Text("Found") } }
      struct ChatView: View { var body: some View { Text("Hello") } }
      struct MeView: View { var body: some View { Text("Me") } }
      """)
    #expect(app.ids == ["view.root", "view.member", "view.search", "view.chat", "view.hit"])
    #expect(app.texts(of: "MemberView") == ["Me", "magnifyingglass", "bubble.left", "person"])
    #expect(
      app.edges == [
        "RootView -push \"Begin\"-> MemberView", "SearchView -push \"Hit\"-> HitView",
      ])
  }

  @Test("The pages of tabs at the side, below a title, of which the first one is written inline")
  func numbersBesideTabs() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isShown = false
        var body: some View {
          Button("Set up") { isShown = true }.sheet(isPresented: $isShown) { SetUpView() }
        }
      }
      struct SetUpView: View {
        @State var number = 0
        var body: some View {
          HStack {
            SideTabs(number: $number)
            GeometryReader { _ in
              VStack {
                Text("Settings")
                switch number {
                case 0: ScrollView { Text("Basic"); Text("More") }
                case 1: ModelsView()
                case 2: DocumentsView()
                case 3: AboutView()
                default: ModelsView()
                }
              }
            }
          }
        }
      }
      struct SideTabs: View {
        @Binding var number: Int
        var body: some View { VStack { Button("Models") { number = 1 } } }
      }
      struct ModelsView: View { var body: some View { Text("All models") } }
      struct DocumentsView: View { var body: some View { Text("All documents") } }
      struct AboutView: View { var body: some View { Text("Version") } }
      """)
    #expect(
      app.ids == ["view.root", "sheet.setUp", "view.models", "view.documents", "view.about"])
    #expect(app.texts(of: "SetUpView") == ["Models", "Settings", "Basic", "More"])
  }

  @Test("Steps that are numbers, below a bar of progress, unless the number is called otherwise")
  func numberedSteps() {
    func app(_ state: String) -> GraphOutline {
      GraphOutline(
        """
        struct RootView: View {
          @State private var \(state) = 0
          @State private var hasFailed = false
          var body: some View {
            NavigationStack {
              VStack {
                if \(state) < 2 { ProgressView(value: 0.3) }
                if !hasFailed {
                  Group {
                    switch \(state) {
                    case 0: NameView(next: $\(state))
                    case 1: PictureView(next: $\(state))
                    default: DoneView()
                    }
                  }
                  .transition(.slide)
                } else {
                  Text("Sorry")
                }
              }
            }
          }
        }
        struct NameView: View {
          @Binding var next: Int
          var body: some View { Button("Name") { next += 1 } }
        }
        struct PictureView: View {
          @Binding var next: Int
          var body: some View { Button("Picture") { next += 1 } }
        }
        struct DoneView: View { var body: some View { NavigationLink("Begin") { HomeView() } } }
        struct HomeView: View { var body: some View { Text("Home") } }
        """)
    }
    let steps = app("stepIndex")
    #expect(steps.ids == ["view.root", "view.picture", "view.done", "view.home"])
    #expect(
      steps.edges == [
        "RootView -push \"Name\"-> PictureView", "PictureView -push \"Picture\"-> DoneView",
        "DoneView -push \"Begin\"-> HomeView",
      ])
    #expect(steps.texts(of: "RootView") == ["Name"])
    #expect(app("filter").ids == ["view.root", "view.home"])
  }

  @Test("Of pages with large numbers and one for all others, and of a sum")
  func sums() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var step = 1
        var body: some View {
          VStack {
            Text("Welcome")
            switch step {
            case 1: NameView(next: { step = min(step + 1, 9) }, far: { step += \(Int.max) })
            case 2: PictureView { step = step + 7 }
            case \(Int.max): EndView()
            default: DoneView()
            }
          }
        }
      }
      struct NameView: View {
        let next: () -> Void
        let far: () -> Void
        var body: some View { Button("Next", action: next); Button("Far", action: far) }
      }
      struct PictureView: View {
        let next: () -> Void
        var body: some View { Button("Picture", action: next) }
      }
      struct EndView: View { var body: some View { Text("End") } }
      struct DoneView: View { var body: some View { Text("Done") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Next\"-> PictureView", "PictureView -push \"Picture\"-> DoneView",
      ])
  }
}
