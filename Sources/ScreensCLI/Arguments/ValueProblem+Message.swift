extension ValueProblem {
  /// The second half of a sentence: what would be right.
  func message(of value: String) -> String {
    switch self {
    case .empty: "it must not be empty"
    case .notANumber(let range):
      "it must be a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .notAChoice(let words):
      if let nearest = value.nearest(in: words) {
        "did you mean \(nearest.quoted)?"
      } else {
        "it must be one of \(words.joined(separator: ", "))"
      }
    case .notAShard: "it must be a part of a number of parts such as 1/4, or auto, or auto/4"
    case .notAShare: "it must be a number from 0 to 1"
    case .notAMask:
      "it must be x,y,width,height in pixels, or the name of a region such as statusBar"
    case .notAnEnding(let ends):
      "it must end in \(ends.map { "." + $0 }.joined(separator: ", ")), or '--format' must say the form"
    case .notASwitch: "it must be 1 or 0"
    case .badGlob(let error): error.message
    }
  }
}
