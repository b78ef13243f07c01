import Scenes

/// Sheets that show the view which an action has put into a state: `content = AnyView(HelpView()); isShown = true` with
/// `.sheet(isPresented: $isShown) { content }`.
extension TargetSearch {
  /// The screens that effects lead to, with the pages that they put into states instead of the sheets that show these.
  func holding(_ targets: [Target], by effects: [Effect]) -> [Target] {
    let held = effects.compactMap { effect -> HeldView? in
      guard case .assign(let place, .views(let views)) = effect.kind,
        let type = ShownView(views, index: index, evaluator: reader.evaluator).type
      else { return nil }
      return HeldView(
        state: memory.shared(place), views: views, type: type, isCertain: effect.isCertain)
    }
    guard !held.isEmpty else { return targets }
    return targets.flatMap { target -> [Target] in
      guard let shownBy = target.shownBy, case .flag(let flag) = shownBy.presentation.cause else {
        return [target]
      }
      let owner = memory.shared(flag).type
      let pages = held.filter { $0.state.type == owner && shownBy.presentation.mentions($0, index) }
      return pages.isEmpty ? [target] : pages.map { page(of: $0, instead: target) }
    }
  }

  private func page(of held: HeldView, instead target: Target) -> Target {
    Target(
      key: ScreenKey(ScreenKey.Role(target.kind), .view(held.type)), kind: target.kind,
      views: held.views, shownBy: target.shownBy, entry: nil,
      isCertain: target.isCertain && held.isCertain)
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
    let content = bytes[Int(place.offset)...].prefix(Self.longest).firstBraces
    return content.split { !$0.isWord }
      .contains { $0.elementsEqual(held.state.property.utf8) }
  }

  /// More bytes than a sheet that shows a view of a state is written with.
  private static let longest = 2_000
}

extension ArraySlice<UInt8> {
  /// What the first braces in the source are around; all of the rest if they are not closed.
  fileprivate var firstBraces: ArraySlice<UInt8> {
    guard let start = firstIndex(of: UInt8(ascii: "{")) else { return [] }
    var depth = 0
    for position in start..<endIndex {
      switch self[position] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return self[start...position] }
      default: break
      }
    }
    return self[start...]
  }
}
