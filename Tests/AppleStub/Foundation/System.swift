// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// The declarations are documented by Apple.

open class FileManager {
  open class var `default`: FileManager { fatalError() }
  open var currentDirectoryPath: String { fatalError() }
  @available(macOS 10.12, iOS 10.0, watchOS 3.0, tvOS 10.0, *)
  open var temporaryDirectory: URL { fatalError() }
  open func fileExists(atPath path: String) -> Bool { fatalError() }
  open func removeItem(at URL: URL) throws {}
  open func removeItem(atPath path: String) throws {}
  open func destinationOfSymbolicLink(atPath path: String) throws -> String { fatalError() }
}

open class ProcessInfo {
  public var processIdentifier: Int32 { fatalError() }
  open class var processInfo: ProcessInfo { fatalError() }
  open var arguments: [String] { fatalError() }
  open var environment: [String: String] { fatalError() }
  open var activeProcessorCount: Int { fatalError() }
}

public typealias TimeInterval = Double

@available(macOS 10.10, iOS 8.0, *)
public struct Date: Hashable, Sendable {
  public init() { fatalError() }
  public var timeIntervalSinceReferenceDate: TimeInterval { fatalError() }
  public var timeIntervalSince1970: TimeInterval { fatalError() }
}
