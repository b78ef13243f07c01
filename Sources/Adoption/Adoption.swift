package import SymbolGraphs

/// What is added to an app's package.
package struct Adoption {
  /// The enums that the manifest uses.
  package let enums: AppEnums
  /// The manifest.
  package let skeleton: ManifestSkeleton
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
    enums = try AppEnums(in: types, options: options)
    skeleton = ManifestSkeleton(enums, of: package.name, types: types)
    files = AdoptionFile.all(manifest: skeleton.code, package: package)
    edit = PackageEdit(package, modules: skeleton.modules, dependency: dependency)
  }
}
