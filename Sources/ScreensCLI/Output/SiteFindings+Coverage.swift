import DocsSite
import FlowMaps
import Harness
import Manifest

extension SiteFindings {
  /// What screens show of the app's types, as a site tells it: how much, and what not.
  init(_ coverage: Coverage) {
    let kinds = coverage.sections.flatMap { section in
      section.kinds.filter(\.uses.isEmpty).map { kind in
        let roles = section.roles.map(\.rawValue).joined(separator: " or ")
        return Item("\(roles) '\(kind.name)' is shown by no screen")
      }
    }
    let questions = coverage.questions.questions.compactMap { question -> Item? in
      switch question.verdict {
      case .asked(let screens):
        screens.isEmpty ? Item("confirmation '\(question.name)' is shown by no screen") : nil
      case .undecided(let doubt):
        Item("whether a screen shows confirmation '\(question.name)' is not decided: \(doubt)")
      }
    }
    self.init(title: "Coverage", summary: coverage.summary, items: kinds + questions)
  }
}
