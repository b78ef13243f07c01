/// Something that an archive held, or should have held, and that could not be restored.
public enum ArchiveLoss: Hashable, Sendable {
  /// The text is no archive.
  case everything
  /// The text breaks off, or is damaged, at this byte; what stands behind it is lost.
  case damaged(at: Int)
  /// The archive was written by a later version of the format; what this one does not know is lost.
  case laterVersion(Int)
  /// The selected tab is unknown; the home tab is selected.
  case selectedTab(String)
  /// A tab is unknown, and its stack is lost.
  case tab(String)
  /// A page is unknown; it is lost with the pages above it.
  case page(String, above: Int)
  /// A layer is unknown; it is lost with the layers above it.
  case layer(String, above: Int)
  /// The question cannot be read.
  case confirmation(String)
}

extension ArchiveLoss: CustomStringConvertible {
  /// The loss in words.
  public var description: String {
    switch self {
    case .everything: "The text is not a navigation archive."
    case .damaged(let byte): "The archive is damaged at byte \(byte)."
    case .laterVersion(let version): "The archive has the later format \(version)."
    case .selectedTab(let text): "The selected tab \(text) is unknown."
    case .tab(let text): "The tab \(text) is unknown."
    case .page(let text, 0): "The page \(text) is unknown."
    case .page(let text, let above): "The page \(text) is unknown, and \(above) above it went too."
    case .layer(let text, 0): "The layer \(text) is unknown."
    case .layer(let text, let above):
      "The layer \(text) is unknown, and \(above) above it went too."
    case .confirmation(let text): "The question \(text) cannot be read."
    }
  }
}
