import SwiftParsing

/// The models that a view makes for a state of its own when it appears:
/// `if model == nil { model = SettingsModel(coordinator: coordinator) }`.
extension Evaluator {
  /// A model that is not there at first with the models and actions that the view gives it when it makes it; other values stay.
  ///
  /// - Parameters:
  ///   - value: What is known of the model by its type.
  ///   - name: The name of the state.
  ///   - scope: The scope of the view's members.
  func withMadeParts(_ value: Value, of name: String, _ scope: Scope) -> Value {
    guard case .object(var object) = value, object.isOptional, let view = scope.type, isView(view),
      index.types[object.type]?.keyword == .objectClass,
      let making = making(of: name, object.type, in: view), making.givesSomething
    else { return value }
    let made = inside(.getter(view, name)) {
      var scope = scope
      scope.file = making.file
      scope.isAction = true
      for declaration in making.declarations { declare(declaration, &scope) }
      return evaluate(making.call, scope)
    }
    guard case .object(let model)? = made, model.type == object.type else { return value }
    let parts = model.properties.filter { $0.value.isPartOfModel }
    object.properties.merge(parts) { $1 }
    return .object(object)
  }

  /// The only place where a view gives a state a new model; nil if there is none, or several.
  private func making(of name: String, _ model: String, in view: String) -> ModelMaking? {
    let place = StatePlace(type: view, property: name)
    if let (known, uses) = madeModels[place] {
      index.seen.note(uses)
      return known
    }
    index.seen.begin()
    let text = Array("\(name) = \(model.lastComponent)(".utf8)
    let members = index.noting(index.types[view]?.members.values.flatMap(\.self) ?? [])
    let makers = members.filter { member in
      let range = member.declaration.range
      let source = index.sources[Int(member.file)].bytes[Int(range.start)..<Int(range.end)]
      return source.firstRange(of: text) != nil
    }
    var found: [ModelMaking] = []
    for member in makers {
      let body: [Statement]? =
        switch member.declaration.kind {
        case .function(let function): function.body
        case .variable(let variable): variable.getter
        default: nil
        }
      found += (body ?? []).makings(of: name, file: member.file)
    }
    let only = found.count == 1 ? found[0] : nil
    madeModels[place] = (only, index.seen.end())
    return only
  }
}

/// A place where a model is made.
struct ModelMaking {
  /// The local variables before it, in the blocks around it, outermost first.
  var declarations: [Declaration] = []
  /// The call that makes the model.
  var call: Expression
  /// The index of the file.
  var file: Int32

  /// Whether the model gets anything.
  var givesSomething: Bool {
    if case .call(let call) = call.kind { !call.arguments.isEmpty } else { false }
  }
}

extension Value {
  /// Whether a model that gets it can lead somewhere by it.
  fileprivate var isPartOfModel: Bool {
    switch self {
    case .closure, .object: true
    default: false
    }
  }
}

extension [Statement] {
  /// The places where statements give a property a new model, also in closures and conditions.
  fileprivate func makings(of name: String, file: Int32) -> [ModelMaking] {
    var declarations: [Declaration] = []
    var found: [ModelMaking] = []
    for statement in self {
      if case .declaration(let declaration) = statement.kind { declarations.append(declaration) }
      if let call = statement.newValue(of: name) {
        found.append(ModelMaking(declarations: declarations, call: call, file: file))
        continue
      }
      for inner in statement.nearestBlocks {
        found += inner.makings(of: name, file: file).map { making in
          var making = making
          making.declarations.insert(contentsOf: declarations, at: 0)
          return making
        }
      }
    }
    return found
  }
}

extension Statement {
  /// The call in `name = Model(…)` or `self.name = Model(…)`; nil for other statements.
  fileprivate func newValue(of name: String) -> Expression? {
    guard case .expression(let expression) = kind,
      case .binary(let left, "=", let right) = expression.kind, right.isCall
    else { return nil }
    return switch left.kind {
    case .name(let written) where written == name: right
    case .member(let base?, let written) where written == name && base.kind == .name("self"): right
    default: nil
    }
  }
}
