import Foundation
import Harness
import Manifest
import PlainText
import Snapshots

/// The comparison behind the expectations, whichever library of tests they are for.
struct SnapshotExpectation {
  private let source: SceneSource
  private let drawing: SnapshotDrawing
  private let place: SnapshotPlace
  private let wish: UpdateWish

  init<M: ScreenManifest>(
    _ manifest: M.Type, drawing: SnapshotDrawing, folder: String, testFile: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ExpectationError) {
    source = SceneSource(manifest)
    self.drawing = drawing
    place = try SnapshotPlace(folder: folder, testFile: testFile)
    wish = try UpdateWish(environment: environment)
  }

  /// Compares the screens, writes the snapshots that the environment asks for, and tells the rest.
  ///
  /// - Parameter ids: The screens, which are all when it is nil; then obsolete snapshots count too.
  func failures(of ids: Set<String>? = nil) async throws -> [SnapshotFailure] {
    let isWanted = { @Sendable (id: String) in ids?.contains(id) ?? true }
    var found: [String: SnapshotFailure] = [:]
    var order: [String] = source.ids
    let wish = wish
    let parts: [(RunOptions.Purpose, @Sendable (String) -> Bool)] = [
      (.record(wish.policy), { isWanted($0) && wish.concerns($0) }),
      (.verify, { isWanted($0) && !wish.concerns($0) }),
    ]
    for (purpose, isSelected) in parts where source.ids.contains(where: isSelected) {
      for (id, failure) in try await run(purpose, isSelected) {
        if found.updateValue(failure, forKey: id) == nil, !source.ids.contains(id) {
          order.append(id)
        }
      }
    }
    return order.compactMap { found[$0] }
  }

  private func run(
    _ purpose: RunOptions.Purpose, _ isSelected: @Sendable (String) -> Bool
  ) async throws -> [(String, SnapshotFailure)] {
    // Tests run side by side, so that each writes to a folder of its own.
    let output = FileManager.default.temporaryDirectory
      .appending(path: "screens-testing-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: output) }
    let options = RunOptions(
      purpose: purpose, wireframe: drawing.wireframe, scale: drawing.scale.rawValue,
      store: SnapshotStore(folder: place.folder, variant: drawing.variant),
      output: output.path(percentEncoded: false),
      workers: ProcessInfo.processInfo.activeProcessorCount)
    let result = try await ScreenRun(source, options: options).run(isSelected: isSelected)
    return try result.entries
      .filter { $0.verdict.kind != .unchanged && !$0.isRecorded }
      .map { ($0.id, try failure(of: $0, options)) }
  }

  private func failure(
    of entry: RunResult.Entry, _ options: RunOptions
  ) throws -> SnapshotFailure {
    SnapshotFailure(
      message: SnapshotFailure.message(of: entry, options: options, place: place),
      attachments: try entry.files.map { file in
        SnapshotFailure.Attachment(
          name: file.path.split(separator: "/").last.map(String.init) ?? file.path,
          bytes: Array(try Data(contentsOf: URL(filePath: file.path))))
      })
  }
}

extension SnapshotExpectation {
  /// The failures, with an error of the run as one more of them.
  static func failures<M: ScreenManifest>(
    of manifest: M.Type, ids: Set<String>?, drawing: SnapshotDrawing, folder: String,
    testFile: String
  ) async -> [SnapshotFailure] {
    do {
      return try await SnapshotExpectation(
        manifest, drawing: drawing, folder: folder, testFile: testFile
      ).failures(of: ids)
    } catch {
      return [SnapshotFailure(message: "\(error)")]
    }
  }
}

/// Where the snapshots of an expectation are.
struct SnapshotPlace: Equatable {
  /// The absolute path of the folder.
  var folder: String
  /// The folder of the package, from which paths are told; none for a test outside of a package.
  var root: String?
}

extension SnapshotPlace {
  /// Finds the place.
  ///
  /// - Parameters:
  ///   - folder: The folder of the snapshots, absolute or from the package's folder.
  ///   - file: The source file of the test, by which the package is found.
  init(folder: String, testFile file: String) throws(ExpectationError) {
    root = Self.packageFolder(above: file)
    if folder.hasPrefix("/") {
      self.folder = folder
    } else if let root {
      self.folder = "\(root)/\(folder)"
    } else {
      throw .noPackage(file: file)
    }
  }

  /// A text in which no path tells where the package lies on this machine.
  func shown(_ text: String) -> String {
    guard let root else { return text }
    return text.replacing("\(root)/", with: "")
  }

  private static func packageFolder(above file: String) -> String? {
    var folder = file
    while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
      folder = String(folder[..<slash])
      if FileManager.default.fileExists(atPath: "\(folder)/Package.swift") { return folder }
    }
    return nil
  }
}

/// Which snapshots the tests may write, as the environment says; without a word from it, none.
struct UpdateWish: Equatable {
  /// The variable that lets tests write: `missing`, `changed`, `all` or `none`.
  static let variable = "SCREENS_UPDATE"
  /// The variable that names the only screens that are written, with colons between their ids.
  static let onlyVariable = "SCREENS_ONLY"

  /// Which snapshots are written.
  var policy: RecordPolicy
  /// The only ids that are written; nil for every one.
  var only: Set<String>?

  /// Reads the wish from the variables of a process.
  init(environment: [String: String]) throws(ExpectationError) {
    let value = environment[Self.variable] ?? ""
    guard let policy = value.isEmpty ? RecordPolicy.none : RecordPolicy(rawValue: value) else {
      throw .unknownPolicy(value)
    }
    self.policy = policy
    // A colon is in no id, since it may be in no file name.
    only = environment[Self.onlyVariable].map { Set($0.split(separator: ":").map(String.init)) }
  }

  /// The command that writes the snapshot of one screen.
  static func command(_ policy: RecordPolicy, _ id: String) -> String {
    "\(variable)=\(policy.rawValue) \(onlyVariable)=\(ShellWord.quoted(id)) swift test"
  }

  /// Whether the snapshot of a screen may be written.
  func concerns(_ id: String) -> Bool {
    policy != .none && only?.contains(id) ?? true
  }
}

/// Why an expectation could not even be tried.
enum ExpectationError: Error, Equatable {
  /// The environment asks for a policy that there is not.
  case unknownPolicy(String)
  /// No folder above the file of the test is that of a package.
  case noPackage(file: String)
}

extension ExpectationError: CustomStringConvertible {
  /// One lowercase sentence without a full stop.
  var description: String {
    switch self {
    case .unknownPolicy(let value):
      "\(UpdateWish.variable) is '\(value)'; it must be missing, changed, all or none"
    case .noPackage(let file):
      "no folder above '\(file)' has a Package.swift; pass the absolute path of the snapshots"
    }
  }
}
