import Scenes

/// Sheets that show the view which an action has put into a state: `content = AnyView(HelpView()); isShown = true` with
/// `.sheet(isPresented: $isShown) { content }`.
extension TargetSearch {
  /// The screens that effects of a trigger lead to, with the pages that they put into states instead of the sheets that show these.
  func holding(_ targets: [Target], by effects: [Effect], of trigger: Trigger) -> [Target] {
    let held = effects.compactMap { effect -> HeldView? in
      guard case .assign(let place, .views(let views)) = effect.kind,
        let type = ShownView(views, index: index, evaluator: reader.evaluator).type
      else { return nil }
      return HeldView(
        state: memory.shared(place), views: views, type: type, isCertain: effect.isCertain)
    }
    guard !held.isEmpty else { return targets }
    return targets.flatMap { target -> [Target] in
      guard let shownBy = target.shownBy else { return [target] }
      let owner: String
      switch shownBy.presentation.cause {
      // `.overlay { sheet }`
      case .item(let item):
        return held.last { $0.state == memory.shared(item) }
          .flatMap { question(of: $0, instead: target, trigger) }.map { [$0] } ?? [target]
      case .flag(let flag): owner = memory.shared(flag).type
      default: return [target]
      }
      let pages = held.filter {
        $0.state.type == owner
          && (shownBy.presentation.mentions($0, index) || shownBy.presentation.shows($0))
      }
      guard !pages.isEmpty else { return [target] }
      return pages.map {
        question(of: $0, instead: target, trigger) ?? page(of: $0, instead: target, trigger)
      }
    }
  }

  /// The alert that a view asks which an action gives its texts and buttons, `sheet = ActionSheet(title: "Log out?", …)`; nil
  /// for other views.
  private func question(
    of held: HeldView, instead target: Target, _ trigger: Trigger
  ) -> Target? {
    guard var shownBy = target.shownBy, let state = shownBy.presentation.state,
      let view = held.views.onlyOwn, CardName(held.type).mayBeOfQuestion
    else { return nil }
    let card = reader.evaluator.expanded([view])[0]
    guard let alert = OwnAlert(card, isCalledSo: true) else { return nil }
    let modifier = alert.modifier(shownBy: state, at: view.place)
    guard let title = modifier.questionTitle else { return nil }
    shownBy.presentation.kind = .alert
    shownBy.presentation.content = .question
    shownBy.presentation.modifier = modifier
    var question = target
    question.kind = .alert
    question.shownBy = shownBy
    question.views = []
    question.key = ScreenKey(.init(.alert), named(title, by: trigger))
    return question
  }

  private func page(of held: HeldView, instead target: Target, _ trigger: Trigger) -> Target {
    var subject = ScreenKey.Subject.view(held.type)
    // Several cards of one type say something else.
    if CardName(held.type).mayBeOfQuestion,
      case .text(let text)? = held.views.onlyOwn?.argument("title"), let title = text.plain
    {
      subject = named(title, by: trigger)
    }
    return Target(
      key: ScreenKey(ScreenKey.Role(target.kind), subject), kind: target.kind,
      views: held.views, shownBy: target.shownBy, entry: nil,
      isCertain: target.isCertain && held.isCertain)
  }

  /// A card of the view that gives it its title.
  private func named(_ title: String, by trigger: Trigger) -> ScreenKey.Subject {
    .part(of: trigger.writer ?? trigger.owner, name: ScreenKey.partName(title))
  }
}

/// A view that an action puts into a state.
private struct HeldView {
  /// The state.
  var state: StatePlace
  /// The view, shallow.
  var views: [ViewNode]
  /// Its full name.
  var type: String
  /// Whether the action always does so.
  var isCertain: Bool
}

extension Presentation {
  /// Whether what it shows is written with the name of the state that holds a view.
  fileprivate func mentions(_ held: HeldView, _ index: AppIndex) -> Bool {
    let bytes = index.sources[Int(place.file)].bytes
    guard bytes.indices.contains(Int(place.offset)) else { return false }
    let source = bytes[Int(place.offset)...].prefix(Self.longest)
    // `NavigationLink(destination: page, isActive: $isActive) { … }`
    let isLink = modifier.name == "NavigationLink"
    return source.first(between: "{", and: "}").hasWord(held.state.property)
      || isLink && source.first(between: "(", and: ")").hasWord(held.state.property)
  }

  /// Whether what it shows is a view of the same type, of which nothing more is known where it is shown.
  fileprivate func shows(_ held: HeldView) -> Bool {
    guard case .views(let views) = content, let type = held.views.onlyOwn?.ownName else {
      return false
    }
    return views.haveOwn(type)
  }

  /// More bytes than a sheet that shows a view of a state is written with.
  private static let longest = 2_000
}

extension [ViewNode] {
  /// Whether a view of the app is among views, or inside of one that is not another one of the app's.
  fileprivate func haveOwn(_ type: String) -> Bool {
    contains { view in
      view.ownName == type || view.ownName == nil && view.contents.flatMap(\.views).haveOwn(type)
    }
  }
}

extension ArraySlice<UInt8> {
  /// What the first pair of brackets is around; all of the rest if they are not closed.
  fileprivate func first(
    between open: Unicode.Scalar, and close: Unicode.Scalar
  ) -> ArraySlice<UInt8> {
    let (open, close) = (UInt8(ascii: open), UInt8(ascii: close))
    guard let start = firstIndex(of: open) else { return [] }
    var depth = 0
    for position in start..<endIndex {
      switch self[position] {
      case open: depth += 1
      case close:
        depth -= 1
        if depth == 0 { return self[start...position] }
      default: break
      }
    }
    return self[start...]
  }

  /// Whether a word is in the source that is no label of an argument.
  fileprivate func hasWord(_ word: String) -> Bool {
    split { !$0.isWord }.contains { found in
      found.elementsEqual(word.utf8)
        && (found.endIndex == endIndex || self[found.endIndex] != UInt8(ascii: ":"))
    }
  }
}
