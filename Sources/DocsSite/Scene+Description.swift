import PlainText
package import Scenes
import Wireframes

extension Scene {
  /// The screen's id and navigation state as one phrase, for screen readers:
  /// "recipeEditSheet: tab Recipes, Shakshuka, sheet Edit Recipe".
  package var stateDescription: String {
    let steps = Crumb.crumbs(of: self).map { $0.text() }
    return VisibleText.line(([id] + [steps.joined(separator: ", ")]).joined(separator: ": "))
  }

  /// The kinds of overlays on the pages of the tab, each once, the lowest first.
  var overlays: [StepKind] {
    var kinds: [StepKind] = []
    for layer in layers {
      let kind = StepKind(layer.style)
      if !kinds.contains(kind) { kinds.append(kind) }
    }
    if let confirmation { kinds.append(StepKind(confirmation.style)) }
    return kinds
  }
}

extension Crumb {
  /// The kind and the title.
  ///
  /// - Parameter name: The replacement of an empty title.
  func text(untitled name: String = "untitled") -> String {
    let title = title.isBlank ? name : title
    return switch kind {
    case .page: title
    case .tab, .window, .sheet, .cover, .popover, .inspector, .confirmation, .alert, .state:
      "\(kind.rawValue) \(title)"
    }
  }
}
