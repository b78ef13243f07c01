import AppReading
import Testing

@Suite("Controls that set a state which the page watches") struct StateSetterTests {
  @Test(
    "What happens when the state changes is what the control leads to",
    arguments: [
      (#"Toggle("Sync", isOn: $isOn)"#, "isOn", #""Sync""#),
      (#"Picker("Size", selection: $size) { Text("Small").tag(0) }"#, "size", #""Size""#),
      (#"Stepper("Count", value: $size)"#, "size", #""Count""#),
      (#"DatePicker("Day", selection: $day)"#, "day", #""Day""#),
      (#"ColorPicker("Lid", selection: $color)"#, "color", #""Lid""#),
      (#"PhotosPicker("Photo", selection: $photo)"#, "photo", #""Photo""#),
      (#"PhotosPicker(selection: $photo) { Image(systemName: "camera") }"#, "photo", #""camera""#),
      // Something else changes it.
      (#"Toggle("Sync", isOn: $isOn)"#, "size", ""),
    ])
  func watched(control: String, state: String, name: String) {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isOn = false
        @State private var size = 0
        @State private var day = Date()
        @State private var color = Color.red
        @State private var photo: PhotosPickerItem?
        @State private var isAsking = false
        var body: some View {
          Form { \(control) }
            .onChange(of: \(state)) { isAsking = true }
            .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
        }
      }
      """)
    let control = name.isEmpty ? "-" : " \(name)-"
    #expect(app.edges == ["RootView -alert\(control)> RootView.asking"])
  }
}
