/// Stacks of an app's own that are lists of views: `views.append(ViewElement(AnyView(page)))`.
extension TargetSearch {
  /// The screen of the view that a list gets, itself or inside of a value; none for other values, and for a list of which
  /// nobody takes the last one.
  ///
  /// It is the screen of a case if the view is what a `switch` shows for one: `router.push(to: .jars)` with a router that makes
  /// the page of each case.
  func stacked(_ value: Value, on place: StatePlace, _ trigger: Trigger) -> [Target] {
    guard let views = value.heldViews, isStack(place),
      ShownView(views, index: index, evaluator: reader.evaluator).type != nil
    else { return [] }
    return show(views, trigger).map { target in
      guard target.kind == .push, let place = target.views.first?.place else { return target }
      let cases = index.cases(thatShow: place)
      guard cases.count == 1 else { return target }
      var target = target
      target.key.subject = .enumCase(type: cases[0].type, path: cases[0].name)
      return target
    }
  }

  /// Whether the type that has a list reads the last one of it, and not only its identity.
  private func isStack(_ place: StatePlace) -> Bool {
    let use = Array("\(place.property).last".utf8)
    return index.bodies(of: place.type).contains { body in
      var rest = body
      while let found = rest.firstRange(of: use) {
        let before = found.lowerBound > body.startIndex ? body[found.lowerBound - 1] : 0
        rest = body[found.upperBound...]
        let isPart =
          before.isWord || before == UInt8(ascii: ".") && !body[..<found.lowerBound].endsWithSelf
        if !isPart, rest.first?.isWord != true, !rest.starts(with: "?.id".utf8) { return true }
      }
      return false
    }
  }
}

extension Value {
  /// The views that the value is, or that it is made around: those of its only property with views.
  fileprivate var heldViews: [ViewNode]? {
    switch self {
    case .views(let views): return views
    case .object(let object):
      let held = object.properties.values.compactMap { value in
        if case .views(let views) = value { views } else { nil }
      }
      return held.count == 1 ? held[0] : nil
    default: return nil
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether it ends with `self.`.
  fileprivate var endsWithSelf: Bool { suffix(5).elementsEqual("self.".utf8) }
}
