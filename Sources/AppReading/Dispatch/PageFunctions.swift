import SwiftParsing

/// The functions and properties of an app that make a page for each case of an enum that leads nowhere otherwise: a
/// library may call them, or code that is not followed.
struct PageFunctions {
  /// What they make for each case, in the order of the files.
  private(set) var dispatches: [Dispatch] = []

  private let reader: DispatchReader
  private let pages: Set<String>
  /// The enums whose pages are known.
  private var known: Set<String>

  private var index: AppIndex { reader.index }

  /// Finds the functions.
  ///
  /// - Parameters:
  ///   - reader: Reads what they make.
  ///   - known: The full names of the enums whose pages are known otherwise.
  ///   - pages: The full names of the views that are pages.
  init(_ reader: DispatchReader, beside known: Set<String>, pages: Set<String>) {
    self.reader = reader
    self.known = known
    self.pages = pages
    for file in index.sources.indices {
      for statement in index.sources[file].file.statements {
        guard case .declaration(let declaration) = statement.kind else { continue }
        read(declaration, in: nil, Int32(file))
      }
    }
  }

  private mutating func read(_ declaration: Declaration, in outer: String?, _ file: Int32) {
    switch declaration.kind {
    case .type(let type):
      let full = index.resolve(type.name, from: outer, in: file) ?? type.name
      for member in type.members { read(member, in: full, file) }
    case .function(let function):
      guard Evaluator.isViewType(function.result, declaration), let body = function.body,
        let subject = body.switchedName
      else { return }
      let member = AppIndex.Member(declaration: declaration, file: file)
      if subject == "self", let outer {
        let arguments = function.parameters.map {
          Argument($0.label, Expression(.unknown, declaration.range))
        }
        add(outer, member) { callee in
          .call(
            CallExpression(
              callee: Expression(.member(callee, function.name), declaration.range),
              arguments: arguments))
        }
      } else if let parameter = function.parameters.first(where: { $0.name == subject }),
        let name = parameter.type.valueName,
        let type = index.resolve(name, from: outer, in: file)
      {
        add(
          type,
          ClosureValue(
            parameters: [subject], body: body, captured: [:], enclosingType: outer,
            place: member.place))
      }
    case .variable(let variable):
      guard Evaluator.isViewType(variable.type, declaration), let outer,
        variable.getter?.switchedName == "self", let name = variable.names.first
      else { return }
      add(outer, AppIndex.Member(declaration: declaration, file: file)) { .member($0, name) }
    default: break
    }
  }

  /// Adds what a member of an enum makes of the enum's own value.
  private mutating func add(
    _ type: String, _ member: AppIndex.Member, _ use: (Expression) -> Expression.Kind
  ) {
    let range = member.declaration.range
    let result = Expression(use(Expression(.name("page"), range)), range)
    add(
      type,
      ClosureValue(
        parameters: ["page"], body: [Statement(.expression(result), range)], captured: [:],
        enclosingType: type, place: member.place))
  }

  private mutating func add(_ type: String, _ closure: ClosureValue) {
    guard index.isEnum(type), !known.contains(type) else { return }
    index.seen.note(closure.place)
    let dispatch = reader.dispatch(of: closure, valueType: type, at: closure.place)
    let views = dispatch.entries.filter { $0.view != nil }
    let made = views.count { entry in
      entry.view.map(pages.contains) == true
        || reader.evaluator.expanded(entry.views).contains { $0.isPageWithBar() }
    }
    // A function may as well choose a part of a page, which has no bar.
    guard dispatch.enumName == type, made > 0, made * 2 > dispatch.entries.count else { return }
    known.insert(type)
    dispatches.append(dispatch)
  }
}

extension [Statement] {
  /// The name of what the first `switch` is about; nil without one.
  var switchedName: String? {
    for statement in self {
      guard case .choice(let choice)? = statement.resultExpression?.kind,
        case .name(let name) = choice.subject.kind
      else { continue }
      return name
    }
    return nil
  }
}
