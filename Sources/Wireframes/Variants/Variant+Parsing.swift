import PlainText
import Scenes

/// The word of one axis in the name of a variant.
private enum VariantWord {
  case device(DeviceModel)
  case orientation(Orientation)
  case scheme(Theme.Scheme)
  case contrast(Contrast)
  case textSize(TextSize)
  case locale(TextLocale?)
  case direction(LayoutDirection)

  init?(_ word: String) {
    if let device = DeviceModel.named(word) {
      self = .device(device)
    } else if let orientation = Orientation(rawValue: word) {
      self = .orientation(orientation)
    } else if let scheme = Theme.Scheme(rawValue: word) {
      self = .scheme(scheme)
    } else if let contrast = Contrast(rawValue: word) {
      self = .contrast(contrast)
    } else if let textSize = TextSize(rawValue: word) {
      self = .textSize(textSize)
    } else if let direction = LayoutDirection(rawValue: word) {
      self = .direction(direction)
    } else if let locale = TextLocale(word) {
      self = .locale(locale)
    } else if word == TextLocale.sourceName {
      self = .locale(nil)
    } else {
      return nil
    }
  }

  /// The axis, of which a name has at most one word.
  var axis: Int {
    switch self {
    case .device: 0
    case .orientation: 1
    case .scheme: 2
    case .contrast: 3
    case .textSize: 4
    case .locale: 5
    case .direction: 6
    }
  }

  /// All words, in the order of the axes.
  static var all: [String] {
    DeviceModel.all.map(\.name) + Orientation.allCases.map(\.rawValue)
      + Theme.Scheme.allCases.map(\.rawValue) + Contrast.allCases.map(\.rawValue)
      + TextSize.allCases.map(\.rawValue) + LayoutDirection.allCases.map(\.rawValue)
      + PseudoLanguage.allCases.map(\.rawValue) + [TextLocale.sourceName]
  }
}

extension Variant {
  /// Reads a name such as `phone-se~dark~ax3` or `standard`; the words may be in any order.
  ///
  /// - Throws: ``VariantError`` for an unknown word or words that contradict each other.
  package init(name: String) throws(VariantError) {
    var variant = Variant.standard
    var seen: [Int: String] = [:]
    var direction: LayoutDirection?
    for part in name.split(separator: "~", omittingEmptySubsequences: false) {
      let text = String(part)
      guard let word = VariantWord(text) else {
        let nearest = text.isEmpty ? nil : NearestName.of(text, in: VariantWord.all)
        throw .unknownWord(text, nearest: nearest)
      }
      if let other = seen.updateValue(text, forKey: word.axis) {
        throw .contradiction(other, text)
      }
      switch word {
      case .device(let device): variant.device = device
      case .orientation(let orientation): variant.orientation = orientation
      case .scheme(let scheme): variant.scheme = scheme
      case .contrast(let contrast): variant.contrast = contrast
      case .textSize(let textSize): variant.textSize = textSize
      case .locale(let locale): variant.locale = locale
      case .direction(let word): direction = word
      }
    }
    if variant.locale == .pseudo(.rightToLeft), direction == .leftToRight {
      throw .contradiction(
        PseudoLanguage.rightToLeft.rawValue, LayoutDirection.leftToRight.rawValue)
    }
    variant.direction = direction ?? LayoutDirection(of: variant.locale)
    let orientation = seen[VariantWord.orientation(.portrait).axis]
    if let orientation { try variant.check(named: orientation) }
    self = variant
  }

  /// Reads the suffix of a file name without its scale; nil if no variant has it.
  package init?(suffix: String) {
    guard !suffix.isEmpty else {
      self = .standard
      return
    }
    guard suffix.hasPrefix("~"), let variant = try? Variant(name: String(suffix.dropFirst())),
      variant.suffix == suffix
    else { return nil }
    self = variant
  }

  /// Checks that the device can be held as the name wants it.
  private func check(named orientation: String) throws(VariantError) {
    guard device.orientations.contains(self.orientation) else {
      var possible = self
      possible.orientation = .portrait
      throw .orientation(orientation, device: device.name, nearest: possible.name)
    }
  }
}

/// Why a variant does not exist.
package enum VariantError: Error, Equatable, Sendable {
  /// No axis has the word.
  case unknownWord(String, nearest: String?)
  /// Two words are of one axis.
  case contradiction(String, String)
  /// The device has no such orientation.
  case orientation(String, device: String, nearest: String)
}

extension VariantError: CustomStringConvertible {
  /// One sentence that quotes the words.
  package var description: String {
    switch self {
    case .unknownWord("", _): "the name of a variant is empty or has an empty part"
    case .unknownWord(let word, let nearest?):
      "unknown part \(word.variantQuoted) of a variant; did you mean \(nearest.variantQuoted)?"
    case .unknownWord(let word, nil):
      "unknown part \(word.variantQuoted) of a variant; the devices are "
        + DeviceModel.all.map(\.name).joined(separator: ", ")
        + ", and languages are codes such as 'de' or 'pt-BR'"
    case .contradiction(let one, let other):
      "\(one.variantQuoted) and \(other.variantQuoted) exclude each other in one variant"
    case .orientation(let orientation, let device, let nearest):
      "\(device.variantQuoted) has no orientation \(orientation.variantQuoted); "
        + "did you mean \(nearest.variantQuoted)?"
    }
  }
}

extension String {
  fileprivate var variantQuoted: String { VisibleText.quoted(self) }
}
