import Foundation
import Harness
import Manifest
import PlainText
import Reports
import Snapshots
import Wireframes

/// The comparison behind the expectations of Swift Testing and XCTest.
struct SnapshotExpectation {
  private let source: SceneSource
  private let drawing: SnapshotDrawing
  private let place: SnapshotPlace
  private let wish: UpdateRequest
  private let variants: SnapshotVariants?

  init<M: ScreenManifest>(
    _ manifest: M.Type, drawing: SnapshotDrawing, variants: SnapshotVariants? = nil,
    folder: String, testFile: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ExpectationError) {
    source = SceneSource(manifest)
    self.drawing = drawing
    self.variants = variants
    place = try SnapshotPlace(folder: folder, testFile: testFile)
    wish = try UpdateRequest(environment: environment)
  }

  /// Compares the screens, writes the snapshots that the environment requests, and returns the other differences.
  ///
  /// - Parameter ids: The screens; nil means all screens and obsolete snapshots.
  func failures(of ids: Set<String>? = nil) async throws -> [SnapshotFailure] {
    var source = source
    source.sourcePages = try await ReadSources.shared.pages(of: source, root: place.root)
    let isWanted = { @Sendable (id: String) in ids?.contains(id) ?? true }
    var found: [String: SnapshotFailure] = [:]
    var order: [String] = source.ids
    let wish = wish
    let parts: [(RunOptions.Purpose, @Sendable (String) -> Bool)] = [
      (.record(wish.policy), { isWanted($0) && wish.concerns($0) }),
      (.verify, { isWanted($0) && !wish.concerns($0) }),
    ]
    for (purpose, isSelected) in parts where source.ids.contains(where: isSelected) {
      for (id, failure) in try await run(source, purpose, isSelected) {
        if found.updateValue(failure, forKey: id) == nil, !order.contains(id) {
          order.append(id)
        }
      }
    }
    return order.compactMap { found[$0] }
  }

  private func run(
    _ source: SceneSource, _ purpose: RunOptions.Purpose, _ isSelected: @Sendable (String) -> Bool
  ) async throws -> [(String, SnapshotFailure)] {
    // Tests run in parallel, so each writes to its own folder.
    let output = FileManager.default.temporaryDirectory
      .appending(path: "screens-testing-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: output) }
    let plan = try variants?.plan(root: place.root, ids: source.ids) ?? []
    let variant = plan.first?.variant ?? drawing.wireframe.variant
    var options = RunOptions(
      purpose: purpose, wireframe: drawing.wireframe, variants: plan,
      scale: drawing.scale.rawValue,
      store: SnapshotStore(
        folder: place.folder, variant: SnapshotVariant(variant, scale: drawing.scale.rawValue)),
      output: output.path(percentEncoded: false),
      workers: ProcessInfo.processInfo.activeProcessorCount)
    options.translations = try SnapshotVariants.translations(for: plan, root: place.root)
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
          bytes: Array(try Data(contentsOf: URL(filePath: "\(options.output)/\(file.path)"))))
      })
  }
}

extension SnapshotExpectation {
  /// The failures; an error of the run is also a failure.
  static func failures<M: ScreenManifest>(
    of manifest: M.Type, ids: Set<String>?, drawing: SnapshotDrawing,
    variants: SnapshotVariants? = nil, folder: String, testFile: String
  ) async -> [SnapshotFailure] {
    do {
      return try await SnapshotExpectation(
        manifest, drawing: drawing, variants: variants, folder: folder, testFile: testFile
      ).failures(of: ids)
    } catch {
      return [SnapshotFailure(message: "\(error)")]
    }
  }
}

/// The location of an expectation's snapshots.
struct SnapshotPlace: Equatable {
  /// The absolute path of the folder.
  var folder: String
  /// The folder of the package, to which shown paths are relative; nil for a test outside a package.
  var root: String?
}

extension SnapshotPlace {
  /// Finds the location.
  ///
  /// - Parameters:
  ///   - folder: The folder of the snapshots, absolute or relative to the package folder.
  ///   - file: The source file of the test, from which the package is searched for.
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

  /// A text with paths relative to the package folder.
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

/// Which snapshots the tests may write, according to the environment; by default none.
struct UpdateRequest: Equatable {
  /// The variable that allows tests to write: `missing`, `changed`, `all` or `none`.
  static let variable = "SCREENS_UPDATE"
  /// The variable that restricts writing to some ids, separated by colons.
  static let onlyVariable = "SCREENS_ONLY"

  /// Which snapshots are written.
  var policy: RecordPolicy
  /// The ids that may be written; nil for all.
  var only: Set<String>?

  /// Reads the request from environment variables.
  init(environment: [String: String]) throws(ExpectationError) {
    let value = environment[Self.variable] ?? ""
    guard let policy = value.isEmpty ? RecordPolicy.none : RecordPolicy(rawValue: value) else {
      throw .unknownPolicy(value)
    }
    self.policy = policy
    // Ids contain no colons, because they are file names.
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

/// Why an expectation could not be checked.
enum ExpectationError: Error, Equatable {
  /// The environment names an unknown policy.
  case unknownPolicy(String)
  /// The file of the test is not in a package.
  case noPackage(file: String)
}

extension ExpectationError: CustomStringConvertible {
  /// One lowercase sentence without a full stop.
  var description: String {
    switch self {
    case .unknownPolicy(let value):
      "\(UpdateRequest.variable) is '\(value)'; it must be missing, changed, all or none"
    case .noPackage(let file):
      "no folder above '\(file)' has a Package.swift; pass the absolute path of the snapshots"
    }
  }
}
