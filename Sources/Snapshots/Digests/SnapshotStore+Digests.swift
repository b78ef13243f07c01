package import Files
import Scenes

extension SnapshotStore {
  /// The path of the file of digests.
  package var digestsPath: String { "\(folder)/\(SnapshotID.reserved).txt" }

  /// Reads the digests; none when there is no such file.
  ///
  /// - Throws: ``DigestFileError`` when the file cannot be read or is not a table.
  package func readDigests() throws(DigestFileError) -> DigestTable {
    do {
      guard let bytes = try WholeFile.read(digestsPath) else { return DigestTable() }
      return try DigestTable(String(decoding: bytes, as: UTF8.self))
    } catch let error as FileError {
      throw .file(error)
    } catch let error as DigestTableError {
      throw .content(path: digestsPath, error)
    } catch {
      preconditionFailure("both errors of reading are caught")
    }
  }

  /// Stores the digests; without one there is no file.
  package func write(_ digests: DigestTable) throws(FileError) {
    if digests.isEmpty { return try WholeFile.remove(digestsPath) }
    try WholeFile.write(Array(digests.text.utf8), to: digestsPath)
  }
}
