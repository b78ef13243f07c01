/// The additions to an app's Package.swift.
package struct PackageEdit: Equatable {
  /// A new target.
  struct Target: Equatable {
    /// The function that makes it.
    var kind: String
    var name: String
    /// The code of its dependencies.
    var dependencies: [String]
  }

  /// The new targets.
  var targets: [Target] = []
  /// The code of new dependencies of targets that exist, by the names of these.
  var dependencies: [String: [String]] = [:]

  /// Finds what is missing in a package.
  ///
  /// - Parameters:
  ///   - package: The package.
  ///   - modules: The modules that the manifest uses.
  ///   - dependency: The name by which the package depends on this package.
  package init(_ package: AppPackage, modules: [String], dependency: String) {
    let own = ["Manifest", "ScreensCLI"].map { TargetDependency(name: $0, package: dependency) }
    // A module of another package is found without a declared dependency, too, if the app depends on it.
    let needed = modules.compactMap(package.dependency(on:)) + own
    let tool = AdoptionFile.tool
    if let known = package.targets[tool] {
      let names = Set(known.map(\.name))
      let missing = needed.filter { !names.contains($0.name) }
      if !missing.isEmpty { dependencies[tool] = missing.map(\.code) }
    } else {
      targets.append(
        Target(kind: "executableTarget", name: tool, dependencies: needed.map(\.code)))
    }
    if package.targets[AdoptionFile.tests] == nil {
      let testing = TargetDependency(name: "ScreensTesting", package: dependency)
      targets.append(
        Target(
          kind: "testTarget", name: AdoptionFile.tests,
          dependencies: [tool.debugDescription, testing.code]))
    }
  }

  /// Whether nothing is missing.
  package var isEmpty: Bool { targets.isEmpty && dependencies.isEmpty }

  /// Whether a package has all of it.
  package func isPart(of package: AppPackage) -> Bool {
    targets.allSatisfy { package.targets[$0.name]?.map(\.code) == $0.dependencies }
      && dependencies.allSatisfy { target, codes in
        Set(codes).isSubset(of: package.targets[target]?.map(\.code) ?? [])
      }
  }

  /// The code to paste if the file cannot be edited.
  package var lines: String {
    let style = CodeStyle()
    return targets.map { style.code(of: $0, indentation: "") + ",\n" }.joined()
      + dependencies.sorted { $0.key < $1.key }.map { target, codes in
        "// more dependencies of \(target):\n" + codes.map { "\($0),\n" }.joined()
      }.joined()
  }

  /// The file with the additions; nil if its targets are not a plain list.
  package func applied(to text: String) -> String? {
    var source = PackageSource(text)
    for (target, codes) in dependencies.sorted(by: { $0.key < $1.key }) {
      for code in codes {
        guard source.addDependency(code, to: target) else { return nil }
      }
    }
    for target in targets {
      guard source.add(target) else { return nil }
    }
    return source.text
  }
}
