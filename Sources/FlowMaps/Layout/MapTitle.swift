import PlainText
import Typography

/// The title of a screen on a map.
struct MapTitle {
  /// The text as it is drawn.
  let text: String
  private let font: Font
  private let width: Double
  /// The width of the first word, if it has no place for a line break.
  private let firstWordWidth: Double

  /// - Parameter title: A title from ``shown(_:id:)``.
  init(_ title: String, font: Font) {
    text = VisibleText.line(title)
    self.font = font
    width = Typesetter.width(text, font: font)
    let word = text.prefix { !$0.isWhitespace && $0 != "-" }
    // Other scripts have line breaks between any two letters.
    let isLatin = word.unicodeScalars.allSatisfy { $0.value < 0x2E80 }
    firstWordWidth = isLatin ? Typesetter.width(String(word), font: font) : 0
  }

  /// The number of lines of a title.
  ///
  /// A title with a first word that is too wide is cut off, since a word that is split is hard to read.
  func lineCount(maxWidth: Double) -> Int {
    width <= maxWidth || firstWordWidth > maxWidth ? 1 : MapMetrics.maxTitleLines
  }

  /// The lines of a title.
  func lines(maxWidth: Double) -> [TextLine] {
    guard lineCount(maxWidth: maxWidth) > 1 else {
      return [Typesetter.line(text, font: font, maxWidth: maxWidth)]
    }
    return Typesetter.lines(
      text, font: font, maxWidth: maxWidth, maxLines: MapMetrics.maxTitleLines)
  }

  /// The title; the id in words if all of the title is unknown until the app runs.
  static func shown(_ title: String, id: String) -> String {
    guard title.hasPrefix("\u{2039}"), title.hasSuffix("\u{203A}"),
      !title.dropFirst().dropLast().contains(where: { $0 == "\u{2039}" || $0 == "\u{203A}" })
    else { return title }
    let words = words(of: id)
    return words.isEmpty ? title : words
  }

  /// An id as words: `prefilledStatusEditor` becomes `Prefilled status editor`.
  private static func words(of id: String) -> String {
    var words: [String] = []
    var isNew = true
    var isAfterCapital = false
    for character in id {
      guard character.isLetter || character.isNumber else {
        isNew = true
        continue
      }
      if isNew || character.isUppercase && !isAfterCapital { words.append("") }
      words[words.count - 1].append(character)
      isNew = false
      isAfterCapital = character.isUppercase
    }
    let lower = words.map { word in
      // Abbreviations keep their capitals.
      word.dropFirst().contains(where: \.isUppercase) ? word : word.lowercased()
    }
    let text = lower.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
