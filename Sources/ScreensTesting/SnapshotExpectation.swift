import Foundation
import Harness
import Manifest
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
