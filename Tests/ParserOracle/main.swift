// Prints the calls of Swift files as Swift's own parser sees them, for scripts/swiftparser-oracle.
//
// Not a target of the package: it links libraries of the toolchain, which only this one compiler can read.

import Foundation
import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// What `CompilationConditions` says, in the words of SwiftIfConfig.
struct PhoneBuild: BuildConfiguration {
  let missingModules: Set<String>

  func isCustomConditionSet(name: String) -> Bool { false }
  func hasFeature(name: String) -> Bool { true }
  func hasAttribute(name: String) -> Bool { true }
  func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
  func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
  func isActiveTargetEnvironment(name: String) -> Bool { false }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { false }
  func isActiveTargetObjectFormat(name: String) -> Bool { false }
  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [64] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(components: [99]) }
  var compilerVersion: VersionTuple { VersionTuple(components: [99]) }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    importPath.first.map { !missingModules.contains($0.1) } ?? false
  }
}

/// Collects calls outside of patterns and what the tree of this package leaves out.
final class CallFinder: ActiveSyntaxAnyVisitor {
  var lines: [String] = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    switch node.as(SyntaxEnum.self) {
    case .functionCallExpr(let call):
      add(call.calledExpression, call.arguments, call.trailingClosure,
        call.additionalTrailingClosures)
    case .macroExpansionExpr(let macro):
      guard macro.leftParen != nil || macro.trailingClosure != nil else { break }
      add(node, "#" + macro.macroName.text, macro.genericArgumentClause?.endPositionBeforeTrailingTrivia
          ?? macro.macroName.endPositionBeforeTrailingTrivia, macro.arguments,
        macro.trailingClosure, macro.additionalTrailingClosures)
    case .macroExpansionDecl(let macro):
      guard macro.leftParen != nil || macro.trailingClosure != nil else { break }
      add(Syntax(macro.pound), "#" + macro.macroName.text, macro.genericArgumentClause?.endPositionBeforeTrailingTrivia
          ?? macro.macroName.endPositionBeforeTrailingTrivia, macro.arguments,
        macro.trailingClosure, macro.additionalTrailingClosures)
    case .expressionPattern, .keyPathExpr, .macroDecl, .catchItem, .whereClause, .genericWhereClause, .availabilityCondition:
      return .skipChildren
    default: break
    }
    return .visitChildren
  }

  private func add(
    _ callee: ExprSyntax, _ arguments: LabeledExprListSyntax,
    _ closure: ClosureExprSyntax?, _ closures: MultipleTrailingClosureElementListSyntax
  ) {
    add(
      Syntax(callee), callee.lastName, callee.endPositionBeforeTrailingTrivia, arguments, closure,
      closures)
  }

  private func add(
    _ node: Syntax, _ name: String, _ end: AbsolutePosition, _ arguments: LabeledExprListSyntax,
    _ closure: ClosureExprSyntax?, _ closures: MultipleTrailingClosureElementListSyntax
  ) {
    var labels = arguments.map { $0.label.map { "\($0.identifier?.name ?? $0.text):" } ?? "_:" }
    if closure != nil { labels.append("{}") }
    for closure in closures { labels.append("\(closure.label.identifier?.name ?? closure.label.text):{}") }
    lines.append(
      "\(node.start.utf8Offset) \(end.utf8Offset) \(name) "
        + labels.joined())
  }
}

extension Syntax {
  /// Where the call begins; a member that follows `#if` belongs to what is before it.
  var start: AbsolutePosition {
    var node = self
    while let parent = node.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self),
        let config = clause.parent?.parent?.parent?.as(PostfixIfConfigExprSyntax.self)
      {
        return (config.base.map { Syntax($0) } ?? Syntax(config)).start
      }
      guard parent.children(viewMode: .sourceAccurate).first == node else { break }
      node = parent
    }
    return positionAfterSkippingLeadingTrivia
  }
}

extension ExprSyntax {
  /// The last component of a callee's name.
  var lastName: String {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): name.baseName.identifier?.name ?? name.baseName.text
    case .memberAccessExpr(let member): member.declName.baseName.identifier?.name ?? member.declName.baseName.text
    case .genericSpecializationExpr(let generic): generic.expression.lastName
    default: "-"
    }
  }
}

let missing = Set((CommandLine.arguments.dropFirst().first ?? "").split(separator: ",").map(String.init))
while let path = readLine() {
  guard let data = FileManager.default.contents(atPath: path) else { continue }
  let bytes = [UInt8](data)
  print("= \(path)")
  let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  let finder = CallFinder(viewMode: .sourceAccurate, configuration: PhoneBuild(missingModules: missing))
  finder.walk(tree)
  for line in finder.lines { print(line) }
}
