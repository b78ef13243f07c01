import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("Runs that are killed") struct KilledRunTests {
  private static let record = [
    "record", "--update", "all", "--filter", "{account,licenses,settings}", "--scale", "1",
  ]

  // Each kill waits for many other tests, so several wait side by side.
  @Test(
    "A run that is killed at any moment leaves whole files only, and can be run again",
    arguments: [50, 51, 52, 53, 54])
  func killed(seed: UInt64) async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder)
    #expect(try await program.run(Self.record).code == 0)
    let fresh = try folder.files(in: "Snapshots")
    #expect(fresh.count == 6)
    let old = try await older(in: folder)
    var generator = SeededGenerator(seed: seed)
    var kills = 0
    var longest = 0.1
    for round in 1...10 {
      try reset(folder, to: old)
      let delay = Double.random(in: 0.001...longest, using: &generator)
      // The shell kills it, which no other test delays.
      let result = try await program.shell(
        #""$0" "$@" >/dev/null & sleep \#(delay); kill -KILL $!; wait $!"#, Self.record)
      // About half of the kills are to come before the end, however fast the machine is.
      if result.code == 128 + SIGKILL {
        kills += 1
        longest *= 1.5
      } else {
        #expect(result.code == 0)
        longest = max(0.002, longest * 0.6)
      }
      for (name, bytes) in try folder.files(in: "Snapshots") where !name.hasPrefix(".screens-") {
        #expect(bytes == old[name] || bytes == fresh[name], "\(name) after kill \(round)")
      }
      for name in old.keys {
        #expect(try folder.read("Snapshots/\(name)").count > 0, "\(name) after kill \(round)")
      }
    }
    #expect(kills > 0)
    #expect(try await program.run(Self.record).code == 0)
    #expect(try folder.files(in: "Snapshots") == fresh)
  }

  /// Snapshots of every other file from a time when all looked different.
  private func older(in folder: TemporaryFolder) async throws -> [String: [UInt8]] {
    let arguments = Self.record + ["--no-caption", "--no-frame", "--snapshots", "older"]
    #expect(try await Program(in: folder).run(arguments).code == 0)
    let files = try folder.files(in: "older")
    let kept = files.keys.sorted().enumerated().filter { $0.offset % 3 > 0 }.map(\.element)
    return files.filter { kept.contains($0.key) }.mapValues { $0 + ($0.first == 0x89 ? [] : [10]) }
  }

  /// Puts the old files back; what a killed run left unfinished stays for the next run to remove.
  private func reset(_ folder: TemporaryFolder, to old: [String: [UInt8]]) throws {
    for name in try folder.files(in: "Snapshots").keys
    where old[name] == nil && !name.hasPrefix(".screens-") {
      try folder.remove("Snapshots/\(name)")
    }
    for (name, bytes) in old { try folder.write(bytes, to: "Snapshots/\(name)") }
  }
}

@Suite("Runs that are ended from outside", .serialized) struct KillTests {
  /// Runs the tool in a folder, and sends it a signal as soon as it has written a file.
  ///
  /// A shell looks for the file, which no other test delays.
  ///
  /// - Parameter file: The path of the file, in which `$child` is the number of the process.
  private func run(
    in folder: TemporaryFolder, _ words: [String], sending signal: String, after file: String
  ) async throws -> Program.Result {
    try await Program(in: folder).shell(
      #"""
      "$0" "$@" & child=$!
      for _ in $(seq 6000); do [ -e "\#(file)" ] && break; sleep 0.01; done
      kill -\#(signal) $child; wait $child
      """#, words)
  }

  @Test("A map that is interrupted leaves nothing behind")
  func interruptedMap() async throws {
    let folder = try TemporaryFolder()
    // The file says that the map is under way; of its ninety bands each takes a while.
    let result = try await run(
      in: folder, ["map", "-o", "maps/map.png", "--scale", "3"], sending: "INT",
      after: "maps/.screens-$child-map.png")
    #expect(result == Program.Result(code: 130))
    #expect(try folder.files().isEmpty)
  }

  @Test("A map that is killed leaves what the next run over the same file removes")
  func killedMap() async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder)
    let killed = try await run(
      in: folder, ["map", "-o", "map.png", "--scale", "3"], sending: "KILL",
      after: ".screens-$child-map.png")
    #expect(killed.code == 128 + SIGKILL)
    #expect(try folder.files().count == 1)
    try folder.write([1], to: ".screens-99999999-other.png")
    let few = ["--filter", "settings", "--scale", "1"]
    #expect(try await program.run(["map", "-o", "map.png"] + few).code == 0)
    #expect(try folder.files().keys.sorted() == [".screens-99999999-other.png", "map.png"])
  }

  @Test("A run that is interrupted ends with 130 and keeps what it found by then")
  func interrupted() async throws {
    let folder = try TemporaryFolder()
    // The first picture says that the run is under way; there is a second's worth of work behind it.
    let result = try await run(
      in: folder, ["render-all", "-j", "1", "--scale", "3"], sending: "INT",
      after: ".screens/recipeList~@3x.png")
    #expect(result.code == 130)
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("added      recipeList\n"))
    #expect(result.output.hasSuffix(" added; interrupted; pictures in .screens\n"))
    let report = String(decoding: try folder.read(".screens/last-run.json"), as: UTF8.self)
    #expect(report.contains("\"isComplete\" : false"))
    for (name, bytes) in try folder.files(in: ".screens") where name.hasSuffix(".png") {
      #expect(name.hasPrefix(".screens-") || bytes.suffix(8).starts(with: "IEND".utf8))
    }
  }
}
