import PlainText

extension String {
  /// The candidate that this was probably meant to be, or nil when none is near.
  func nearest(in candidates: [String]) -> String? { NearestName.of(self, in: candidates) }
}
