import CommandParsing
import DocsSite
import Harness
import PlainText
import Scenes
import Wireframes

/// Writes the documentation of an app, or checks whether it is up to date.
struct DocsCommand: ScreensCommand {
  static let name = "docs"
  static let summary = "write a documentation site, or images"
  static let details = """
    Writes a site that needs no server and no network; its front page is
    'index.html'. The site lists the audit's findings and, with '--coverage', the
    enum cases that no screen shows. '--variants' or options such as '--device' add
    a choice of variants to the page of each screen, and a table of the texts that
    are cut or not translated in them. '--locale de' alone writes the texts and
    pictures of the whole site, or of the images, in German. Large sites have
    fewer pictures: over 250 screens there is no map on the front page, and over
    500 there are no dark pictures.

    '--images' writes pictures for documents instead: '<id>.png' for each screen,
    'contact-sheet.png' with all of them, 'storyboard-<id>.png' for each
    '--storyboard', and the animation 'filmstrip-<id>.png' for each '--filmstrip'.
    '--matrix' adds 'matrix-<id>.png', each screen in all variants given by
    '--variants' or options such as '--device' (see '<tool> help verify').
    '--kind' selects some of these: screens, sheet, storyboards, filmstrips, matrix.
    Prints lines to paste into a document. Removes only files that it wrote itself.

    '--check' writes nothing and exits with 1 if a file is out of date.
    '--references' takes Markdown and DocC files and lists the screens and images
    that do not exist.
    """
  static let examples = [
    Example("-o", "site", meaning: "a site with a page for each screen"),
    Example(
      "--images", "--storyboard", "settings", "-o", "images", meaning: "pictures for documents"),
    Example(
      "--images", "--matrix", "--device", "phone,pad-11", "-o", "images",
      meaning: "also each screen on both devices"),
    Example("--check", "-o", "site", meaning: "check whether the site is up to date"),
  ]

  @Operands(
    "document", .text("FILE", .files), count: 0...(.max),
    remedy: "name the Markdown or DocC files to check")
  private var documents: [String]
  private let selection = SelectionOptions()
  /// Only on the command line: the environment variable of this name is the output folder of runs.
  @Option("output", letter: "o", .folder, reach: .commandLine, "the folder to write into")
  private var output: String?
  private let check = CheckOption()
  private let name = TitleOption()
  @Flag("coverage", reach: .commandLine, "list the enum cases that no screen shows")
  private var showsCoverage = false
  @Flag("images", reach: .commandLine, "write images for documents instead of a site")
  private var writesImages = false
  private let images = ImageChoice()
  @Flag("references", reach: .commandLine, "check documents; write nothing")
  private var checksReferences = false
  private let symbolGraphs = SymbolGraphOption()
  private let sourceLinks = SourceLinkOption()
  private let jobs = JobsOption()
  private let drawing = DrawingOptions()

  // Not on the main actor, which drawing would block.
  nonisolated func run(_ session: Tool.Session) async throws(CommandError) -> ExitCode {
    let source = try await selection.manifest.source(session)
    try checkOptions()
    if checksReferences { return try checkReferences(to: source.ids, session) }
    try checkWords(source.ids)
    guard let output else {
      throw .usage(
        .missing(
          "folder to write into", of: Self.name, remedy: "name one with '-o DIR'"))
    }
    let selected = Set(try selection.selection().ids(of: source.ids))
    let language = images.hasMatrix ? nil : try drawing.variants.onlyLanguage(session, of: source)
    let (found, problems) = await scenes(of: source)
    let scenes = found.map { scene in
      language.map { $0.variant.scene(scene, $0.translations) } ?? scene
    }
    for problem in problems where selected.contains(problem.id) {
      session.warn(VisibleText.line(problem.text))
    }
    let chosen = scenes.filter { selected.contains($0.id) }
    let code: ExitCode
    do {
      code =
        writesImages
        ? try await writeImages(
          of: chosen, among: scenes, from: source, in: language?.variant, output, session)
        : try await writeSite(
          about: chosen, of: source, in: language?.variant, output, session)
    } catch let error as CommandError {
      throw error
    } catch {
      throw .work("\(error)")
    }
    let isWhole = !problems.contains { selected.contains($0.id) }
    return isWhole || code == .interrupted ? code : .failed
  }

  /// Refuses options that have no effect on the requested kind of documents.
  private func checkOptions() throws(CommandError) {
    let modes: [(option: OptionDeclaration, isGiven: Bool)] = [
      ($checksReferences, checksReferences), ($writesImages, writesImages),
      ($showsCoverage, showsCoverage),
    ]
    let given = modes.filter(\.isGiven).map(\.option.spelling)
    if given.count > 1 { throw .usage(.contradictoryOption(given[1], with: given[0])) }
    try images.check(isUsed: writesImages, by: $writesImages.spelling, drawing.variants)
  }

  private func checkWords(_ ids: [String]) throws(CommandError) {
    if let document = documents.first {
      throw .usage(.unexpectedOperand(document, command: Self.name))
    }
    try images.checkScreens(ids)
  }

  /// The map of the site; nil with a warning if it is too large.
  private func map(
    of name: String, _ scenes: [Scene], _ options: SiteOptions, _ links: SourceLinks?,
    _ session: Tool.Session
  ) -> SiteMap? {
    do {
      try SiteMap.check(scenes)
    } catch {
      session.warn("the site has no map: \(error)")
      return nil
    }
    return SiteMap(of: name, scenes, options: options, sourceLinks: links)
  }

  private func writeSite(
    about scenes: [Scene], of source: SceneSource, in language: Variant?, _ output: String,
    _ session: Tool.Session
  ) async throws -> ExitCode {
    warn(about: scenes.count, session)
    let name = self.name.title ?? source.name
    let options = SiteOptions(
      locale: language?.locale, showsFrame: drawing.showsFrame, scale: drawing.scale)
    let links = try sourceLinks.links(
      in: output + "/index.html", to: selection.manifest.origin)
    let plan =
      drawing.variants.isGivenBesideScheme
      ? try drawing.variants.plan(session, of: source) : nil
    let site = try Site(
      name: name, scenes: scenes, options: options,
      map: map(of: name, scenes, options, links, session),
      findings: await findings(about: scenes, of: source, in: plan, session), sourceLinks: links,
      variants: language == nil ? plan?.ofDocuments ?? DocumentVariants() : DocumentVariants())
    let folder = DocumentFolder(
      path: output, listName: Self.siteList, otherLists: Self.imageLists, isShared: false,
      app: source.name)
    return try await work(site, in: folder, session).run()
  }

  /// Warns about limits of large sites, and about settings without an effect.
  ///
  /// They are not errors, because they
  /// may come from the configuration file for other verbs.
  private func warn(about screens: Int, _ session: Tool.Session) {
    if session.isQuiet { return }
    for sentence in SiteLimits(screens: screens).sentences { session.warn(sentence) }
    if drawing.scheme != .light, !drawing.variants.isGivenBesideScheme {
      session.warn(
        "'--scheme' has no effect on the site, which follows the reader's system")
    }
    if !symbolGraphs.paths.isEmpty, !showsCoverage {
      session.warn("'--symbol-graph' has no effect on the site without '--coverage'")
    }
  }

  /// The audit's findings about the screens of the site and, with `--coverage`, the coverage.
  private func findings(
    about scenes: [Scene], of source: SceneSource, in plan: VariantPlan?,
    _ session: Tool.Session
  ) async throws(CommandError) -> [SiteFindings] {
    let ids = Set(scenes.map(\.id))
    let findings = await source.audit(maxDepth: nil).filter { finding in
      finding.screens.isEmpty || finding.screens.contains(where: ids.contains)
    }
    // An audit without findings is shown, too, so that readers know about it.
    var found = [SiteFindings(Audit(findings: findings, screens: scenes.count, isStrict: false))]
    if let plan {
      let rules: Set<AuditRule> = [.textFit, .missingTranslation]
      let misfits = await source.audit(
        maxDepth: nil, variants: plan.variants, translations: plan.translations
      ).filter { rules.contains($0.rule) }
      found.append(SiteFindings(texts: misfits, variants: plan.variants.count))
    }
    if showsCoverage {
      let search = CoverageSearch(source: source, session: session)
      found.append(
        SiteFindings(try await search.coverage(symbolGraphs: symbolGraphs.paths)))
    }
    return found
  }

  /// The names of the lists of written files.
  private static let siteList = ".screens-site"
  /// Those of light and of dark images.
  private static let imageLists = [".screens-images", ".screens-images~dark"]

  private func writeImages(
    of scenes: [Scene], among all: [Scene], from source: SceneSource, in language: Variant?,
    _ output: String, _ session: Tool.Session
  ) async throws -> ExitCode {
    var options = self.images.options(drawing)
    if let language {
      options.wireframe.variant.locale = language.locale
      options.wireframe.variant.direction = language.direction
    }
    let images = try ImageSet(
      of: scenes, among: all, options: options,
      variants: language == nil
        ? try matrixVariants(of: scenes, from: source, session) : DocumentVariants())
    // Light and dark images share a folder, and each run keeps the images of the other scheme.
    let index = drawing.scheme == .dark ? 1 : 0
    let folder = DocumentFolder(
      path: output, listName: Self.imageLists[index],
      otherLists: [Self.imageLists[1 - index], Self.siteList], isShared: true, app: source.name)
    let code = try await work(images, in: folder, session).run()
    if code == .success, !check.isOn, !session.isQuiet {
      let shown = session.shown(folder.path)
      let lines = images.images.map {
        ImageSnippet($0, in: shown).text(self.images.snippets) + "\n"
      }
      try session.write(lines.joined())
    }
    return code
  }

  /// The variants of the matrices; none without matrices.
  private func matrixVariants(
    of scenes: [Scene], from source: SceneSource, _ session: Tool.Session
  ) throws(CommandError) -> DocumentVariants {
    guard images.hasMatrix else {
      if drawing.variants.isGivenBesideScheme, !session.isQuiet {
        session.warn("variants have no effect on images without '--matrix'")
      }
      return DocumentVariants()
    }
    let variants = try drawing.variants.plan(session, of: source).ofDocuments
    if !scenes.isEmpty, scenes.allSatisfy({ variants.variants(of: $0.id).isEmpty }) {
      throw .variants("no selected screen is in the set of variants")
    }
    return variants
  }

  private func work<Documents>(
    _ documents: Documents, in folder: DocumentFolder, _ session: Tool.Session
  ) -> DocumentWork<Documents> {
    DocumentWork(
      documents, in: folder, onlyChecks: check.isOn, workers: jobs.workers(session),
      session: session)
  }

  /// Lists the screens and images in documents that do not exist.
  private func checkReferences(
    to ids: [String], _ session: Tool.Session
  ) throws(CommandError) -> ExitCode {
    guard !documents.isEmpty else {
      throw .usage(.missing($documents.name, of: Self.name, remedy: $documents.remedy))
    }
    return try ReferencesWork(ids: ids, documents: documents, session: session).run()
  }

  /// All screens, because the path to one leads over others, and the errors of unreached ones.
  @MainActor
  private func scenes(
    of source: SceneSource
  ) async -> (scenes: [Scene], problems: [(id: String, text: String)]) {
    var scenes: [Scene] = []
    var problems: [(id: String, text: String)] = []
    for (id, scene) in await source.scenes(where: { _ in true }) {
      switch scene {
      case .success(let scene): scenes.append(scene)
      case .failure(let error):
        problems.append((id, "'\(id)' is not reached: \(error.explanation)"))
      }
    }
    return (scenes, problems)
  }
}
