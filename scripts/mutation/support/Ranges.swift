/// A range whose end belongs to it or not, as a change says.
struct MutantRange<Bound: Comparable>: RangeExpression {
  let lowerBound: Bound
  let upperBound: Bound
  let isClosed: Bool

  init(_ lowerBound: Bound, _ upperBound: Bound, isClosed: Bool) {
    precondition(lowerBound <= upperBound)
    (self.lowerBound, self.upperBound, self.isClosed) = (lowerBound, upperBound, isClosed)
  }

  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    if isClosed { return (lowerBound...upperBound).relative(to: collection) }
    return lowerBound..<upperBound
  }

  func contains(_ element: Bound) -> Bool {
    lowerBound <= element && (isClosed ? element <= upperBound : element < upperBound)
  }
}

extension MutantRange: Sendable where Bound: Sendable {}

extension MutantRange: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Bound: Strideable, Bound.Stride: SignedInteger {
  var startIndex: Int { 0 }
  var endIndex: Int { Int(lowerBound.distance(to: upperBound)) + (isClosed ? 1 : 0) }
  subscript(index: Int) -> Bound { lowerBound.advanced(by: Bound.Stride(index)) }
}
