import Markup
package import Scenes
import Wireframes

extension Scene {
  /// The screen's id and the navigation state it stands for, as one phrase for those who cannot see
  /// the picture: "recipeEditSheet: tab Recipes, Shakshuka, sheet Edit Recipe".
  package var stateInWords: String {
    let steps = Crumb.crumbs(of: self).map(\.words)
    return VisibleText.line(([id] + [steps.joined(separator: ", ")]).joined(separator: ": "))
  }

  /// The title of what is on top: of the confirmation, else of the page.
  var topTitle: String { confirmation?.title ?? topPage?.title ?? id }

  /// The kinds of what lies on the pages of the tab, each once, the lowest first.
  var overlays: [StepKind] {
    var kinds: [StepKind] = []
    for layer in layers {
      let kind: StepKind = layer.style.isSheet ? .sheet : .cover
      if !kinds.contains(kind) { kinds.append(kind) }
    }
    return confirmation == nil ? kinds : kinds + [.confirmation]
  }
}

extension Crumb {
  /// The kind and the title.
  var words: String {
    switch kind {
    case .tab: "tab \(title)"
    case .page: title
    case .sheet: "sheet \(title)"
    case .cover: "cover \(title)"
    case .confirmation: "confirmation \(title)"
    }
  }
}
