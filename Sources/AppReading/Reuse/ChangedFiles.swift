import SwiftParsing

/// Two versions of the files that changed since the last whole scan.
struct ChangedFiles {
  /// The files as they were, by number.
  private(set) var old: [Int32: AppSource] = [:]
  /// The files as they are now.
  private(set) var new: [Int32: AppSource] = [:]
  /// What changed in them.
  private(set) var edits: [Int32: FileEdit] = [:]
  /// The declarations that changed.
  private(set) var places: Set<SourcePlace> = []
  /// The number of lines that the files have more than before.
  private(set) var addedLines = 0

  /// Compares the versions; nil if more changed than ``FileEdit`` describes.
  init?(_ changes: [PageRenewal.Change], paths: [String]) {
    let numbers = Dictionary(
      paths.enumerated().map { ($1, Int32($0)) }, uniquingKeysWith: { first, _ in first })
    for change in changes {
      guard let number = numbers[change.path] else { return nil }
      let settings = ScanSettings()
      let old = AppSource(parsing: change.old, path: change.path, settings: settings)
      let new = AppSource(parsing: change.new, path: change.path, settings: settings)
      guard old.file.unknownOffsets.isEmpty, new.file.unknownOffsets.isEmpty,
        old.skeleton == new.skeleton, let edit = FileEdit(from: old, to: new)
      else { return nil }
      self.old[number] = old
      self.new[number] = new
      edits[number] = edit
      addedLines += new.lineCount - old.lineCount
      places.formUnion(edit.changed.map { SourcePlace(file: number, offset: $0) })
    }
  }

  /// Whether both versions make some views in the same types.
  ///
  /// - Parameter views: The full names of the views.
  func makeSame(_ views: [String]) -> Bool {
    let names = Set(views.map(AppIndex.lastComponent))
    return names.isEmpty
      || old.allSatisfy { number, source in
        let before = source.viewsMade(named: names)
        let after = new[number]?.viewsMade(named: names) ?? []
        return before.map(\.name) == after.map(\.name) && before.map(\.types) == after.map(\.types)
      }
  }
}
