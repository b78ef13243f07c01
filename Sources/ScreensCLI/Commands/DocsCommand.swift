import DocsSite
import Harness
import PlainText
import Scenes
import Wireframes

/// Writes the documentation of an app, or tells what is out of date in it.
struct DocsCommand {
  let source: SceneSource

  func run(
    _ invocation: Invocation, _ session: Tool.Session
  ) async throws(CommandError) -> ExitCode {
    let settings = invocation.settings
    try checkOptions(settings.documents)
    if settings.documents.checksReferences {
      return try ReferencesCommand(ids: source.ids).run(invocation, session)
    }
    try check(invocation)
    guard let output = settings.picture else { throw .usage(.missingFolder(.docs)) }
    let selected = Set(try Selection(of: invocation).ids(of: source.ids))
    let (scenes, problems) = await scenes()
    for problem in problems where selected.contains(problem.id) {
      session.complain(VisibleText.line(problem.text))
    }
    let chosen = scenes.filter { selected.contains($0.id) }
    let code: ExitCode
    do {
      code =
        settings.documents.writesImages
        ? try await writeImages(of: chosen, among: scenes, output, settings, session)
        : try await writeSite(about: chosen, output, settings, session)
    } catch let error as CommandError {
      throw error
    } catch {
      throw .work("\(error)")
    }
    let isWhole = !problems.contains { selected.contains($0.id) }
    return isWhole || code == .interrupted ? code : .failed
  }

  /// Refuses what would do nothing in the kind of documents that is asked for.
  private func checkOptions(_ documents: DocumentSettings) throws(CommandError) {
    let kinds: [(option: Option, isGiven: Bool)] = [
      (.references, documents.checksReferences), (.images, documents.writesImages),
      (.withCoverage, documents.showsCoverage),
    ]
    let given = kinds.filter(\.isGiven).map(\.option.spelling)
    if given.count > 1 { throw .usage(.contradictoryOption(given[1], with: given[0])) }
    let ofSteps: [(kind: ImageOptions.Kind, option: Option, ids: [String])] = [
      (.storyboards, .storyboard, documents.storyboards),
      (.filmstrips, .filmstrip, documents.filmstrips),
    ]
    for (kind, option, ids) in ofSteps {
      if !documents.writesImages, !ids.isEmpty {
        throw .usage(.dependentOption(option.spelling, on: Option.images.spelling))
      }
      if documents.writesImages, documents.kinds.contains(kind), ids.isEmpty {
        let asked = "\(Option.imageKind.spelling) \(kind.rawValue)"
        throw .usage(.missingScreen(of: asked, namedBy: "\(option.spelling) SCREEN"))
      }
    }
  }

  private func check(_ invocation: Invocation) throws(CommandError) {
    let documents = invocation.settings.documents
    if let operand = invocation.operands.first {
      throw .usage(.unexpectedOperand(operand, verb: .docs))
    }
    for id in documents.storyboards + documents.filmstrips where !source.ids.contains(id) {
      throw .usage(.unknownScreen(id, nearest: id.nearest(in: source.ids)))
    }
  }

  private func writeSite(
    about scenes: [Scene], _ output: String, _ settings: Settings, _ session: Tool.Session
  ) async throws -> ExitCode {
    warn(about: scenes.count, settings, session)
    let name = settings.documents.title ?? source.name
    let options = SiteOptions(showsFrame: settings.showsFrame, scale: settings.scale)
    let site = try Site(
      name: name, scenes: scenes, options: options,
      map: SiteMap(of: name, scenes, options: options),
      findings: await findings(about: scenes, settings, session))
    let folder = DocumentFolder(path: output, listName: ".screens-site", isShared: false)
    return try await DocumentWork(site, in: folder, settings: settings, session: session).run()
  }

  /// Tells of what a site of so many screens goes without, and of settings that do nothing here; they may
  /// be meant for other verbs, and come from a file.
  private func warn(about screens: Int, _ settings: Settings, _ session: Tool.Session) {
    if settings.isQuiet { return }
    for sentence in SiteLimits(screens: screens).sentences { session.complain(sentence) }
    if settings.scheme != .light {
      session.complain(
        "the site is light or dark as its reader's system is, whatever '--scheme' says")
    }
    if !settings.symbolGraphs.isEmpty, !settings.documents.showsCoverage {
      session.complain("'--symbol-graph' tells the site nothing without '--coverage'")
    }
  }

  /// What an audit finds in the screens of the site, and with `--coverage` what no screen shows.
  private func findings(
    about scenes: [Scene], _ settings: Settings, _ session: Tool.Session
  ) async throws(CommandError) -> [SiteFindings] {
    let ids = Set(scenes.map(\.id))
    let findings = await source.audit(maxDepth: nil).filter { finding in
      finding.screens.isEmpty || finding.screens.contains(where: ids.contains)
    }
    // One that found nothing is told of too: else nobody would know that there was one.
    var found = [SiteFindings(Audit(findings: findings, screens: scenes.count, isStrict: false))]
    if settings.documents.showsCoverage {
      let search = CoverageSearch(source: source, session: session)
      found.append(SiteFindings(try await search.coverage(settings)))
    }
    return found
  }

  private func writeImages(
    of scenes: [Scene], among all: [Scene], _ output: String, _ settings: Settings,
    _ session: Tool.Session
  ) async throws -> ExitCode {
    let documents = settings.documents
    let images = try ImageSet(
      of: scenes, among: all,
      options: ImageOptions(
        wireframe: settings.wireframe, scale: settings.scale, columns: documents.columns,
        storyboards: documents.storyboards, filmstrips: documents.filmstrips,
        kinds: Set(documents.kinds.isEmpty ? ImageOptions.Kind.allCases : documents.kinds)))
    // Light and dark images lie beside each other, and a run over one leaves the other alone.
    let list = settings.scheme == .dark ? ".screens-images~dark" : ".screens-images"
    let folder = DocumentFolder(path: output, listName: list, isShared: true)
    let code = try await DocumentWork(images, in: folder, settings: settings, session: session)
      .run()
    if code == .success, !settings.onlyChecks, !settings.isQuiet {
      let shown = session.shown(folder.path)
      let lines = images.images.map {
        ImageSnippet($0, in: shown).text(documents.snippets) + "\n"
      }
      try session.write(lines.joined())
    }
    return code
  }

  /// All screens, since the way to one leads over others, and why some are not reached.
  @MainActor
  private func scenes() -> (scenes: [Scene], problems: [(id: String, text: String)]) {
    var scenes: [Scene] = []
    var problems: [(id: String, text: String)] = []
    for (id, scene) in source.scenes(where: { _ in true }) {
      switch scene {
      case .success(let scene): scenes.append(scene)
      case .failure(let error):
        problems.append((id, "'\(id)' is not reached: \(error.explanation)"))
      }
    }
    return (scenes, problems)
  }
}
