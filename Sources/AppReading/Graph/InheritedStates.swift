import SwiftParsing

/// Whether anything sets a state that a model inherits, as the error message of a model in which nothing fails.
struct InheritedStates {
  let index: AppIndex

  /// Whether neither a model nor a view sets a state that the model has of a superclass.
  ///
  /// It is taken for set wherever a function that sets it is named, so that the answer is true only where nothing does.
  ///
  /// - Parameters:
  ///   - state: The state by the type of its model.
  ///   - view: The full name of the view that presents something by it.
  func isUnset(_ state: StatePlace, in view: String) -> Bool {
    let name = state.property
    let superclasses = index.ancestors(of: state.type).dropFirst().filter(isClass)
    guard isClass(state.type), !name.contains("."),
      index.ownMembers(name, of: state.type).isEmpty,
      superclasses.contains(where: { !index.ownMembers(name, of: $0).isEmpty })
    else { return false }
    guard let setters = setters(of: name, in: superclasses) else { return false }
    let model = members(of: state.type).map(words)
    guard model.allSatisfy({ $0.isDisjoint(with: setters.union([name, "$\(name)"])) }) else {
      return false
    }
    return members(of: view).allSatisfy { member in
      words(of: member).isDisjoint(with: setters) && !sets(name, member)
    }
  }

  private func isClass(_ type: String) -> Bool { index.types[type]?.keyword == .objectClass }

  /// The names of the functions of classes that set a state, also by each other; nil if anything else of them may.
  private func setters(of state: String, in classes: [String]) -> Set<String>? {
    let members = classes.flatMap(members)
    var found: Set<String> = []
    var open = members.filter { sets(state, $0) || words(of: $0).contains("$\(state)") }
    while !open.isEmpty {
      for member in open {
        guard case .function(let function) = member.declaration.kind else { return nil }
        found.insert(function.name)
      }
      open = members.filter { member in
        if case .function(let function) = member.declaration.kind, found.contains(function.name) {
          return false
        }
        return !words(of: member).isDisjoint(with: found)
      }
    }
    return found
  }

  /// All members of a type itself.
  private func members(of type: String) -> [AppIndex.Member] {
    let found = index.types[type]?.members.values.joined().map(\.self) ?? []
    for member in found { index.seen.note(member.place) }
    return found
  }

  private func sets(_ state: String, _ member: AppIndex.Member) -> Bool {
    if case .variable(let variable) = member.declaration.kind, variable.names.contains(state) {
      return false
    }
    let text = index.sources[Int(member.file)].text(member.declaration.range)
    return ["\(state) = ", "\(state)=", "\(state).toggle()"].contains(where: text.contains)
  }

  /// The names in a member, with the sign of a binding, `$isShown`.
  private func words(of member: AppIndex.Member) -> Set<String> {
    let text = index.sources[Int(member.file)].text(member.declaration.range)
    return Set(
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }.map(String.init))
  }
}
