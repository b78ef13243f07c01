import TestSupport
import Testing

@Suite("File of settings") struct SettingsFileTests {
  @Test("It is found in the working directory, and an option or a variable beats it")
  func precedence() async throws {
    let baseline = try await Baseline()
    try baseline.folder.write(#"{"color": "always", "reporter": "dot"}"#.utf8, to: ".screens.json")
    #expect(
      try await baseline.verify().output
        == "\u{1B}[2m.\u{1B}[0m\u{1B}[2m.\u{1B}[0m\u{1B}[2m.\u{1B}[0m\n3 unchanged\n")
    #expect(try await baseline.verify("--color", "never").output == "...\n3 unchanged\n")
    #expect(
      try await baseline.verify("--no-config").output
        == Baseline.text("unchanged") + "3 unchanged\n")
    let program = baseline.program.with(["SCREENS_COLOR": "never"])
    #expect(try await program("verify", "--filter", "account").output == ".\n1 unchanged\n")
  }

  @Test("One elsewhere is named, and a missing one is an error")
  func named() async throws {
    let baseline = try await Baseline()
    try baseline.folder.write(#"{"quiet": true}"#.utf8, to: "ci/quiet.json")
    #expect(try await baseline.verify("--config", "ci/quiet.json") == Program.Result(code: 0))
    #expect(
      try await baseline.verify("--config", "ci/none.json")
        == Program.Result(
          code: 64,
          errors:
            "screens: there is no file 'ci/none.json'; name an existing file or pass '--no-config'\n"
        ))
    #expect(
      try await baseline.verify("--config", "ci").errors
        == "screens: cannot read 'ci': it is a folder\n")
  }

  @Test("One that cannot be used ends every run with 64, and only the doctor goes on")
  func broken() async throws {
    let baseline = try await Baseline()
    try baseline.folder.write(#"{"scael": 1}"#.utf8, to: ".screens.json")
    let sentence =
      "unknown key 'scael' in '.screens.json' (line 1, column 2); did you mean 'scale'?"
    #expect(
      try await baseline.verify() == Program.Result(code: 64, errors: "screens: \(sentence)\n"))
    let doctor = try await baseline.program("doctor", "-q")
    #expect(doctor.code == 1)
    #expect(doctor.output.hasPrefix("problem  settings   \(sentence)\n"))
  }
}
