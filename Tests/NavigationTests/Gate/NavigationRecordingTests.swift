import Navigation
import NavigationModel
import Testing

@MainActor
@Suite struct RecordingTests {
  /// A router that has been used, and everything that its recorder received.
  private func session() throws -> (app: App, text: String) {
    let app = App(homeTab: .home)
    let lines = Counter()
    app.gate.onEvent = { event in lines.hit((try? event.jsonLine()) ?? "unwritable") }
    app.push(.list)
    app.present(sheet: .edit(1), detent: .medium)
    app.visit(AppPath(tab: .search, routes: [.detail(2)]), origin: .link)
    return (app, lines.notes.map { $0 + "\n" }.joined())
  }

  @Test("Lines that a recorder writes read back as the log")
  func roundTrip() throws {
    let (app, text) = try session()
    let recording = try NavigationRecording<AppState>(jsonLines: text)
    #expect(recording.events == app.gate.log.events)
    #expect(try recording.jsonLines() == text)
    #expect(recording.gaps.isEmpty)
    #expect(recording.frames.first == AppState(selectedTab: .home))
    #expect(recording.frames.last == app.state)
  }

  @Test("An event is one line in a stable format")
  func line() throws {
    var after = AppState(selectedTab: .home)
    after[.home].layers = [.sheet(.filter)]
    let event = NavigationEvent(
      origin: .user, before: AppState(selectedTab: .home), after: after)
    #expect(
      try event.jsonLine() == """
        {"after":{"selectedTab":"home","stacks":[{"stack":{"layers":[{"item":{"filter":{}},\
        "path":[],"style":"sheet.large"}]},"tab":"home"}]},\
        "before":{"selectedTab":"home","stacks":[]},"origin":"user"}
        """)
  }

  @Test("A replay passes through every recorded state with its origin")
  func replay() throws {
    let (app, text) = try session()
    let recording = try NavigationRecording<AppState>(jsonLines: text)
    let other = App(homeTab: .home)
    var states: [AppState] = []
    other.replay(recording) { states.append($0) }
    #expect(states == Array(recording.frames.dropFirst()))
    #expect(other.state == app.state)
    #expect(other.gate.log.events == app.gate.log.events)
  }

  @Test("A recording that ends in the middle of a line is valid up to that line")
  func truncated() throws {
    let (_, text) = try session()
    let recording = try NavigationRecording<AppState>(jsonLines: String(text.dropLast(20)))
    #expect(recording.events.count == 2)
  }

  @Test("A damaged line is reported with its number")
  func damaged() throws {
    let (_, text) = try session()
    var lines = text.split(separator: "\n").map(String.init)
    lines[1] = "{}"
    #expect(throws: RecordingError.unreadable(line: 2)) {
      try NavigationRecording<AppState>(jsonLines: lines.joined(separator: "\n") + "\n")
    }
    #expect(
      RecordingError.unreadable(line: 2).description
        == "Line 2 of the recording is not an event of this app.")
  }

  @Test("Empty lines and Windows line ends are ignored", arguments: ["\r\n", "\n\n", "\n \n"])
  func lineEnds(end: String) throws {
    let (app, text) = try session()
    let changed = text.split(separator: "\n").joined(separator: end) + end
    #expect(try NavigationRecording<AppState>(jsonLines: changed).events == app.gate.log.events)
  }

  @Test("Gaps of missing events are found")
  func gaps() throws {
    let (app, _) = try session()
    var recording = NavigationRecording(app.gate.log.events)
    recording.events.remove(at: 1)
    #expect(recording.gaps == [1])
  }
}
