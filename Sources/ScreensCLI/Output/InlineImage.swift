#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A protocol for pictures in a terminal.
enum InlineImage: Equatable {
  /// The protocol of kitty, in pieces of at most 4,096 bytes.
  /// Source: the "Terminal graphics protocol" of kitty's documentation.
  case kitty
  /// The protocol of iTerm2, which WezTerm and VS Code support, too.
  /// Source: "Inline Images Protocol" of iTerm2's documentation.
  case iTerm

  /// The protocol that a terminal supports, or nil.
  init?(variables: [String: String]) {
    if variables["KITTY_WINDOW_ID"] != nil || variables["TERM"] == "xterm-kitty"
      || variables["TERM_PROGRAM"] == "ghostty"
    {
      self = .kitty
    } else if ["iTerm.app", "WezTerm", "vscode"].contains(variables["TERM_PROGRAM"] ?? "") {
      self = .iTerm
    } else {
      return nil
    }
  }

  /// The sequence that displays a PNG.
  func sequence(png: [UInt8]) -> String {
    let payload = Data(png).base64EncodedString()
    switch self {
    case .iTerm:
      return "\u{1B}]1337;File=inline=1;size=\(png.count);height=40:\(payload)\u{07}\n"
    case .kitty:
      return kittySequence(payload)
    }
  }

  private func kittySequence(_ payload: String) -> String {
    let bytes = Array(payload.utf8)
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 4096) {
      let end = min(start + 4096, bytes.count)
      let head = start == 0 ? "a=T,f=100,r=40," : ""
      let piece = String(decoding: bytes[start..<end], as: UTF8.self)
      text += "\u{1B}_G\(head)m=\(end < bytes.count ? 1 : 0);\(piece)\u{1B}\\"
    }
    return text + "\n"
  }
}
