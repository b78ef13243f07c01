package import Files
package import Scenes

/// What is wrong with a manifest file, and where.
///
/// The sentences for it are in `ManifestError+Message.swift`.
package struct ManifestError: Error, Equatable, Sendable {
  /// Where the value begins that is wrong, or the character that does not belong there.
  package var place: TextPlace
  /// The way to the value, such as `screens[3].layers[0].style`; empty at the top.
  package var path: String
  /// What is wrong.
  package var problem: Problem

  init(_ place: TextPlace, _ path: String = "", _ problem: Problem) {
    self.place = place
    self.path = path
    self.problem = problem
  }

  /// What can be wrong.
  package enum Problem: Equatable, Sendable {
    /// The file cannot be read.
    case unreadable(FileError)
    /// The file is another than the one that was checked.
    case changed
    /// There is nothing in the file.
    case empty
    /// The file begins with a byte order mark.
    case byteOrderMark
    /// Something else stands where these words say what should.
    case expected(String, found: String)
    /// A string has bytes that are no UTF-8, of which this is the first.
    case badUTF8(UInt8)
    /// A string has this escape, which JSON does not know.
    case badEscape(String)
    /// A string has half of a pair of UTF-16.
    case halfOfPair(String)
    /// A string has a control character, which must be escaped.
    case controlCharacter(UInt8)
    /// What looks like a number is none.
    case badNumber(String)
    /// A number is beyond these bounds.
    case outOfRange(String, low: String, high: String)
    /// Objects and arrays lie too deep in each other.
    case tooDeep
    /// The file is of a version that is not known.
    case unknownVersion(String)
    /// A field is needed that is not there; one that is not known may be meant for it.
    case missing(String, misspelled: String?)
    /// A field is there twice.
    case twice(String)
    /// A list has to have something in it.
    case emptyList
    /// A word is none of those that may stand there.
    case unknown(String, String, legal: [String])
    /// A block has no kind, or more than one.
    case blockKinds
    /// No tab has this title.
    case unknownTab(String, titles: [String])
    /// There is no tab with this index.
    case noSuchTab(Int, count: Int)
    /// An id cannot be the name of a snapshot.
    case invalidID(SnapshotIDError)
  }
}

/// A field that the format does not have, and that was ignored.
package struct ManifestWarning: Equatable, Sendable {
  /// Where the field is.
  package var place: TextPlace
  /// The way to the object that it is in; empty at the top.
  package var path: String
  /// Its name.
  package var name: String
  /// The name that was probably meant.
  package var nearest: String?
}
