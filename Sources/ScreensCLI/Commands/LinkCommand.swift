import CommandParsing
import Harness
import PlainText
import Scenes
import Wireframes

/// Tells which screen a deep link leads to, or why it leads to none.
struct LinkCommand: ScreensCommand {
  static let name = "link"
  static let summary = "find the screen of a deep link, or why there is none"
  static let details = """
    Ends with 0 when the link leads to a screen, and with 1 when it is refused or
    opens a state that no screen has.
    """
  static let examples = [
    Example("myapp://home", meaning: "which screen the link opens")
  ]

  @Operand("url", .text("URL"), remedy: "name one, such as 'myapp://home'")
  private var link: String
  private let manifest = ManifestOption()

  func run(_ session: Tool.Session) async throws(CommandError) -> ExitCode {
    let source = try manifest.source(session)
    let scene: Scene
    do {
      scene = try await source.open(link: link)
    } catch {
      let reason = VisibleText.line(error.message(about: link, in: source))
      session.complain("\(link.quoted) leads to no screen: \(reason)")
      return .different
    }
    try session.write(TextRendering(scene).text)
    guard source.ids.contains(scene.id) else {
      session.complain("\(link.quoted) is opened, but no screen of the manifest has this state")
      return .different
    }
    return .success
  }
}
