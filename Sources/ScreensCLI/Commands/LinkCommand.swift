import CommandParsing
import Harness
import PlainText
import Scenes
import Wireframes

/// Shows the screen that a deep link opens, or why it opens none.
struct LinkCommand: ScreensCommand {
  static let name = "link"
  static let summary = "show the screen that a deep link opens"
  static let details = """
    Exits with 0 when the link opens a screen, and with 1 when the link is refused
    or opens a state that no screen has.
    """
  static let examples = [
    Example("myapp://home", meaning: "show the screen that the link opens")
  ]

  @Operand("url", .text("URL"), remedy: "name one, such as 'myapp://home'")
  private var link: String
  private let manifest = VisitOptions()
  private let language = LanguageOption()

  func run(_ session: Tool.Session) async throws(CommandError) -> ExitCode {
    guard manifest.origin.app == nil else {
      throw .work(
        "cannot open links of scanned source: it has no link codec; 'link' needs a manifest in Swift, "
          + "which 'init --from-scan' writes")
    }
    let source = try await manifest.source(session)
    let translated = try language.translation(session, of: source)
    let scene: Scene
    do {
      scene = try await source.open(link: link)
    } catch {
      let reason = VisibleText.line(await error.message(about: link, in: source))
      session.warn("\(link.quoted) opens no screen: \(reason)")
      return .different
    }
    try session.write(TextRendering(translated(scene)).text)
    guard source.ids.contains(scene.id) else {
      session.warn("\(link.quoted) opens a state that no screen of the manifest has")
      return .different
    }
    return .success
  }
}
