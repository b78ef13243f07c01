import Adoption
import CommandParsing
import Files
import SymbolGraphs

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Adds a tool, a manifest, a test and a CI workflow to an app's package.
struct InitCommand: ScreensCommand {
  static let name = "init"
  static let summary = "add a tool, a manifest and a test to a package"
  static let details = """
    Run it in the folder of an app's Package.swift that depends on this package.
    Writes a manifest with a screen for each case of the app's tabs, routes and
    sheets, a tool, a test and a GitHub workflow. Adds the targets to Package.swift
    and the folder of run results to '.gitignore'. The compiler lists the cases; a
    comment lists the screens whose values cannot be guessed.

    Does not change a file that already exists; the exit code is then 1.
    """
  static let examples = [
    Example("--dry-run", meaning: "show what would be added"),
    Example("--route", "Page", meaning: "use the cases of Page as routes"),
  ]

  @Option(
    "module", .text("NAME"), reach: .commandLine, "a module with the enums (default: all)")
  private var modules: [String]
  @Option("tab", .text("TYPE"), reach: .commandLine, "the enum of tabs (default: …Tab)")
  private var tab: String?
  @Option(
    "route", .text("TYPE"), reach: .commandLine,
    "the enum of routes (default: …Route, …Destination)")
  private var route: String?
  @Option("sheet", .text("TYPE"), reach: .commandLine, "the enum of sheets (default: …Sheet)")
  private var sheet: String?
  @Flag("dry-run", reach: .commandLine, "only show what would be written")
  private var isDryRun = false
  private let symbolGraphs = SymbolGraphOption()

  func run(_ session: Tool.Session) throws(CommandError) -> ExitCode {
    do {
      let tools = try PackageTools(variables: session.environment.variables)
      defer { tools.clean() }
      return try adopt(tools, session)
    } catch let error as CommandError {
      throw error
    } catch {
      throw .work("\(error)")
    }
  }

  private func adopt(_ tools: PackageTools, _ session: Tool.Session) throws -> ExitCode {
    let package = try tools.package()
    guard let dependency = package.dependency else { throw AdoptionError.noDependency }
    let modules = self.modules.isEmpty ? package.modules : self.modules
    let graphs =
      symbolGraphs.paths.isEmpty
      ? try tools.graphs(of: modules) : try SymbolGraphFiles(paths: symbolGraphs.paths).graphs()
    let all = AppEnum.all(in: graphs.filter { modules.contains($0.module) })
    let enums = try AppEnums(among: all, named: names)
    let skeleton = ManifestSkeleton(enums, of: package.name, fixture: Fixture(of: all))
    let files = AdoptionFile.all(manifest: skeleton.code, package: package)
    let edit = PackageEdit(package, modules: enums.modules, dependency: dependency)
    guard !isDryRun else {
      try session.write(files.map { "--- \($0.path)\n\($0.text)" }.joined(separator: "\n"))
      if !edit.lines.isEmpty { try session.write("\n--- Package.swift, targets:\n\(edit.lines)") }
      if try ignoreList().addition != nil {
        try session.write("\n--- \(IgnoreList.path), one more line:\n\(IgnoreList.line)\n")
      }
      return .success
    }
    let left = try write(files, session)
    let (ignored, addition) = try ignoreList()
    if let addition {
      try WholeFile.write(ignored + addition.utf8, to: IgnoreList.path)
      try session.write("edited   \(IgnoreList.path)\n")
    }
    try apply(edit, tools, session)
    try printSummary(skeleton, package, session)
    return left == 0 ? .success : .different
  }

  /// The names of the app's tab, route and sheet enums; by default they are found by their suffixes.
  private var names: [AppEnums.Role: String] {
    [AppEnums.Role.tab: tab, .route: route, .sheet: sheet].compactMapValues(\.self)
  }

  /// The content of '.gitignore', and the text to append.
  private func ignoreList() throws(FileError) -> (bytes: [UInt8], addition: String?) {
    let bytes = try WholeFile.read(IgnoreList.path) ?? []
    return (bytes, IgnoreList.addition(to: String(decoding: bytes, as: UTF8.self)))
  }

  /// Writes the files that do not exist yet.
  ///
  /// - Returns: The number of existing files.
  private func write(_ files: [AdoptionFile], _ session: Tool.Session) throws -> Int {
    var left = 0
    for file in files {
      guard !FileManager.default.fileExists(atPath: file.path) else {
        left += 1
        try session.write("kept     \(file.path), which already exists\n")
        continue
      }
      try WholeFile.makeFolder(above: file.path)
      try WholeFile.write(Array(file.text.utf8), to: file.path)
      try session.write("wrote    \(file.path)\n")
    }
    return left
  }

  private func apply(
    _ edit: PackageEdit, _ tools: PackageTools, _ session: Tool.Session
  ) throws {
    for command in edit.commands where try !tools.edit(command) {
      try session.write(
        "\nadd these targets to Package.swift:\n\n\(edit.lines)")
      return
    }
    try session.write("\(edit.commands.isEmpty ? "kept    " : "edited  ") Package.swift\n")
  }

  private func printSummary(
    _ skeleton: ManifestSkeleton, _ package: AppPackage, _ session: Tool.Session
  ) throws(CommandError) {
    let open =
      skeleton.openCount == 0
      ? ""
      : "; \(skeleton.openCount) more need\(skeleton.openCount == 1 ? "s" : "") a value, "
        + "see the end of the manifest"
    try session.write(
      """

      \(skeleton.count) screens\(open)
      next: swift run \(AdoptionFile.tool) render-all

      """)
    if !package.runsOnMacs {
      try session.write("on a Mac, Package.swift needs: platforms: [.macOS(.v14)]\n")
    }
  }
}
