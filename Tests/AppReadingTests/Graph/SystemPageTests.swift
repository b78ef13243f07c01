import AppReading
import Testing

@Suite("Pages of the system, as a camera, in views of the app")
struct SystemPageTests {
  @Test("What a picker gives leads from the page that shows what was picked")
  func picked() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isPicking = false
        @State private var isCropping = false
        var body: some View {
          VStack { Button("Add") { isPicking = true } }
            .sheet(isPresented: $isPicking) {
              PhotoPicker { photo in
                isPicking = false
                isCropping = true
              }
            }
            .fullScreenCover(isPresented: $isCropping) { CropView() }
        }
      }
      struct PhotoPicker: UIViewControllerRepresentable {
        let onPick: (UIImage) -> Void
        func makeUIViewController(context: Context) -> PHPickerViewController {
          PHPickerViewController(configuration: PHPickerConfiguration())
        }
        func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}
      }
      struct CropView: View { var body: some View { Text("Crop") } }
      """)
    #expect(
      app.edges == ["RootView -sheet \"Add\"-> PhotoPicker", "RootView -cover-> CropView"])
  }
}
