// Lists the calls, declarations, closures and texts of Swift files as Swift's own parser sees them.
//
// Not a target of the package: ParserOracleTests compiles it against libraries of the toolchain, which only the
// compiler of the same toolchain can read. Arguments: a file with the paths of the sources, one a line, and the names
// of the modules that an iPhone does not have, with commas between them.

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

/// Writes a line for each node that `SyntaxListing` lists, outside of what the package's tree leaves out.
final class Lister: ActiveSyntaxAnyVisitor {
  var lines: [String] = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    switch node.as(SyntaxEnum.self) {
    case .functionCallExpr(let call):
      let callee = call.calledExpression
      addCall(
        Syntax(callee).start, callee.endPositionBeforeTrailingTrivia, callee.lastName,
        call.arguments, call.trailingClosure, call.additionalTrailingClosures)
    case .macroExpansionExpr(let macro): add(macro)
    case .macroExpansionDecl(let macro): add(macro)
    case .functionDecl(let function):
      let labels = function.signature.parameterClause.parameters.map { "\($0.firstName.word):" }
      add(node, "func \(function.name.word)(\(labels.joined()))")
    case .structDecl(let type): add(node, "struct \(type.name.word)")
    case .classDecl(let type): add(node, "class \(type.name.word)")
    case .enumDecl(let type): add(node, "enum \(type.name.word)")
    case .enumCaseElement(let element): add(node, "case \(element.name.word)")
    case .variableDecl(let variable): add(variable)
    case .closureExpr(let closure): add(closure)
    case .stringLiteralExpr(let literal):
      if let text = literal.representedLiteralValue {
        add(node, "text \(text.debugDescription)")
      }
    case .expressionPattern, .keyPathExpr, .macroDecl, .catchItem, .genericWhereClause,
      .availabilityCondition, .poundSourceLocation, .typeExpr:
      return .skipChildren
    case .attribute(let attribute):
      // The arguments of these are no expressions in the package's tree.
      let arguments = attribute.arguments.map { Syntax($0) }
      return arguments?.is(LabeledExprListSyntax.self) == true ? .visitChildren : .skipChildren
    default: break
    }
    return .visitChildren
  }

  private func add(_ node: Syntax, _ text: String) {
    lines.append("\(node.positionAfterSkippingLeadingTrivia.utf8Offset) \(text)")
  }

  private func add(_ variable: VariableDeclSyntax) {
    for binding in variable.bindings {
      let wildcard = binding.pattern.is(WildcardPatternSyntax.self) ? "_" : "-"
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.word ?? wildcard
      let isFirst = binding == variable.bindings.first
      let type = binding.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self)
      add(
        isFirst ? Syntax(variable) : Syntax(binding),
        "var \(name) \(type.map { $0.someOrAnySpecifier.text } ?? "")")
    }
  }

  private func add(_ closure: ClosureExprSyntax) {
    var names: [String] = []
    let parameters = closure.signature?.parameterClause
    if case .simpleInput(let input)? = parameters { names = input.map(\.name.word) }
    if case .parameterClause(let clause)? = parameters {
      names = clause.parameters.map { ($0.secondName ?? $0.firstName).word }
    }
    add(Syntax(closure), "closure \(names.joined(separator: ","))")
  }

  private func add(_ macro: some FreestandingMacroExpansionSyntax) {
    guard macro.leftParen != nil || macro.trailingClosure != nil else { return }
    let end = macro.genericArgumentClause?.endPositionBeforeTrailingTrivia
    addCall(
      macro.pound.positionAfterSkippingLeadingTrivia,
      end ?? macro.macroName.endPositionBeforeTrailingTrivia, "#\(macro.macroName.text)",
      macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures)
  }

  private func addCall(
    _ start: AbsolutePosition, _ end: AbsolutePosition, _ name: String,
    _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?,
    _ closures: MultipleTrailingClosureElementListSyntax
  ) {
    var labels = arguments.map { $0.label.map { "\($0.word):" } ?? "_:" }
    if closure != nil { labels.append("{}") }
    for closure in closures { labels.append("\(closure.label.word):{}") }
    lines.append("\(start.utf8Offset) \(end.utf8Offset) \(name) \(labels.joined())")
  }
}

extension TokenSyntax {
  /// The text without backticks.
  var word: String { identifier?.name ?? text }
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
    case .declReferenceExpr(let name): name.baseName.word
    case .memberAccessExpr(let member): member.declName.baseName.word
    case .genericSpecializationExpr(let generic): generic.expression.lastName
    default: "-"
    }
  }
}

let arguments = CommandLine.arguments
let missingModules = Set(arguments[2].split(separator: ",").map(String.init))
let paths = try String(contentsOfFile: arguments[1], encoding: .utf8).split(separator: "\n")
for path in paths {
  guard let data = FileManager.default.contents(atPath: String(path)) else { continue }
  print("= \(path)")
  let tree = Array(data).withUnsafeBufferPointer { Parser.parse(source: $0) }
  let lister = Lister(
    viewMode: .sourceAccurate, configuration: PhoneBuild(missingModules: missingModules))
  lister.walk(tree)
  for line in lister.lines { print(line) }
}
