import Files

/// What a scan keeps for the next one, so that it makes only those pages again that use what changed.
///
/// A screen depends on its origin, on the texts of the app and on what it used of the files. Everything else that a scan
/// found depends on what the rest of the scan used, and on the presentations and triggers of the screens.
package struct ScanMemory: Sendable, Equatable {
  /// A screen that can be made again.
  package struct Screen: Sendable, Equatable {
    /// The number of the root of the app that it is; nil for other screens.
    package var root: Int?
    /// The views of its origin, packed; nil if they cannot be stored.
    package var views: [UInt8]?
    /// Whether the last of them is what is around the page of a step.
    package var isFramed: Bool
    /// The files of the places in the views.
    package var viewFiles: [Int32]
    /// The full name of the enum whose case it is.
    package var enumName: String?
    /// The path of the case.
    package var casePath: String?
    /// The full name of the view that it is, if it is no case.
    package var viewName: String?
    /// The full name of the view that it shows.
    package var shownView: String
    /// How it is shown.
    package var role: String
    /// The full name of the view that shows it.
    package var owner: String
    /// The name to derive a title from.
    package var name: String
    /// The ids of the screens that its controls lead to.
    package var links: [Int: String]
    /// The code of its enum case.
    package var code: String?
    /// The number of its page; nil for another way in which a page is opened, which has none.
    package var page: Int?
    /// Whether the report describes its view by it.
    package var isReported: Bool
    /// The declarations that it used.
    package var places: [SourcePlace]
    /// The files of which it used any bytes.
    package var bytes: [Int32]

    /// Creates a screen that is known.
    package init(
      root: Int?, views: [UInt8]?, isFramed: Bool, viewFiles: [Int32], enumName: String? = nil,
      casePath: String? = nil,
      viewName: String? = nil, shownView: String, role: String, owner: String, name: String,
      links: [Int: String],
      code: String?, page: Int?, isReported: Bool, places: [SourcePlace], bytes: [Int32]
    ) {
      self.root = root
      self.views = views
      self.isFramed = isFramed
      self.viewFiles = viewFiles
      self.enumName = enumName
      self.casePath = casePath
      self.viewName = viewName
      self.shownView = shownView
      self.role = role
      self.owner = owner
      self.name = name
      self.links = links
      self.code = code
      self.page = page
      self.isReported = isReported
      self.places = places
      self.bytes = bytes
    }
  }

  /// A question of which the rest of the scan used only the answer: which view of the app some views are.
  package struct Question: Sendable, Equatable {
    /// The views, packed.
    package var views: [UInt8]
    /// The files of the places in the views.
    package var viewFiles: [Int32]
    /// The full names of the enums by whose values they are chosen.
    package var enumNames: [String]
    /// The case of the first of them.
    package var casePath: String?
    /// The answer.
    package var viewName: String?
    /// The declarations that it used.
    package var places: [SourcePlace]

    /// Creates a question that is known.
    package init(
      views: [UInt8], viewFiles: [Int32], enumNames: [String], casePath: String?, viewName: String?,
      places: [SourcePlace]
    ) {
      self.views = views
      self.viewFiles = viewFiles
      self.enumNames = enumNames
      self.casePath = casePath
      self.viewName = viewName
      self.places = places
    }
  }

  /// The question whether anything sets a Boolean of a view, of which the rest of the scan used only the answer.
  package struct FlagQuestion: Sendable, Equatable {
    /// The full name of the view.
    package var type: String
    /// The name of the Boolean.
    package var property: String
    /// The answer.
    package var isForgotten: Bool
    /// The declarations that it used.
    package var places: [SourcePlace]

    /// Creates a question that is known.
    package init(type: String, property: String, isForgotten: Bool, places: [SourcePlace]) {
      self.type = type
      self.property = property
      self.isForgotten = isForgotten
      self.places = places
    }
  }

  /// The paths of the Swift files.
  package var paths: [String]
  /// The files in which names are declared.
  package var names: NamedFiles
  /// The types that conform to protocols of the app, by the protocol's full name.
  package var implementations: [String: [String]]
  /// The texts of the app.
  package var texts: [String: String]
  /// The screens that are pages.
  package var screens: [Screen]
  /// The questions that used declarations.
  package var questions: [Question]
  /// The questions about Booleans.
  package var flagQuestions: [FlagQuestion]
  /// The full name of the type with `@main`.
  package var mainType: String?
  /// The declarations that finding the roots of the app used.
  package var rootPlaces: [SourcePlace]
  /// The files of which finding the roots used any bytes.
  package var rootBytes: [Int32]
  /// The declarations that the rest of the scan used.
  package var restPlaces: [SourcePlace]
  /// The files of which the rest of the scan used any bytes.
  package var restBytes: [Int32]
  /// The full names of the views that are on no page that was found from the app's first pages.
  package var otherViews: [String]

  /// Creates a memory that is known.
  package init(
    paths: [String], names: NamedFiles, implementations: [String: [String]],
    texts: [String: String], screens: [Screen], questions: [Question],
    flagQuestions: [FlagQuestion], mainType: String?,
    rootPlaces: [SourcePlace], rootBytes: [Int32], restPlaces: [SourcePlace], restBytes: [Int32],
    otherViews: [String]
  ) {
    self.paths = paths
    self.names = names
    self.implementations = implementations
    self.texts = texts
    self.screens = screens
    self.questions = questions
    self.flagQuestions = flagQuestions
    self.mainType = mainType
    self.rootPlaces = rootPlaces
    self.rootBytes = rootBytes
    self.restPlaces = restPlaces
    self.restBytes = restBytes
    self.otherViews = otherViews
  }
}

extension ScanMemory {
  init(
    graph: GraphBuilder, lost: LostPages, roots: SeenFiles.Span, ids: [ScreenKey: String],
    index: AppIndex, texts: AppTexts
  ) {
    let screens = graph.order.compactMap { graph.screens[$0] }
    let seen = index.seen
    let root = seen.uses(in: [roots])
    var spans = [roots]
    var questions: [Question] = []
    for question in seen.questions {
      let packing = ViewPacking(question.views)
      let uses = seen.uses(in: [question.uses])
      guard packing.isComplete, uses.bytes.isEmpty else { continue }
      spans.append(question.uses)
      questions.append(
        Question(
          views: packing.writer.bytes, viewFiles: packing.files.sorted(),
          enumNames: question.dispatched, casePath: question.path, viewName: question.type,
          places: uses.places.sorted()))
    }
    let flagQuestions = seen.flagQuestions.map { question in
      spans.append(question.uses)
      return FlagQuestion(
        type: question.flag.type, property: question.flag.property,
        isForgotten: question.isForgotten,
        places: seen.uses(in: [question.uses]).places.sorted())
    }
    let rest = seen.uses(outside: spans.sorted { $0.lowerBound < $1.lowerBound })
    // Pages that nothing leads to are not made again.
    let others = lost.graph.screens.values.map(\.uses)
    let restPlaces = others.reduce(into: rest.places) { $0.formUnion($1.places) }
    let restBytes = others.reduce(into: rest.bytes) { $0.formUnion($1.bytes) }
    var reported: Set<String> = []
    var found: [Screen] = []
    for (number, screen) in screens.enumerated() {
      guard let origin = screen.origin, screen.path.question == nil else { continue }
      let isReported =
        index.types[screen.view] != nil && reported.insert(screen.view).inserted
      found.append(
        Screen(screen, origin, number: number, ids: ids, isReported: isReported))
    }
    found += graph.variants.pages.map(Screen.init)
    self.init(
      paths: index.sources.map(\.path), names: NamedFiles(index),
      implementations: index.implementations, texts: texts.texts, screens: found,
      questions: questions, flagQuestions: flagQuestions, mainType: index.mainType,
      rootPlaces: root.places.sorted(),
      rootBytes: root.bytes.sorted(), restPlaces: restPlaces.sorted(),
      restBytes: restBytes.sorted(), otherViews: lost.otherViews)
  }
}

extension ScanMemory.Screen {
  fileprivate init(
    _ screen: GraphBuilder.Screen, _ origin: ScreenOrigin, number: Int,
    ids: [ScreenKey: String], isReported: Bool
  ) {
    self.init(
      origin, screen.view, role: screen.key.role,
      links: screen.controlTargets.compactMapValues { ids[$0] },
      code: SceneBuilding.code(of: screen), page: number, isReported: isReported, screen.uses)
  }

  fileprivate init(_ variant: PageVariants.Page) {
    self.init(
      variant.origin, variant.shown.view, role: variant.key.role, links: [:], code: nil, page: nil,
      isReported: false,
      variant.uses)
  }

  private init(
    _ origin: ScreenOrigin, _ view: String, role: ScreenKey.Role, links: [Int: String],
    code: String?, page: Int?,
    isReported: Bool, _ uses: SeenFiles.Uses
  ) {
    let packing = ViewPacking(origin.views + (origin.frame.map { [$0] } ?? []))
    self.init(
      root: origin.root,
      views: packing.isComplete && origin.root == nil ? packing.writer.bytes : nil,
      isFramed: origin.frame != nil, viewFiles: packing.files.sorted(), shownView: view,
      role: role.rawValue, owner: origin.owner,
      name: origin.name, links: links, code: code, page: page, isReported: isReported,
      places: uses.places.sorted(), bytes: uses.bytes.sorted())
    switch origin.subject {
    case .enumCase(let type, let path):
      enumName = type
      casePath = path
    case .view(let type): viewName = type
    case .part: break
    }
  }

  /// What it shows.
  var subject: ScreenKey.Subject {
    if let enumName { return .enumCase(type: enumName, path: casePath ?? "") }
    // Of a part only the view that shows it matters here.
    return viewName.map { .view($0) } ?? .part(of: owner, name: "")
  }
}

extension SourcePlace: Comparable {
  package static func < (first: SourcePlace, second: SourcePlace) -> Bool {
    (first.file, first.offset) < (second.file, second.offset)
  }
}
