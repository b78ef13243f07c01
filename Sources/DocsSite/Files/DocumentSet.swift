/// Files that belong together and are made piece by piece, each on any thread.
package protocol DocumentSet: Sendable {
  /// The paths of all files, so that they are known before the first is made.
  var paths: [String] { get }
  /// How many pieces of work there are.
  var jobCount: Int { get }
  /// Makes the files of one piece of work.
  func files(
    of job: Int, with brush: inout PictureBrush
  ) throws(DocumentError) -> [DocumentFile]
}
