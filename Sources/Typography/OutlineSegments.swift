/// Walks the steps of an outline, decoding each as it is asked for.
package struct OutlineSegments: Sequence, IteratorProtocol {
  private var record: RecordReader
  private var box: ScalarBox?

  init(_ storage: GlyphOutline.Storage) {
    let tables = Typefaces()
    switch storage {
    case .empty, .box: record = RecordReader(emptyAt: tables.base)
    case .record(let offset, let shift):
      record = RecordReader(at: tables.base + offset, shift: shift)
    }
    if case .box(let scalar) = storage { box = ScalarBox(scalar) }
  }

  /// The next step, or nil at the end.
  package mutating func next() -> OutlineSegment? {
    box == nil ? record.next() : box?.next()
  }
}
