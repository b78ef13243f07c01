import Foundation
import TestSupport
import Testing

@Suite("Runs in several variants") struct VariantTests {
  private static let screens = ["--filter", "{account,recipeEditSheet,search}", "--scale", "1"]
  private static let axes = [
    "--device", "phone-se,pad-11", "--text-size", "l,ax3", "--locale", "source,right-to-left",
  ]

  /// All files of a run, without the description of it.
  private func drawn(
    in folder: TemporaryFolder, _ words: [String], to output: String = "out",
    at place: String? = nil
  ) async throws -> [String: [UInt8]] {
    let program = place.map { Program(in: folder, at: $0) } ?? Program(in: folder)
    let result = try await program.run(["render-all", "-q", "--output", output] + words)
    #expect(result.code == 1)
    let path = [place, output].compactMap(\.self).joined(separator: "/")
    try folder.remove("\(path)/last-run.json")
    return try folder.files(in: path)
  }

  @Test("The bytes do not depend on workers, on the order, on the other variants or on the folder")
  func sameBytes() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("a/b")
    let words = Self.screens + Self.axes
    let whole = try await drawn(in: folder, words + ["-j", "1"])
    // Three screens in eight variants, with a text in each language.
    #expect(whole.keys.count { $0.hasSuffix(".png") } == 24)
    #expect(whole.keys.count { $0.hasSuffix(".txt") } == 6)
    #expect(try await drawn(in: folder, words + ["-j", "7"], to: "other") == whole)
    #expect(try await drawn(in: folder, words, to: "out", at: "a/b") == whole)
    var each: [String: [UInt8]] = [:]
    for size in ["ax3", "l"] {
      for device in ["pad-11", "phone-se"] {
        for locale in ["right-to-left", "source"] {
          let axes = ["--device", device, "--text-size", size, "--locale", locale]
          each.merge(
            try await drawn(in: folder, Self.screens + axes, to: "\(device)\(size)\(locale)")
          ) { first, second in
            #expect(first == second)
            return first
          }
        }
      }
    }
    #expect(each == whole)
  }

  @Test("Shards of variants are joined to the report of one run")
  func shards() async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder)
    let words = Self.screens + ["--device", "phone-se,phone"]
    try #require(try await program.run(["record", "-q"] + words).code == 0)
    try folder.remove("Snapshots/search~phone-se@1x.png")
    let whole = try await program.run(["verify"] + words + ["--reporter", "json:whole.json"])
    #expect(whole.code == 1)
    for index in 1...3 {
      _ = try await program.run(
        ["verify", "-q", "--shard", "\(index)/3", "--output", "s\(index)"] + words)
    }
    let merged = try await program("merge", "s3", "s1", "s2", "--reporter", "json:merged.json")
    #expect(merged.code == 1)
    let report = try folder.read("merged.json")
    #expect(report == (try folder.read("whole.json")))
    #expect(String(decoding: report, as: UTF8.self).contains("search~phone-se"))
    #expect(try await program("accept", "-q").code == 0)
    #expect(try await program.run(["verify", "-q"] + words).code == 0)
  }
}
