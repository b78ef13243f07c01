import AppReading
import Scenes
import Testing

@Suite("A bar of the app's own over a tab view") struct TabControlsTests {
  private let app = GraphOutline(
    """
    final class Model: ObservableObject {
      @Published var tab = 0
      @Published var showsOptions = false
      @Published var asks = false
      @Published var isPhotographing = false
      func keep() { showsOptions = false; asks = true }
    }
    struct RootView: View {
      @StateObject private var model = Model()
      var body: some View {
        TabView(selection: $model.tab) {
          JarsView().tag(0)
          Color.clear.tag(1)
          LidsView().tag(2)
        }
        .overlay(Bar(model: model), alignment: .bottom)
        .overlay(Group { if model.showsOptions { OptionOverlay(model: model) } })
        .overlay(KeepQuestion(model: model))
        .background(Camera(model: model))
      }
    }
    struct Bar: View {
      @ObservedObject var model: Model
      var body: some View {
        HStack { item("shippingbox", 0); item("plus", 1); item("circle", 2) }
      }
      private func item(_ symbol: String, _ tag: Int) -> some View {
        Button {
          if tag == 1 { model.showsOptions = true } else { model.tab = tag }
        } label: {
          Image(systemName: symbol).foregroundStyle(model.tab == tag ? .blue : .gray)
        }
      }
    }
    struct KeepQuestion: View {
      @ObservedObject var model: Model
      var body: some View {
        EmptyView().confirmationDialog("How?", isPresented: $model.asks) {
          Button("Photograph") { model.isPhotographing = true }
        }
      }
    }
    struct Camera: View {
      @ObservedObject var model: Model
      var body: some View {
        Color.clear.sheet(isPresented: $model.isPhotographing) { CameraView() }
      }
    }
    struct OptionOverlay: View {
      @ObservedObject var model: Model
      var body: some View {
        ZStack { Color.black.opacity(0.8).ignoresSafeArea(); Button("Keep") { model.keep() } }
      }
    }
    struct JarsView: View { var body: some View { Text("Jars") } }
    struct LidsView: View { var body: some View { Text("Lids") } }
    struct CameraView: View { var body: some View { Text("Camera") } }
    """)

  @Test("The bar names the tabs, and the place of a button in it is none")
  func items() {
    #expect(app.graph.tabs.map(\.icon) == ["shippingbox", "circle"])
    #expect(app.graph.tabs.map(\.title) == ["Jars", "Lids"])
  }

  @Test("A button of the bar leads on from each tab, and a dialog over all tabs is found")
  func edges() {
    #expect(
      app.edges == [
        "JarsView -cover \"plus\"-> OptionOverlay", "LidsView -cover \"plus\"-> OptionOverlay",
        "KeepQuestion.asks -sheet \"Photograph\"-> CameraView",
        "OptionOverlay -confirmation \"Keep\"-> KeepQuestion.asks",
      ])
  }

  @Test(
    "A tab that an item selects stays, also a colour with something over it, and an item that does more leads on"
  )
  func otherTabs() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var tab = 0
        @State private var showsLogin = false
        var body: some View {
          TabView(selection: $tab) {
            Color.red.ignoresSafeArea().overlay(Text("Red")).tag(0)
            Color.blue.overlay { VStack { Text("Blue"); Button("Go") {} } }.tag(1)
          }
          .overlay { Bar(tab: $tab, showsLogin: $showsLogin) }
          .sheet(isPresented: $showsLogin) { Text("Log in") }
        }
      }
      struct Bar: View {
        @Binding var tab: Int
        @Binding var showsLogin: Bool
        let session: Session
        var body: some View {
          HStack {
            Button("First") { tab = 0 }
            Button("Second") { if session.isOpen() { tab = 1 } else { showsLogin = true } }
          }
        }
      }
      """)
    #expect(app.graph.tabs.map(\.title) == ["First", "Second"])
    #expect(app.report.views.first?.texts == ["Red"])
    #expect(app.edges.contains { $0.contains("-sheet \"Second\"->") })
  }
}
