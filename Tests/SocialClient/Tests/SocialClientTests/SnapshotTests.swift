import ScreensTesting
import SocialClient
import Testing

@Test("Every screen looks as stored", arguments: AppScreen.allCases)
func looksAsStored(_ screen: AppScreen) async {
  await expectSnapshot(of: screen)
}
