import ScreensCLI

@main
enum Main {
  static func main() async {
    await ScreensTool.main(AppScreen.self)
  }
}
