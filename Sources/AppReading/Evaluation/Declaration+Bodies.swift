import SwiftParsing

// What declarations run.
extension Declaration {
  /// Whether the declaration is a function.
  var isFunction: Bool { if case .function = kind { true } else { false } }

  /// The closure that a constant or variable is given where it is declared; nil for other declarations.
  var closure: ClosureExpression? {
    guard case .variable(let variable) = kind, case .closure(let closure)? = variable.value?.kind
    else { return nil }
    return closure
  }

  /// The function, initializer or subscript that is declared.
  var function: FunctionDeclaration? {
    switch kind {
    case .function(let function), .initializer(let function), .subscripting(let function): function
    default: nil
    }
  }

  /// The statements of a property, a function or a constant closure, and the type of their result.
  var textBody: (statements: [Statement], result: TypeSyntax?) {
    switch kind {
    case .variable(let variable):
      if let closure {
        (closure.body, variable.type?.output)
      } else {
        (variable.getter ?? [], variable.type)
      }
    case .function(let function): (function.body ?? [], function.result)
    default: ([], nil)
    }
  }

  /// What a stored property begins with; nil for other declarations.
  var initialValue: Expression? {
    if case .variable(let variable) = kind { variable.value } else { nil }
  }
}
