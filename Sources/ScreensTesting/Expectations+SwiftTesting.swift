#if canImport(Testing)
  public import Manifest
  public import Testing

  /// Expects that a screen is as its snapshot says, to the pixel and to the letter.
  ///
  /// ```swift
  /// @Test(arguments: AppScreen.allCases)
  /// func looksAsStored(_ screen: AppScreen) async {
  ///   await expectSnapshot(of: screen)
  /// }
  /// ```
  ///
  /// A screen that differs is one issue, which tells the difference in words, in lines and in
  /// pixels, and has what is expected, what was drawn and the difference attached. A missing
  /// snapshot is an issue every time. Nothing is written unless the environment says so:
  /// `SCREENS_UPDATE` is `missing`, `changed` or `all`, and `SCREENS_ONLY`, with colons between ids,
  /// leaves all other screens alone.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - drawing: How it is drawn.
  ///   - folder: The folder of the snapshots, absolute or from the folder of the package.
  ///   - filePath: The file of the test, in a folder above which the package is looked for.
  ///   - sourceLocation: Where an issue is told.
  public func expectSnapshot<M: ScreenManifest>(
    of screen: M, drawing: SnapshotDrawing = SnapshotDrawing(), in folder: String = "Snapshots",
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await SnapshotExpectation.failures(
      of: M.self, ids: [screen.rawValue], drawing: drawing, folder: folder, testFile: filePath
    ).record(at: sourceLocation)
  }

  /// Expects that every screen of a manifest is as its snapshot says, and that there is no snapshot
  /// without a screen.
  ///
  /// Each screen that differs is an issue of its own, as ``expectSnapshot(of:drawing:in:filePath:sourceLocation:)``
  /// describes it. The screens are drawn in parallel.
  ///
  /// - Parameters:
  ///   - manifest: The type of the screens.
  ///   - drawing: How they are drawn.
  ///   - folder: The folder of the snapshots, absolute or from the folder of the package.
  ///   - filePath: The file of the test, in a folder above which the package is looked for.
  ///   - sourceLocation: Where issues are told.
  public func expectSnapshots<M: ScreenManifest>(
    of manifest: M.Type, drawing: SnapshotDrawing = SnapshotDrawing(),
    in folder: String = "Snapshots",
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await SnapshotExpectation.failures(
      of: manifest, ids: nil, drawing: drawing, folder: folder, testFile: filePath
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
