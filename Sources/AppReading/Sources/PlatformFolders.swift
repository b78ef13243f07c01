/// The folders of a project with apps for other platforms than phones, beside one that is for phones.
struct PlatformFolders {
  /// The folders that have such an app, sorted.
  let others: [String]

  init(_ files: [AppContents.File]) {
    let folders = Set(files.compactMap { Self.platformFolder(of: $0.path) })
    guard !folders.isEmpty else {
      others = []
      return
    }
    let apps = files.filter { file in
      let name = file.path.split(separator: "/").last ?? ""
      return (name.contains("App") || name.contains("ain")) && file.isApp
    }
    let owners = apps.map { Self.platformFolder(of: $0.path) }
    others = owners.contains(nil) ? Set(owners.compactMap(\.self)).sorted() : []
  }

  /// The outermost folder of a path that is named after another platform; nil if there is none.
  private static func platformFolder(of path: String) -> String? {
    let parts = path.split(separator: "/").dropLast()
    for (number, part) in parts.enumerated() {
      let isOther = part.split { !$0.isLetter }.contains { word in
        platforms.contains(String(word)) || capitalizedPlatforms.contains(word.lastCapitalizedWord)
      }
      guard isOther else { continue }
      return parts.prefix(number + 1).joined(separator: "/")
    }
    return nil
  }

  private static let platforms: Set<String> = [
    "tvOS", "watchOS", "macOS", "visionOS", "Watch", "TV", "Mac",
  ]
  /// Words at the end of names such as `RecipesMac`.
  private static let capitalizedPlatforms: Set<Substring> = ["Mac", "Watch", "Vision"]
}

extension Substring {
  /// The last word of a name in camel case, `Mac` of `RecipesMac`.
  fileprivate var lastCapitalizedWord: Substring {
    lastIndex(where: \.isUppercase).map { self[$0...] } ?? self
  }
}

extension AppContents.File {
  /// Whether the file has the type that an app begins with.
  fileprivate var isApp: Bool { String(decoding: bytes, as: UTF8.self).contains("@main") }
}
