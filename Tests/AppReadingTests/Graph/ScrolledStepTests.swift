import AppReading
import Testing

@Suite("Steps in what people scroll, and with content around them")
struct ScrolledStepTests {
  @Test("The steps of an assistant in a view that only arranges it, one of them with two pages")
  func scrolledSteps() {
    let app = GraphOutline(
      """
      enum SetupStep { case name, place, offer }
      struct RootView: View {
        var body: some View { NavigationStack { NavigationLink("Start") { SetupRootView() } } }
      }
      struct TallScrollView<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { ScrollView { content() } }
      }
      struct SetupRootView: View {
        @Environment(\\.isWide) private var isWide
        @State private var step = SetupStep.name
        let offer: String?
        var body: some View {
          TallScrollView {
            if isWide { HStack { Text("Setup"); pages } } else { VStack { Text("Setup"); pages } }
          }
        }
        @ViewBuilder private var pages: some View {
          switch step {
          case .name: NameView { step = .place }
          case .place: PlaceView { step = .offer }
          case .offer: if let offer { OfferView(offer: offer) } else { RequestView() }
          }
        }
      }
      struct NameView: View {
        let next: () -> Void
        var body: some View { VStack { Text("Name"); Button("Next") { next() } } }
      }
      struct PlaceView: View {
        let next: () -> Void
        var body: some View { VStack { Text("Place"); Button("Go on") { next() } } }
      }
      struct RequestView: View { var body: some View { Text("Ask for an offer") } }
      struct OfferView: View { let offer: String; var body: some View { Text("Our offer") } }
      """)
    #expect(
      app.destinations == [
        "SetupStep.name route: NameView", "SetupStep.place route: PlaceView",
        "SetupStep.offer route: OfferView",
      ])
    #expect(
      app.edges == [
        "RootView -push \"Start\"-> SetupRootView",
        "SetupRootView -push \"Next\"-> SetupStep.place",
        "PlaceView -push \"Go on\"-> SetupStep.offer",
        "PlaceView -push \"Go on\"-> RequestView ?",
      ])
  }

  @Test("Numbered steps, with nothing for other numbers")
  func numbers() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View { NavigationStack { NavigationLink("Begin") { OnboardingView() } } }
      }
      struct OnboardingView: View {
        @State private var currentPage = 0
        var body: some View {
          VStack {
            Group {
              switch currentPage {
              case 0: WelcomeView()
              case 1: TourView()
              case 2: EndView()
              default: EmptyView()
              }
            }
            Button("Continue") { currentPage += 1 }
          }
        }
      }
      struct WelcomeView: View { var body: some View { Text("Welcome") } }
      struct TourView: View { var body: some View { Text("Look around") } }
      struct EndView: View { var body: some View { Text("That is all") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Begin\"-> OnboardingView", "OnboardingView -push \"Continue\"-> TourView",
        "TourView -push \"Continue\"-> EndView",
      ])
  }
}
