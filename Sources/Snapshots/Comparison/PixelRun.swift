/// Neighbouring pixels of a row that differ in one way.
struct PixelRun: Equatable {
  /// In what way.
  enum Kind: UInt8 {
    case differing
    /// A soft edge that fell differently.
    case antialiased
  }

  let kind: Kind
  /// The first column.
  let start: Int
  /// The column after the last.
  var end: Int

  var count: Int { end - start }
}
