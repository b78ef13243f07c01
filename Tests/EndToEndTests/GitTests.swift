import Foundation
import TestSupport
import Testing

@Suite("Snapshots in git") struct GitTests {
  private let folder: TemporaryFolder
  private let program: Program

  /// A repository with the attributes and the driver of this one, and with one snapshot.
  init() async throws {
    folder = try TemporaryFolder()
    let repository = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path(percentEncoded: false)
    program = Program(in: folder).with([
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "REPOSITORY": repository,
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
    ])
    try await run(
      """
      git init -q && cp "$REPOSITORY/.gitattributes" .
      git config diff.screens.textconv "'$REPOSITORY/scripts/git-textconv'"
      """)
    try await draw("recipeDetail")
    try await run("git add -A && git commit -qm first")
  }

  /// Runs a shell command, which is to succeed, and returns what it wrote.
  @discardableResult private func run(_ command: String) async throws -> String {
    let result = try await program.shell("set -e; " + command)
    #expect(result.code == 0, "\(command): \(result.errors)")
    #expect(result.errors == "")
    return result.output
  }

  /// Makes the snapshot of another screen the one of `recipe`, in two schemes.
  private func draw(_ id: String) async throws {
    try await run(
      """
      mkdir -p Snapshots
      for end in .txt .png; do cp "$REPOSITORY/Snapshots/\(id)$end" "Snapshots/recipe$end"; done
      cp Snapshots/recipe.png 'Snapshots/recipe~dark.png'
      """)
  }

  /// The lines of a difference that say which screen it is, of the pictures and of the texts.
  private let heads = [
    "-screen    recipeDetail", "+screen    recipeList", "-screen    recipeDetail",
    "+screen    recipeList", "-screen    recipeDetail", "+screen    recipeList",
  ]

  private func heads(of difference: String) -> [String] {
    difference.split(separator: "\n").map(String.init).filter {
      $0.dropFirst().hasPrefix("screen ")
    }
  }

  @Test("The difference of a picture is that of its text: unstaged, staged and committed")
  func difference() async throws {
    try await draw("recipeList")
    let unstaged = try await run("git diff")
    #expect(heads(of: unstaged) == heads)
    #expect(!unstaged.contains("Binary files"))
    try await run("git add -A")
    #expect(heads(of: try await run("git diff --cached")) == heads)
    try await run("git commit -qm second")
    #expect(heads(of: try await run("git show")) == heads)
    try await run("git rm -q Snapshots/recipe* && git commit -qm third")
    #expect(heads(of: try await run("git diff HEAD~2 HEAD~1")) == heads)
  }

  @Test("A picture that changes under the same text is seen to change")
  func pictureOnly() async throws {
    try await run("cp \"$REPOSITORY/Snapshots/recipeList.png\" Snapshots/recipe.png")
    let lines = try await run("git diff --unified=0").split(separator: "\n").dropFirst(4)
    #expect(lines.count == 3)
    #expect(lines.dropFirst().map { $0.prefix(9) } == ["-picture ", "+picture "])
  }

  @Test("Attributes keep pictures and texts from being converted")
  func attributes() async throws {
    #expect(
      try await run("git check-attr text eol diff merge -- Snapshots/a.png Snapshots/a.txt") == """
        Snapshots/a.png: text: unset
        Snapshots/a.png: eol: unspecified
        Snapshots/a.png: diff: screens
        Snapshots/a.png: merge: unset
        Snapshots/a.txt: text: set
        Snapshots/a.txt: eol: lf
        Snapshots/a.txt: diff: unspecified
        Snapshots/a.txt: merge: unspecified

        """)
  }

  @Test("The pointer that LFS leaves instead of a picture is identified by its name")
  func pointer() async throws {
    try folder.write(
      """
      version https://git-lfs.github.com/spec/v1
      oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
      size 12345

      """.utf8, to: "Snapshots/recipeList.png")
    try await run("cp \"$REPOSITORY/Snapshots/recipeList.txt\" Snapshots/")
    let result = try await program.run(["verify", "--filter", "recipeList"])
    #expect(result.code == 2)
    #expect(
      result.output.contains(
        "cannot read 'Snapshots/recipeList.png': it is a Git LFS pointer, not the PNG itself; "
          + "fetch that with 'git lfs pull'"))
  }
}
