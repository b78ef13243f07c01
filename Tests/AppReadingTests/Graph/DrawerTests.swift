import AppReading
import Testing

/// A sheet of an app's own, `Drawer(title: "Size") { … }`, whose content is written where it is used.
@Suite("Content that is written in place in a container of the app's own")
struct DrawerTests {
  private let drawers = #"""
    struct Drawer<Content: View>: View {
      let title: String
      @ViewBuilder var content: () -> Content
      var body: some View { VStack { Text(title); content() } }
    }
    struct CardContainer<Content: View>: View {
      @ViewBuilder var content: () -> Content
      var body: some View { content().padding() }
    }
    struct DrawerModifier<DrawerContent: View>: ViewModifier {
      @Binding var isPresented: Bool
      let drawerContent: () -> DrawerContent
      func body(content: Content) -> some View {
        content.sheet(isPresented: $isPresented) { drawerContent() }
      }
    }
    extension View {
      func drawer<DrawerContent: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> DrawerContent
      ) -> some View { modifier(DrawerModifier(isPresented: isPresented, drawerContent: content)) }
    }
    struct OptionRow: View {
      let title: String
      var body: some View { Button {} label: { Text(title) } }
    }
    enum Colour: CaseIterable {
      case red, blue
      var name: String { switch self { case .red: "Red"; case .blue: "Blue" } }
    }
    struct SelectRow<Value: Hashable>: View {
      let title: String
      let options: [Value]
      let label: (Value) -> String
      @State private var isPickerPresented = false
      var body: some View {
        Button(title) { isPickerPresented = true }
          .drawer(isPresented: $isPickerPresented) {
            Drawer(title: title) {
              CardContainer {
                VStack {
                  ForEach(Array(options.enumerated()), id: \.element) { index, option in
                    if index > 0 { Divider() }
                    OptionRow(title: label(option))
                  }
                }
              }
            }
          }
      }
    }
    struct DateRow: View {
      let title: String
      @Binding var date: Date?
      @State private var isPresented = false
      var body: some View {
        Button(title) { isPresented = true }
          .drawer(isPresented: $isPresented) {
            Drawer(title: title) {
              DatePicker("Day", selection: Binding(get: { date ?? .now }, set: { date = $0 }))
              Button("Done") { isPresented = false }
            }
          }
      }
    }

    """#

  @Test("It is a page of the view that shows it, with the words of each use")
  func inPlace() {
    let app = GraphOutline(
      drawers + """
        struct RootView: View {
          @State private var day: Date?
          var body: some View {
            VStack {
              SelectRow(title: "Size", options: ["Small", "Large"]) { $0 }
              SelectRow(title: "Colour", options: Colour.allCases, label: \\.name)
              DateRow(title: "From", date: $day)
              DateRow(title: "Until", date: $day)
            }
          }
        }
        """)
    #expect(
      app.edges == [
        "RootView -sheet \"Size\"-> SelectRow.picker",
        "RootView -sheet \"Colour\"-> SelectRow.picker",
        "RootView -sheet \"From\"-> DateRow.isPresented",
        "RootView -sheet \"Until\"-> DateRow.isPresented",
      ])
    #expect(app.texts(of: "SelectRow.picker") == ["Size", "Small", "Large"])
    #expect(app.otherTexts(of: "SelectRow.picker") == ["Colour", "Red", "Blue"])
    #expect(app.texts(of: "DateRow.isPresented") == ["From", "Day", "Done"])
    #expect(app.otherTexts(of: "DateRow.isPresented") == ["Until"])
  }

  @Test("A page of the app in it has its own name, and so has a page that gets a part of it")
  func page() {
    let app = GraphOutline(
      drawers + """
        struct RootView: View {
          @State private var isShown = false
          @State private var isJarShown = false
          @State private var isOfferShown = false
          @State private var isListShown = false
          var body: some View {
            Button("Shop") { isShown = true }
              .sheet(isPresented: $isShown) { Drawer(title: "Shop") { ShopView() } }
            Button("Jar") { isJarShown = true }
              .sheet(isPresented: $isJarShown) { JarView { Text("Sold by"); Text("Ann") } }
            Button("Offer") { isOfferShown = true }
              .sheet(isPresented: $isOfferShown) { OfferSheet { Text("Cancel any time") } }
            Button("List") { isListShown = true }
              .sheet(isPresented: $isListShown) {
                Drawer(title: "List") {
                  ForEach(["Red", "Blue"], id: \\.self) { OptionRow(title: $0) }
                  Text("That is all")
                }
              }
          }
        }
        struct OfferSheet<Note: View>: View {
          @ViewBuilder var content: () -> Note
          var body: some View { VStack { Text("Offer"); content() } }
        }
        struct ShopView: View { var body: some View { Text("All jars") } }
        struct JarView<Footer: View>: View {
          @ViewBuilder var content: () -> Footer
          var body: some View { VStack { Text("Jar"); content() } }
        }
        """)
    #expect(
      app.edges == [
        "RootView -sheet \"Shop\"-> ShopView", "RootView -sheet \"Jar\"-> JarView",
        "RootView -sheet \"Offer\"-> OfferSheet", "RootView -sheet \"List\"-> RootView.list",
      ])
  }
}
