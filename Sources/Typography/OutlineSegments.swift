/// Walks the steps of an outline, decoding each as it is asked for.
package struct OutlineSegments: Sequence, IteratorProtocol {
  private var record = RecordReader()
  private var box: ScalarBox?

  init(_ storage: GlyphOutline.Storage) {
    switch storage {
    case .empty: break
    case .record(let offset, let shift):
      record = RecordReader(at: Typefaces().base + offset, shift: shift)
    case .box(let scalar): box = ScalarBox(scalar)
    }
  }

  package mutating func next() -> OutlineSegment? {
    box == nil ? record.next() : box?.next()
  }
}
