/// The folders of a project with apps for other platforms than phones, beside one that is for phones.
struct PlatformFolders {
  /// The folders that have such an app, sorted.
  let others: [String]

  init(_ files: [AppContents.File]) {
    guard files.contains(where: { Self.platformFolder(of: $0.path) { _ in true } != nil }) else {
      others = []
      return
    }
    let apps = files.filter { file in
      let name = file.path.split(separator: "/").last ?? ""
      return (name.includes("App") || name.includes("ain")) && file.isApp
    }
    let names = Set(apps.flatMap { $0.path.split(separator: "/").dropLast() })
    let owners = apps.map { app in
      Self.platformFolder(of: app.path) { names.contains($0) || names.contains($0 + "iOS") }
    }
    others = owners.contains(nil) ? Set(owners.compactMap(\.self)).sorted() : []
  }

  /// The outermost folder of a path that is named after another platform; nil if there is none.
  ///
  /// - Parameter isApp: Whether an app for phones has a name, so that `RecipesMac` beside `Recipes` or `RecipesiOS` is an app
  ///   for another platform, and `StopWatch` is not.
  private static func platformFolder(
    of path: String, beside isApp: (Substring) -> Bool
  ) -> String? {
    let parts = path.split(separator: "/").dropLast()
    for (number, part) in parts.enumerated() {
      let isOther =
        part.split { !$0.isLetter }.contains {
          platforms.contains(String($0.hasSuffix("App") ? $0.dropLast(3) : $0))
        }
        || platforms.contains { part.hasSuffix($0) && isApp(part.dropLast($0.count)) }
      guard isOther else { continue }
      return parts.prefix(number + 1).joined(separator: "/")
    }
    return nil
  }

  private static let platforms: Set<String> = [
    "tvOS", "watchOS", "macOS", "visionOS", "Watch", "TV", "Mac", "Vision",
  ]
}

extension AppContents.File {
  /// Whether the file has the type that an app begins with.
  fileprivate var isApp: Bool { bytes[...].includes("@main") }
}
