import Navigation
import Testing

@Suite struct LaunchScreenTests {
  @Test("The argument beats the variable, and an empty one counts as none")
  func name() {
    #expect(LaunchScreen.name(arguments: ["app"], environment: [:]) == nil)
    #expect(LaunchScreen.name(arguments: ["app", "-screen"], environment: [:]) == nil)
    #expect(LaunchScreen.name(arguments: ["app"], environment: ["SCREENS_SCREEN": ""]) == nil)
    #expect(LaunchScreen.name(arguments: [], environment: ["SCREENS_SCREEN": "home"]) == "home")
    #expect(
      LaunchScreen.name(arguments: ["app", "-screen", "a"], environment: ["SCREENS_SCREEN": "b"])
        == "a")
  }
}
