#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension UUID: LinkValue {
  /// Reads an identifier in its usual form.
  public init?(linkText: String) { self.init(uuidString: linkText) }

  /// The identifier in its usual form, in capitals.
  public var linkText: String { uuidString }
}
