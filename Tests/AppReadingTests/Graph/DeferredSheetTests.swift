import AppReading
import Testing

/// Pages that come once a sheet is gone, because a control of the sheet has asked for them.
@Suite("What comes after a sheet") struct DeferredSheetTests {
  /// The edges of an app with a list of commands in a sheet.
  ///
  /// - Parameters:
  ///   - state: What remembers the command until the sheet is gone.
  ///   - handle: What a command does.
  ///   - next: What happens once the sheet is gone.
  private func edges(_ state: String, _ handle: String, next: String) -> [String] {
    GraphOutline(
      """
      enum Request: Identifiable { case new, edit(Int) }
      enum Command { case new, edit }
      struct RootView: View {
        @State private var isListing = false
        @State private var editing: Request?
        @State private var isAsking = false
        \(state)
        var body: some View {
          Button("Commands") { isListing = true }
            .sheet(isPresented: $isListing, onDismiss: goOn) { CommandList(onSelect: handle) }
            .sheet(item: $editing) { request in
              switch request {
              case .new: NewJarView()
              case .edit: EditJarView()
              }
            }
            .sheet(isPresented: $isAsking) { HelpView() }
        }
        private func handle(_ command: Command) { \(handle) }
        private func goOn() { \(next) }
      }
      struct CommandList: View {
        var onSelect: (Command) -> Void
        var body: some View { Button("New jar") { onSelect(.new) } }
      }
      struct NewJarView: View { var body: some View { Text("A new jar") } }
      struct EditJarView: View { var body: some View { Text("The jar") } }
      struct HelpView: View { var body: some View { Text("All about jars") } }
      """
    ).edges
  }

  @Test("A control of the sheet leads to the case that it has asked for")
  func item() {
    let found = edges(
      "@State private var pending: Request?",
      "switch command { case .new: pending = .new\ncase .edit: pending = .edit(1) }",
      next: "guard let pending else { return }\nself.pending = nil\nediting = pending")
    #expect(
      found == [
        "RootView -sheet \"Commands\"-> CommandList",
        "CommandList -sheet \"New jar\"-> Request.new ?",
      ])
  }

  @Test("A Boolean may ask for it, and to take it back asks for nothing")
  func flag() {
    let state = "@State private var asksForHelp = false"
    let next = "if asksForHelp { isAsking = true }"
    #expect(
      edges(state, "asksForHelp = true", next: next) == [
        "RootView -sheet \"Commands\"-> CommandList",
        "CommandList -sheet \"New jar\"-> HelpView",
      ])
    #expect(
      !edges(state, "asksForHelp = false", next: next).contains {
        $0.hasPrefix("CommandList")
      })
  }

  @Test("What happens after each sheet is an event of the page below it")
  func always() {
    #expect(
      edges("", "print(command)", next: "isAsking = true").contains("RootView -sheet-> HelpView"))
  }

  @Test("So is what nothing has asked for")
  func unasked() {
    let found = edges(
      "@State private var asksForHelp = false", "print(command)",
      next: "if asksForHelp { isAsking = true }")
    #expect(found.contains { $0.hasPrefix("RootView -sheet-> HelpView") })
  }
}
