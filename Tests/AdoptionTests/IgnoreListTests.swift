import Testing

@testable import Adoption

@Suite struct IgnoreListTests {
  @Test(
    "The line comes behind what is there",
    arguments: [
      ("", ".screens/\n"), (".build/\n", ".screens/\n"),
      (".build", "\n.screens/\n"), ("a\r\nb\r\n", ".screens/\n"),
      ("# .screens/\n", ".screens/\n"), ("x.screens/\n", ".screens/\n"),
    ])
  func completes(text: String, addition: String) {
    #expect(IgnoreList.addition(to: text) == addition)
    #expect(IgnoreList.addition(to: text + addition) == nil)
  }

  @Test(
    "A list that has the folder is complete",
    arguments: [".screens/", "/.screens/\n", ".screens\n.build\n", "**/.screens/\r\n"])
  func complete(text: String) {
    #expect(IgnoreList.addition(to: text) == nil)
  }
}
