extension ForeignContent: CustomStringConvertible {
  /// What follows "it is not a PNG but".
  package var description: String {
    switch self {
    case .format(let name): "a file of the format \(name)"
    case .textModePNG:
      "was one before its line endings were converted; mark '*.png' as binary in '.gitattributes'"
    case .text(let start): "text that starts with '\(start)'"
    case .binary(let start): "data that starts with '\(Self.hexadecimal(start))'"
    }
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789ABCDEF")
    return bytes.map { "\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }.joined(separator: " ")
  }
}
