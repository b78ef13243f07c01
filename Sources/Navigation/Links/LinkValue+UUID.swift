#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension UUID: LinkValue {
  /// Reads an identifier in its usual form.
  public static func value(linkText: String) -> UUID? { UUID(uuidString: linkText) }

  /// The identifier in its usual form, in capitals.
  public var linkText: String { uuidString }
}
