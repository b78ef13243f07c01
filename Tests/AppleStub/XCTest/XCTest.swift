// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// The declarations are documented by Apple.

public import Foundation

public func XCTFail(
  _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) { fatalError() }

public protocol XCTActivity: AnyObject {
  func add(_ attachment: XCTAttachment)
}

open class XCTContext {
  @MainActor @preconcurrency
  public class func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result { fatalError() }
}

open class XCTAttachment {
  public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

  open var lifetime: Lifetime = .deleteOnSuccess
  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {}
}
