#if canImport(XCTest)
  import Foundation
  public import Manifest
  import XCTest

  /// Asserts in an XCTest test case that a screen equals its snapshot, like
  /// ``expectSnapshot(of:drawing:variants:in:filePath:sourceLocation:)``.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - drawing: How it is drawn.
  ///   - variants: The variants in which it is drawn; nil for the one of `drawing`.
  ///   - folder: The folder of the snapshots, absolute or relative to the package folder.
  ///   - file: The file of the failure, from which the package is searched for.
  ///   - line: The line of the failure.
  public func assertSnapshot<M: ScreenManifest>(
    of screen: M, drawing: SnapshotDrawing = SnapshotDrawing(),
    variants: SnapshotVariants? = nil, in folder: String = "Snapshots",
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    await SnapshotExpectation.failures(
      of: M.self, ids: [screen.rawValue], drawing: drawing, variants: variants,
      folder: folder, testFile: "\(file)"
    ).fail(file: file, line: line)
  }

  /// Asserts in an XCTest test case that every screen of a manifest equals its snapshot, like
  /// ``expectSnapshots(of:drawing:variants:in:filePath:sourceLocation:)``.
  ///
  /// - Parameters:
  ///   - manifest: The type of the screens.
  ///   - drawing: How they are drawn.
  ///   - variants: The variants in which they are drawn; nil for the one of `drawing`.
  ///   - folder: The folder of the snapshots, absolute or relative to the package folder.
  ///   - file: The file of the failures, from which the package is searched for.
  ///   - line: The line of the failures.
  public func assertSnapshots<M: ScreenManifest>(
    of manifest: M.Type, drawing: SnapshotDrawing = SnapshotDrawing(),
    variants: SnapshotVariants? = nil, in folder: String = "Snapshots",
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    await SnapshotExpectation.failures(
      of: manifest, ids: nil, drawing: drawing, variants: variants,
      folder: folder, testFile: "\(file)"
    ).fail(file: file, line: line)
  }

  extension [SnapshotFailure] {
    fileprivate func fail(file: StaticString, line: UInt) async {
      for failure in self {
        #if canImport(ObjectiveC)
          // XCTest has attachments on Apple's platforms only.
          await failure.attach()
        #endif
        XCTFail(failure.message, file: file, line: line)
      }
    }
  }

  #if canImport(ObjectiveC)
    extension SnapshotFailure {
      @MainActor fileprivate func attach() {
        XCTContext.runActivity(named: "Snapshot") { activity in
          for file in attachments {
            let type = file.name.hasSuffix(".png") ? "public.png" : "public.plain-text"
            let attachment = XCTAttachment(
              uniformTypeIdentifier: type, name: file.name, payload: Data(file.bytes), userInfo: nil
            )
            attachment.lifetime = .keepAlways
            activity.add(attachment)
          }
        }
      }
    }
  #endif
#endif
