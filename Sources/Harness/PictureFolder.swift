import Files
import PNGCoding
import Raster
import Snapshots

/// A folder of external pictures, such as those of a simulator, named by the ids of the screens.
struct PictureFolder: Sendable {
  private let folder: String

  init(_ folder: String) {
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  /// Why a screen cannot be compared.
  struct Problem: Error {
    var reason: String
  }

  /// The picture of a screen, with its text if there is one.
  func drawing(of id: String) throws(Problem) -> Drawing {
    let path = "\(folder)/\(id).\(SnapshotStore.Kind.picture.rawValue)"
    let textPath = "\(folder)/\(id).\(SnapshotStore.Kind.text.rawValue)"
    do {
      guard let png = try WholeFile.read(path) else {
        throw Problem(reason: "no picture at '\(path)'")
      }
      let text = try WholeFile.read(textPath).map { String(decoding: $0, as: UTF8.self) }
      return Drawing(id: id, text: text, picture: .direct(try PNG.decode(png)))
    } catch let problem as Problem {
      throw problem
    } catch let error as PNGDecodingError {
      throw Problem(reason: "cannot read '\(path)': \(error)")
    } catch {
      throw Problem(reason: "\(error)")
    }
  }

  /// The findings about pictures without a screen, sorted by id.
  ///
  /// - Throws: ``RunError`` if the folder cannot be listed or has no pictures.
  func surplus(manifest ids: Set<String>) throws(RunError) -> [RunResult.Entry] {
    let suffix = ".\(SnapshotStore.Kind.picture.rawValue)"
    let names: [String]
    do { names = try WholeFile.names(in: folder) } catch { throw .file(error) }
    let pictures = names.filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") }
    if pictures.isEmpty { throw .noPictures(folder: folder) }
    return pictures.map { String($0.dropLast(suffix.count)) }.filter { !ids.contains($0) }
      .map { id in
        RunResult.Entry(
          id: id, verdict: .failed(reason: "'\(folder)/\(id)\(suffix)' belongs to no screen"))
      }
  }
}
