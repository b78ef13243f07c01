import Testing

@testable import ScreensCLI

@Suite("Shown path") struct ShownPathTests {
  @Test(
    "A path is written from where the person stands",
    arguments: [
      ("/home/a/app/Snapshots/x.png", "Snapshots/x.png"), ("/home/a/app", "."),
      ("/home/a/Snapshots", "../Snapshots"), ("/home/b/x.png", "../../b/x.png"),
      ("/home/a/apple/x.png", "../apple/x.png"), ("/tmp/x.png", "/tmp/x.png"), ("/", "/"),
      ("/home/a/app/../x.png", "../x.png"), ("/home//a/./app/x.png", "x.png"),
      ("Snapshots/x.png", "Snapshots/x.png"), ("../x.png", "../x.png"), ("", ""),
    ])
  func way(path: String, shown: String) {
    #expect(ShownPath(folder: "/home/a/app").text(of: path) == shown)
  }

  @Test("From the root every path is absolute")
  func root() {
    #expect(ShownPath(folder: "/").text(of: "/home/x") == "/home/x")
  }
}
