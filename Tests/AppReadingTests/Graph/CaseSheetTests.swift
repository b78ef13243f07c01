import AppReading
import Testing

@Suite("Sheets that cases of a state show")
struct CaseSheetTests {
  @Test("A sheet that a case of a state shows is not shown by its other cases")
  func casesShown() {
    let app = GraphOutline(
      """
      enum Phase { case idle, confirming, typing, running, failed(String) }
      final class Deletion: ObservableObject {
        @Published var phase = Phase.idle
        @Published var typed = ""
        func cancel() { typed = ""; phase = .idle }
      }
      struct RootView: View {
        @StateObject private var deletion = Deletion()
        var body: some View {
          VStack {
            Button("Delete") { deletion.phase = .confirming }
            Button("Run") { deletion.phase = .running }
            Button("Fail") { deletion.phase = .failed("Bad") }
            Button("Cancel") { deletion.cancel() }
          }
          .confirmationDialog(
            "Sure?", isPresented: Binding(get: { deletion.phase == .confirming }, set: { _ in })
          ) {
            Button("Yes") { deletion.phase = .typing }
          }
          .sheet(
            isPresented: Binding(
              get: { deletion.phase == .typing || (deletion.phase == .running) }, set: { _ in })
          ) { TypingView() }
          .alert(
            "Error",
            isPresented: Binding(
              get: { if case .failed = deletion.phase { return true } else { return false } },
              set: { _ in deletion.cancel() })
          ) { Button("OK") { deletion.cancel() } }
        }
      }
      struct TypingView: View { var body: some View { Text("Type") } }
      """)
    #expect(
      app.edges == [
        "RootView -confirmation \"Delete\"-> RootView.phase",
        "RootView -sheet \"Run\"-> TypingView", "RootView -alert \"Fail\"-> RootView.phase",
        "RootView.phase -sheet \"Yes\"-> TypingView",
      ])
  }

  @Test("Cases of a state of which one shows a sheet, and a condition with another one")
  func sheetsOfCases() {
    let app = GraphOutline(
      """
      enum Form { case email, password, help }
      struct RootView: View {
        @State private var form: Form?
        @State private var isBusy = false
        var body: some View {
          List {
            Button("Email") { form = .email }
            Button("Password") { form = .password }
            Button("Help") { form = .help }
          }
          .task { isBusy = await check() }
          .sheet(isPresented: .constant(!isBusy && form != nil), onDismiss: { form = nil }) {
            Group {
              if form == .email {
                EmailForm()
              } else if form == .password {
                PasswordForm()
              }
            }
          }
          .fullScreenCover(
            isPresented: Binding(get: { form == .help }, set: { if !$0 { form = nil } })
          ) {
            HelpView()
          }
        }
      }
      struct EmailForm: View { var body: some View { Text("Your new address") } }
      struct PasswordForm: View { var body: some View { Text("Your new password") } }
      struct HelpView: View { var body: some View { Text("What you can do") } }
      """)
    #expect(
      app.destinations == [
        "Form.email sheet: EmailForm", "Form.password sheet: PasswordForm",
        "Form.help cover: HelpView",
      ])
    #expect(
      app.edges == [
        "RootView -sheet \"Email\"-> Form.email", "RootView -sheet \"Password\"-> Form.password",
        "RootView -cover \"Help\"-> HelpView",
      ])
  }

  @Test("A view of UIKit in a layer is a part of the page that its case shows")
  func layerOfCase() {
    let app = GraphOutline(
      """
      enum Mode: String, Identifiable { case camera, display; var id: String { rawValue } }
      struct RootView: View {
        @State private var mode: Mode?
        var body: some View {
          VStack { Button("Camera") { mode = .camera }; Button("Display") { mode = .display } }
            .fullScreenCover(item: $mode) { mode in RecordingView(mode: mode) }
        }
      }
      struct RecordingView: View {
        let mode: Mode
        var body: some View {
          ZStack {
            if mode == .camera { CameraLayer() } else { Color.black }
            VStack { Text("Recording") }
          }
        }
      }
      struct CameraLayer: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      """)
    #expect(
      app.destinations == [
        "Mode.camera cover: RecordingView", "Mode.display cover: RecordingView",
      ])
  }

  @Test("An enum without an `id` is no item, but a binding may have what one of its cases has")
  func itemOfCase() {
    let app = GraphOutline(
      """
      enum Loading { case waiting, failed(String), done(Picture) }
      struct Picture: Identifiable { let id: Int }
      @Observable class Album {
        var picture = Loading.waiting
        var shownPicture: Binding<Picture?> {
          Binding(
            get: {
              switch picture {
              case .waiting, .failed: return nil
              case .done(let picture): return picture
              }
            },
            set: { if $0 == nil { self.picture = .waiting } })
        }
        func load() {
          picture = .waiting
          Task { picture = .done(try await service.picture()) }
        }
      }
      struct RootView: View {
        @State var album = Album()
        var body: some View {
          Button("Load") { album.load() }
            .fullScreenCover(item: album.shownPicture) { CropView(picture: $0) }
        }
      }
      struct CropView: View { let picture: Picture; var body: some View { Text("Crop") } }
      """)
    #expect(app.destinations == [])
    #expect(app.edges == ["RootView -cover \"Load\"-> CropView"])
    #expect(app.unresolved == [])
  }
}
