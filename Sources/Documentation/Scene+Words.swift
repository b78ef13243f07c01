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

  /// What lies on top of the pages of the tab; nil where nothing does.
  var overlay: StepKind? {
    if confirmation != nil { return .confirmation }
    return layers.last.map { $0.style.isSheet ? .sheet : .cover }
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
