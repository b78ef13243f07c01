import ScreensCLI

/// The tool over generated screens; `scripts/bench` times it.
@main
enum Main {
  static func main() async {
    if CommandLine.arguments.dropFirst() == ["time-layout"] {
      LayoutTiming.run()
    } else {
      await ScreensTool.main(GeneratedScreen.self)
    }
  }
}
