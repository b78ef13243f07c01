import SwiftParsing

/// Values whose type has a view inside and static members for the pages of the app, `Route.settings`.
extension Evaluator {
  /// The instance that a static member is; nil if that is not known.
  func pageValue(_ value: EnumValue, isShallow: Bool, depth: Int = 0) -> ObjectValue? {
    guard depth < 4, let type = value.type, index.isPageValue(type) else { return nil }
    let members = index.members(value.name, of: type, areStatic: true)
    let made: Value?
    if let member = bestFit(members, value.payload.map(\.label)) {
      made = invoke(member, receiver: .type(type), value.payload, isShallow: isShallow)
    } else if let member = members.first {
      let scope = Scope(
        names: [:], receiver: nil, type: type, file: member.file, isShallow: isShallow)
      let expression = Expression(.nothing, ByteRange(0, 0))
      made = stored(member, named: value.name, of: .type(type), expression, scope)
    } else {
      made = nil
    }
    switch made {
    case .object(let object)? where object.type == type: return object
    case .enumCase(let other)? where other != value:
      return pageValue(other, isShallow: isShallow, depth: depth + 1)
    default: return nil
    }
  }

  /// Changes a property of a local page value, `route.style = .sheet`; false if the name is none.
  func changePage(_ left: Expression, to value: Value, _ scope: inout Scope) -> Bool {
    guard case .member(let base?, let property) = left.kind, case .name(let name) = base.kind,
      let local = scope.names[name]
    else { return false }
    var changed: ObjectValue
    switch local {
    case .enumCase(let page):
      guard let object = pageValue(page, isShallow: scope.isShallow) else { return false }
      changed = object
      changed.properties[ObjectValue.pageCase] = local
    case .object(let object) where object.properties[ObjectValue.pageCase] != nil: changed = object
    default: return false
    }
    changed.properties[property] = value
    scope.names[name] = .object(changed)
    return true
  }
}

extension ObjectValue {
  /// The name under which a changed page value keeps the case that it began as; no property has it.
  static let pageCase = "#case"
}

extension Value {
  /// The case that a page value began as; other values stay.
  var pageCase: Value {
    guard case .object(let object) = self else { return self }
    return object.properties[ObjectValue.pageCase] ?? self
  }
}
