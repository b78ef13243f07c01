import ScreensCLI

/// The tool over generated screens; `scripts/bench` times it.
@main
enum Main {
  static func main() async {
    await ScreensTool.main(GeneratedScreen.self)
  }
}
