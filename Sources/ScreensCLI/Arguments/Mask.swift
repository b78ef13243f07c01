import Raster

/// A part of a picture that a comparison leaves out.
enum Mask: Sendable, Equatable {
  /// A rectangle in pixels.
  case rect(PixelRect)
  /// A named part, such as `statusBar`; where it lies is for the command to know.
  case region(String)

  /// Reads `x,y,width,height` or a name; nil when it is neither.
  init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int32($0) }.map(Int.init)
    if parts.count == 4, numbers.count == 4, numbers.allSatisfy({ $0 >= 0 }) {
      let (left, top) = (numbers[0], numbers[1])
      let rect = PixelRect(
        left: left, top: top, right: left + numbers[2], bottom: top + numbers[3])
      guard !rect.isEmpty else { return nil }
      self = .rect(rect)
    } else if parts.count == 1, text.first?.isLetter == true {
      self = .region(text)
    } else {
      return nil
    }
  }
}
