import DocsSite
import FlowMaps
import Harness
import Manifest
import Scenes

extension SiteFindings {
  /// Creates the findings of an audit.
  init(_ audit: Audit) {
    self.init(
      title: "Audit",
      summary: AuditText(audit: audit, palette: Palette(isColored: false)).summary,
      items: audit.findings.map { finding in
        Item(
          "\(finding.severity.rawValue): \(finding.reason); \(finding.remedy)",
          screens: finding.screens)
      })
  }
}

extension SiteFindings {
  /// Creates a table of the texts that are cut, split or not translated in variants.
  init(texts findings: [AuditFinding], variants: Int) {
    let rows = findings.compactMap { finding in finding.text.map { (finding, $0) } }
    let noun = rows.count == 1 ? "text" : "texts"
    let checked = "in \(variants) \(variants == 1 ? "variant" : "variants")"
    self.init(
      title: "Text fit",
      summary: rows.isEmpty
        ? "every text fits and is translated \(checked)"
        : "\(rows.count) \(noun) cut, split or not translated \(checked)",
      items: rows.map { finding, text in
        let points = text.missingPoints.map { "\(max(1, Int($0.rounded()))) pt" }
        return Item(
          "\(finding.severity.rawValue): \(finding.reason); \(finding.remedy)",
          screens: finding.screens,
          cells: [
            text.text, text.variant ?? text.locale ?? "", text.partWords,
            points ?? "not translated", finding.remedy,
          ])
      },
      columns: ["Text", "Variant", "Part", "Missing", "Fix"])
  }
}

extension AuditFinding.TextDetails {
  /// The part in words.
  fileprivate var partWords: String {
    switch part {
    case "largeTitle": "large title"
    case "barButton": "bar button"
    default: part ?? ""
    }
  }
}

extension SiteFindings {
  /// Creates the findings of coverage: the percentage and the uncovered kinds.
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

/// What large sites omit, so that they stay small.
struct SiteLimits {
  let screens: Int

  /// One sentence for each omission and its replacement.
  var sentences: [String] {
    var sentences: [String] = []
    if screens > SiteMap.mostDrawn {
      sentences.append(
        "over \(SiteMap.mostDrawn) screens the front page has no picture of the map; it links to "
          + "'map.html', which has the screens' pictures")
    }
    if screens > SiteOptions.mostDarkScreens {
      sentences.append(
        "over \(SiteOptions.mostDarkScreens) screens there are no dark pictures; a dark page shows the "
          + "light ones")
    }
    return sentences
  }
}
