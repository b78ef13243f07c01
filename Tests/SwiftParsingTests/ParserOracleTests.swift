import Foundation
import SwiftParsing
import SyntaxChecks
import TestSupport
import Testing

/// Compares with Swift's own parser, on this repository and on the folders that scripts/check-parser names.
@Suite("Oracle")
struct ParserOracleTests {
  /// The folder of the toolchain's libraries; nil if it lacks them.
  private static let libraries: String? = {
    struct Info: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      var paths: Paths
    }
    guard let outcome = try? External.runAndBlock(["swiftc", "-print-target-info"]),
      let start = outcome.output.firstIndex(of: "{"),
      let info = try? JSONDecoder().decode(Info.self, from: Data(outcome.output[start...].utf8))
    else { return nil }
    let folder = info.paths.runtimeResourcePath + "/host"
    let hasModule = FileManager.default.fileExists(atPath: folder + "/SwiftParser.swiftmodule")
    return hasModule ? folder : nil
  }()

  /// The folders given to scripts/check-parser.
  private static let folders =
    ProcessInfo.processInfo.environment["SCREENS_PARSER_FOLDERS"]?.split(separator: ":")
    .map(String.init) ?? []

  @Test(
    "Calls, declarations, closures and texts are those of Swift's own parser",
    .enabled(
      if: libraries != nil, "needs the libraries of SwiftSyntax in the toolchain's lib/swift/host"))
  func agreement() async throws {
    let folder = try TemporaryFolder()
    let oracle = try await compileOracle(in: folder)
    try await expectAgreement(of: OwnSources.paths, with: oracle, in: folder, percent: 99.9)
    for root in Self.folders {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: root)
      try await expectAgreement(
        of: paths.filter { $0.hasSuffix(".swift") }.map { "\(root)/\($0)" }, with: oracle,
        in: folder, percent: 99.5)
    }
  }

  private func compileOracle(in folder: TemporaryFolder) async throws -> String {
    let libraries = try #require(Self.libraries)
    let path = "\(folder.path)/oracle"
    let outcome = try await External.run(
      "swiftc", "-O", "-I", libraries, "-L", libraries, "-lSwiftSyntax", "-lSwiftParser",
      "-lSwiftIfConfig", "-Xlinker", "-rpath", "-Xlinker", libraries,
      External.path("Tests/ParserOracle/main.swift"), "-o", path)
    try #require(outcome.code == 0, "\(outcome.output)")
    return path
  }

  private func expectAgreement(
    of paths: [String], with oracle: String, in folder: TemporaryFolder, percent: Double
  ) async throws {
    let list = try folder.file("list", Array(paths.joined(separator: "\n").utf8))
    let missing = CompilationConditions.modulesOfOtherSystems.sorted().joined(separator: ",")
    let outcome = try await External.run(oracle, list, missing)
    try #require(outcome.code == 0, "\(outcome.output.suffix(2000))")
    var total = 0
    var differences: [String] = []
    for file in outcome.output.split(separator: "\n= ") {
      let lines = file.split(separator: "\n")
      let path = String(lines.first?.trimmingPrefix("= ") ?? "")
      let bytes = try #require(OwnSources.bytes(path))
      let expected = Set(lines.dropFirst().map(String.init))
      let found = Set(SyntaxListing(bytes).lines)
      total += expected.count
      differences += expected.subtracting(found).map { "\(path): missing \($0)" }
      differences += found.subtracting(expected).map { "\(path): extra \($0)" }
    }
    let agreement = 100 - 100 * Double(differences.count) / Double(max(total, 1))
    print("\(paths.count) files, \(total) nodes, \(agreement) % agree with Swift's own parser")
    #expect(total > 0 || paths.isEmpty)
    #expect(agreement >= percent, "\(differences.prefix(20).joined(separator: "\n"))")
  }
}
