/// A file that is added to an app's package.
package struct AdoptionFile: Equatable {
  /// The path, relative to the package folder.
  package var path: String
  package var text: String
}

extension AdoptionFile {
  /// The name of the tool, as in the README.
  package static let tool = "app-screens"
  /// The name of the test target.
  static let tests = "AppScreensTests"

  /// All files for a package and its manifest.
  package static func all(manifest: String, package: AppPackage) -> [AdoptionFile] {
    [
      AdoptionFile(path: "Sources/\(tool)/AppScreen.swift", text: manifest),
      // SwiftPM names the first file of a new target after the target, and keeps an existing one.
      AdoptionFile(path: "Sources/\(tool)/\(tool).swift", text: main),
      AdoptionFile(path: "Tests/\(tests)/\(tests).swift", text: test),
      AdoptionFile(path: ".github/workflows/screens.yml", text: workflow(package)),
    ]
  }

  private static let main = """
    import ScreensCLI

    @main
    enum Main {
      static func main() async {
        await ScreensTool.main(AppScreen.self)
      }
    }

    """

  private static let test = """
    import ScreensTesting
    import Testing

    @testable import app_screens

    @Test("Every screen looks as stored", arguments: AppScreen.allCases)
    func looksAsStored(_ screen: AppScreen) async {
      await expectSnapshot(of: screen)
    }

    """

  private static func workflow(_ package: AppPackage) -> String {
    """
    name: screens
    on: [pull_request]
    jobs:
      verify:
        runs-on: ubuntu-latest
        container: swift:\(package.swiftVersion)
        steps:
          - uses: actions/checkout@v4
    \(package.dependsOnFolder ? remarkOnFolder : "")\
          - run: apt-get update && apt-get install -y libpng-dev pkg-config
          - run: swift run -c release \(tool) verify --reporter github --reporter html
          - uses: actions/upload-artifact@v4
            if: ${{ failure() }}
            with: { name: screens, path: .screens }

    """
  }

  private static let remarkOnFolder = """
          # Package.swift depends on a folder of your machine. If it is outside of this repository,
          # also check it out here, or let Package.swift depend on its URL.

    """
}

/// The file that makes git ignore the results of runs.
package enum IgnoreList {
  /// The file's path, relative to the package folder.
  package static let path = ".gitignore"
  /// The line that it needs.
  package static let line = ".screens/"

  /// The text to append to the file; nil if it has the line already.
  ///
  /// - Parameter text: The content of the file; empty if it does not exist.
  package static func addition(to text: String) -> String? {
    let isComplete = text.split(whereSeparator: \.isNewline).contains { line in
      ["", "/", "**/"].contains { "\($0).screens" == line || "\($0)\(Self.line)" == line }
    }
    guard !isComplete else { return nil }
    let isOpen = !text.isEmpty && text.last?.isNewline == false
    return (isOpen ? "\n" : "") + line + "\n"
  }
}
