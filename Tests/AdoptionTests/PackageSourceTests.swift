import Testing

@testable import Adoption

@Suite("Package.swift in its own formatting") struct PackageSourceTests {
  private let tool = PackageEdit.Target(
    kind: "executableTarget", name: "tool", dependencies: ["\"App\""])
  private let tests = PackageEdit.Target(
    kind: "testTarget", name: "Tests", dependencies: ["\"tool\""])
  private let long = PackageEdit.Target(
    kind: "executableTarget", name: "tool",
    dependencies: (1...3).map { ".product(name: \"Product\($0)\", package: \"another-package\")" })

  private func edited(_ text: String, _ targets: PackageEdit.Target...) -> String? {
    var source = PackageSource(text)
    return targets.allSatisfy { source.add($0) } ? source.text : nil
  }

  @Test("Two spaces and trailing commas")
  func twoSpaces() {
    #expect(
      edited(
        """
        // targets: [
        let package = Package(
          name: "app",
          targets: [
            .target(
              name: "App",
              dependencies: ["targets: ["]),
          ]
        )

        """, long, tests) == """
          // targets: [
          let package = Package(
            name: "app",
            targets: [
              .target(
                name: "App",
                dependencies: ["targets: ["]),
              .executableTarget(
                name: "tool",
                dependencies: [
                  .product(name: "Product1", package: "another-package"),
                  .product(name: "Product2", package: "another-package"),
                  .product(name: "Product3", package: "another-package"),
                ]),
              .testTarget(
                name: "Tests",
                dependencies: ["tool"]),
            ]
          )

          """)
  }

  @Test("Four spaces, no trailing commas, brackets on their own lines, a comment and tests")
  func fourSpaces() {
    #expect(
      edited(
        """
        let package = Package(
            name: "app",
            targets: [
                .target(
                    name: "App"
                ), // the app
                .testTarget(
                    name: "AppTests",
                    dependencies: ["App"]
                ) /* all */ // tests
            ]
        )
        """, long, tests) == """
          let package = Package(
              name: "app",
              targets: [
                  .target(
                      name: "App"
                  ), // the app
                  .executableTarget(
                      name: "tool",
                      dependencies: [
                          .product(name: "Product1", package: "another-package"),
                          .product(name: "Product2", package: "another-package"),
                          .product(name: "Product3", package: "another-package")
                      ]
                  ),
                  .testTarget(
                      name: "AppTests",
                      dependencies: ["App"]
                  ), /* all */ // tests
                  .testTarget(
                      name: "Tests",
                      dependencies: ["tool"]
                  )
              ]
          )
          """)
  }

  @Test("Tabs, one-line targets and the line ends of Windows")
  func tabs() {
    let text =
      "let package = Package(\r\n\ttargets: [\r\n\t\t.target(name: \"App\")\r\n\t]\r\n)\r\n"
    #expect(
      edited(text, tool)
        == text.replacing(
          "\"App\")\r\n",
          with: "\"App\"),\r\n\t\t.executableTarget(name: \"tool\", dependencies: [\"App\"])\r\n"))
  }

  @Test("A short list of one line stays on it, before the tests; a long one is broken")
  func oneLine() {
    let text = "let p = Package(name: \"a\", targets: [.testTarget(name: \"T\")])\n"
    let short = PackageEdit.Target(kind: "target", name: "x", dependencies: [])
    #expect(
      edited(text, short)
        == text.replacing("[.test", with: "[.target(name: \"x\", dependencies: []), .test")
    )
    #expect(
      edited(text, tool) == """
        let p = Package(name: "a", targets: [
            .executableTarget(name: "tool", dependencies: ["App"]),
            .testTarget(name: "T")
        ])

        """)
  }

  @Test("The list can be empty, and its bracket can be behind the last target")
  func edges() {
    let code = ".executableTarget(name: \"tool\", dependencies: [\"App\"])"
    #expect(
      edited("let p = Package(\n  targets: []\n)", tool)
        == "let p = Package(\n  targets: [\n    \(code)\n  ]\n)")
    #expect(
      edited("let p = Package(\n  targets: [\n    .target(name: \"A\")])", tool)
        == "let p = Package(\n  targets: [\n    .target(name: \"A\"),\n    \(code)])")
  }

  @Test(
    "Other code is not edited",
    arguments: [
      "let p = Package(name: \"a\", targets: all)", "let p = Package(name: \"a\")", "",
      "let p = Package(", "// Package(targets: [])", "let s = \"\"\"\nPackage(targets: [])\n\"\"\"",
      "let s = #\"\"Package(targets: [])\"#", "myPackage(targets: [])",
    ])
  func others(text: String) {
    #expect(edited(text, tool) == nil)
  }

  @Test("A target gets one more dependency")
  func dependency() {
    let text = """
      let p = Package(
        targets: [
          .target(name: "App", dependencies: []),
          .executableTarget(
            name: "app-screens",
            dependencies: [
              "App",
            ], path: "x"),
        ]
      )
      """
    var source = PackageSource(text)
    let isAdded = source.addDependency("\"Shop\"", to: "app-screens")
    #expect(isAdded)
    let line = "        \"App\",\n"
    #expect(source.text == text.replacing(line, with: "\(line)        \"Shop\",\n"))
    let isUnknown = !source.addDependency("\"Shop\"", to: "other")
    #expect(isUnknown)
    let short = "let p = Package(targets: [.target(name: \"a\", dependencies: [\"b\"])])"
    var plain = PackageSource(short)
    _ = plain.addDependency("\"c\"", to: "a")
    #expect(plain.text == short.replacing("\"b\"", with: "\"b\", \"c\""))
  }
}
