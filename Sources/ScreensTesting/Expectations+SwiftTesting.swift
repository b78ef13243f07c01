#if canImport(Testing)
  public import Manifest
  public import Testing

  /// Expects that a screen equals its snapshot, in every pixel and every letter.
  ///
  /// ```swift
  /// @Test(arguments: AppScreen.allCases)
  /// func looksAsStored(_ screen: AppScreen) async {
  ///   await expectSnapshot(of: screen)
  /// }
  /// ```
  ///
  /// A screen that differs is one issue. It describes the difference in words, in lines and in pixels, and has
  /// the expected files, the drawn files and the difference attached. A missing snapshot is always an issue.
  /// Nothing is written unless the environment requests it: `SCREENS_UPDATE` is `missing`, `changed` or `all`,
  /// and `SCREENS_ONLY` restricts it to some ids, separated by colons.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - drawing: How it is drawn.
  ///   - variants: The variants in which it is drawn; nil for the one of `drawing`.
  ///   - folder: The folder of the snapshots, absolute or relative to the package folder.
  ///   - filePath: The file of the test, from which the package is searched for.
  ///   - sourceLocation: The location of the issue.
  public func expectSnapshot<M: ScreenManifest>(
    of screen: M, drawing: SnapshotDrawing = SnapshotDrawing(),
    variants: SnapshotVariants? = nil, in folder: String = "Snapshots",
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await SnapshotExpectation.failures(
      of: M.self, ids: [screen.rawValue], drawing: drawing, variants: variants,
      folder: folder, testFile: filePath
    ).record(at: sourceLocation)
  }

  /// Expects that every screen of a manifest equals its snapshot, and that there is no snapshot without a screen.
  ///
  /// Each screen that differs is a separate issue, as in
  /// ``expectSnapshot(of:drawing:variants:in:filePath:sourceLocation:)``. The screens are drawn in parallel.
  ///
  /// - Parameters:
  ///   - manifest: The type of the screens.
  ///   - drawing: How they are drawn.
  ///   - variants: The variants in which they are drawn; nil for the one of `drawing`.
  ///   - folder: The folder of the snapshots, absolute or relative to the package folder.
  ///   - filePath: The file of the test, from which the package is searched for.
  ///   - sourceLocation: The location of the issues.
  public func expectSnapshots<M: ScreenManifest>(
    of manifest: M.Type, drawing: SnapshotDrawing = SnapshotDrawing(),
    variants: SnapshotVariants? = nil,
    in folder: String = "Snapshots",
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await SnapshotExpectation.failures(
      of: manifest, ids: nil, drawing: drawing, variants: variants,
      folder: folder, testFile: filePath
    ).record(at: sourceLocation)
  }

  extension [SnapshotFailure] {
    fileprivate func record(at location: SourceLocation) {
      for failure in self {
        for attachment in failure.attachments {
          Testing.Attachment.record(
            attachment.bytes, named: attachment.name, sourceLocation: location)
        }
        Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
      }
    }
  }
#endif
