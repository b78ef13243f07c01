/// What reading an app's source found, in the format `screens-scan/1`.
package struct ScanReport: Sendable, Equatable, Codable {
  /// A case of an enum that becomes a view.
  package struct Destination: Sendable, Equatable, Codable {
    /// The roles of a destination.
    package enum Role: String, Sendable, CaseIterable, Codable { case tab, route, sheet, cover }

    /// The full name of the enum.
    package var enumName: String
    /// The name of the case.
    package var caseName: String
    /// How it is shown.
    package var role: Role
    /// The full name of its view, or the case itself where its page is written in place; nil if none was found.
    package var view: String?
    /// Where the case is, `path:line`.
    package var at: String
    /// The number of blocks on its page.
    package var blocks: Int

    /// Creates a destination.
    package init(
      enumName: String, caseName: String, role: Role, view: String?, at: String, blocks: Int
    ) {
      self.enumName = enumName
      self.caseName = caseName
      self.role = role
      self.view = view
      self.at = at
      self.blocks = blocks
    }
  }

  /// A page that the app may begin with, one of several.
  package struct Start: Sendable, Equatable, Codable {
    /// The full name of the view that decides.
    package var from: String
    /// The page: `Enum.case`, or the full name of a view; of a tab bar the first tab.
    package var to: String
    /// The conditions of the view under which it is shown, outermost first, as written, each after `not` if it must not hold.
    package var conditions: [String]
    /// Where the view has the page, `path:line`.
    package var at: String

    /// Creates a start.
    package init(from: String, to: String, conditions: [String], at: String) {
      self.from = from
      self.to = to
      self.conditions = conditions
      self.at = at
    }
  }

  /// A control or other cause that leads from a view to another.
  package struct Edge: Sendable, Equatable, Codable {
    /// The kinds of edge.
    package enum Kind: String, Sendable, CaseIterable, Codable {
      case push, sheet, cover, popover, inspector, alert, confirmation, window, tab
    }

    /// How sure the reading is.
    package enum Confidence: String, Sendable, Codable { case certain, likely }

    /// The full name of the page with the control, or of the view around the app's first pages, which is no page itself.
    package var from: String
    /// The text of the control.
    package var control: String?
    /// The SF Symbols name of the control.
    package var symbol: String?
    /// How the target is shown.
    package var kind: Kind
    /// `Enum.case`, or the full name of a view.
    package var to: String
    /// Where the control is, `path:line`.
    package var at: String
    /// How sure the reading is.
    package var confidence: Confidence

    /// Creates an edge.
    package init(
      from: String, control: String?, symbol: String?, kind: Kind, to: String, at: String,
      confidence: Confidence
    ) {
      self.from = from
      self.control = control
      self.symbol = symbol
      self.kind = kind
      self.to = to
      self.at = at
      self.confidence = confidence
    }
  }

  /// A view of the app that is a screen.
  package struct View: Sendable, Equatable, Codable {
    /// The full name.
    package var view: String
    /// Where it is declared, `path:line`.
    package var at: String
    /// The title of its page; nil if the source has none.
    package var title: String?
    /// Its known texts and SF Symbols names, in order; also those of the pages of a carousel that are not drawn.
    package var texts: [String]
    /// Those of the branches of conditions that are not drawn, and of other screens with the same view, each once.
    package var otherTexts: [String]
    /// The number of texts that are not known.
    package var unknown: Int
    /// The number of blocks on its page.
    package var blocks: Int
    /// The number of views that became a neutral box.
    package var neutral: Int
    /// Whether something leads to it.
    package var isReached: Bool

    /// Creates a view.
    package init(
      view: String, at: String, title: String?, texts: [String], otherTexts: [String] = [],
      unknown: Int, blocks: Int, neutral: Int, isReached: Bool = true
    ) {
      self.view = view
      self.at = at
      self.title = title
      self.texts = texts
      self.otherTexts = otherTexts
      self.unknown = unknown
      self.blocks = blocks
      self.neutral = neutral
      self.isReached = isReached
    }
  }

  /// What could not be resolved, and why.
  package struct Unresolved: Sendable, Equatable, Codable {
    /// The kinds of thing that stay unresolved.
    package enum What: String, Sendable, CaseIterable, Codable {
      /// What the app begins with.
      case start
      /// A case without a view.
      case destination
      /// A control whose target is not known.
      case control
      /// A page of which only the beginning is known.
      case page
      /// A condition that the source does not decide.
      case condition
      /// A screen that nothing leads to.
      case unreached
      /// A file or folder that could not be read.
      case file
    }

    /// Where it is, `path:line`; of a file only the path.
    package var at: String
    /// What it is.
    package var what: What
    /// The name of the case, control, view or file.
    package var name: String
    /// Why, in one lowercase sentence without a full stop.
    package var reason: String

    /// Creates an entry.
    package init(at: String, what: What, name: String, reason: String) {
      self.at = at
      self.what = what
      self.name = name
      self.reason = reason
    }

    /// What the name of an entry for the cases of a `switch` begins with.
    static let casePrefix = "case "

    /// Whether it is a condition that the settings can decide: that of an `if`, but not which case of a `switch` runs.
    package var isDecidable: Bool { what == .condition && !name.hasPrefix(Self.casePrefix) }
  }

  /// The name of the app: of its folder, or of the type with `@main`.
  package var app: String
  /// The cases that become views, in the order of the source.
  package var destinations: [Destination] = []
  /// The pages that the app may begin with, sorted by place; none if it always begins with the same one.
  package var starts: [Start] = []
  /// The edges, sorted by source.
  package var edges: [Edge] = []
  /// The views that are screens, sorted by name.
  package var views: [View] = []
  /// What is not resolved, sorted by place.
  package var unresolved: [Unresolved] = []
  /// The number of Swift files that were read.
  package var files = 0
  /// The number of lines in them.
  package var lines = 0

  /// Creates an empty report.
  package init(app: String) {
    self.app = app
  }
}
