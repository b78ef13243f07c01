import ScreensCLI
import SocialClient

@main
enum Main {
  static func main() async {
    await ScreensTool.main(AppScreen.self)
  }
}
