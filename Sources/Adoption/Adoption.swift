package import Scenes
package import SymbolGraphs

/// What is added to an app's package.
package struct Adoption {
  /// What was found and left out: a word for the kind, and a text.
  package let findings: [(word: String, text: String)]
  /// The number of screens of the manifest.
  package let count: Int
  /// The number of screens that need a value.
  package let openCount: Int
  /// The files.
  package let files: [AdoptionFile]
  /// The additions to Package.swift.
  package let edit: PackageEdit

  /// Plans the additions, without writing anything.
  ///
  /// - Parameters:
  ///   - package: The package.
  ///   - graphs: The symbol graphs of its modules and of those that it depends on.
  ///   - modules: Modules of other packages whose enums may be used.
  ///   - options: What options say about enums.
  package init(
    of package: AppPackage, graphs: [SymbolGraph], modules: [String], options: AppEnums.Options
  ) throws(AdoptionError) {
    guard let dependency = package.dependency else { throw .noDependency }
    let types = AppTypes(in: graphs, ownModules: package.modules, others: modules)
    let enums = try AppEnums(in: types, options: options)
    let skeleton = ManifestSkeleton(enums, of: package.name, types: types)
    findings =
      enums.summary.map { ($0.role, $0.text) } + enums.lacks.map { ("note", $0) }
      + enums.leftOut.map { ("left out", "\($0)") }
      + skeleton.open.map { ("no value", "\($0.signature): \($0.reason)") }
    count = skeleton.count
    openCount = skeleton.open.count
    files = AdoptionFile.all(manifest: skeleton.code, package: package)
    edit = PackageEdit(package, modules: skeleton.modules, dependency: dependency)
  }

  /// Plans the additions for the screens that a scan of an app's source found.
  ///
  /// - Parameters:
  ///   - package: The package, which need not have the app's code.
  ///   - screens: The screens.
  ///   - app: The name of the app.
  package init(
    of package: AppPackage, scanned screens: [Scene], app: String
  ) throws(AdoptionError) {
    guard let dependency = package.dependency else { throw .noDependency }
    let manifest = ScannedManifest(screens, app: app)
    findings = manifest.leftOut.map {
      ("left out", "\($0): its path cannot be expressed by a tab, routes and sheets")
    }
    count = manifest.count
    openCount = 0
    files = AdoptionFile.all(manifest: manifest.screens, pages: manifest.pages, package: package)
    edit = PackageEdit(package, modules: [], dependency: dependency)
  }
}
