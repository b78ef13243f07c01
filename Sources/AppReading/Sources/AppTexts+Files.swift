/// A file with texts of an app.
struct TextFile {
  /// The path from the app's folder.
  var path: String
  /// The content.
  var bytes: [UInt8]

  /// The path of the file without its language: files that differ in it have the same texts.
  var table: String {
    let parts = path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }
    return parts.joined(separator: "/")
  }

  /// The language by the name of a folder; nil for a file with no language, or with all of them.
  var language: String? {
    path.split(separator: "/").last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }

  /// Whether SwiftUI looks texts up in the file if the source names no other.
  var isStandardTable: Bool { path.split(separator: "/").last?.hasPrefix("Localizable.") == true }
}

extension AppTexts {
  /// Reads the texts in the language of the development.
  ///
  /// If several files have a key, one of `Localizable` counts, and else the first by its path.
  ///
  /// - Parameters:
  ///   - files: The files, sorted by path.
  ///   - developmentLanguage: The language that the app's project names.
  /// - Returns: The texts, and the files that cannot be read.
  static func read(
    _ files: [TextFile], developmentLanguage: String?
  ) -> (texts: AppTexts, unresolved: [ScanReport.Unresolved]) {
    var texts: [String: String] = [:]
    var plainKeys: [String] = []
    var unresolved: [ScanReport.Unresolved] = []
    let chosen = chosen(of: files, preferring: developmentLanguage)
    let own = files.filter { $0.language != nil && $0.language == developmentLanguage }
    let ownTables = Set(own.map(\.table))
    for file in chosen.filter(\.isStandardTable) + chosen.filter({ !$0.isStandardTable }) {
      let (found, keys, problem) = content(of: file)
      // Beside a file in the language of the development, that in English is a translation, too.
      let sources =
        [developmentLanguage, "Base", nil] + (ownTables.contains(file.table) ? [] : ["en"])
      let isTranslation = !sources.contains(file.language)
      texts.merge(found.filter { !isTranslation || !$0.key.isSourceText }) { first, _ in first }
      plainKeys += keys
      if let (line, reason) = problem {
        let at = line.map { "\(file.path):\($0)" } ?? file.path
        unresolved.append(.init(at: at, what: .file, name: file.path, reason: reason))
      }
    }
    texts.merge(plainKeys.map { ($0, $0) }) { first, _ in first }
    return (AppTexts(texts: texts), unresolved)
  }

  /// The files in the languages that count: of each table the best one first, then those that may complete it.
  private static func chosen(of files: [TextFile], preferring language: String?) -> [TextFile] {
    let preferred = [language, "Base", "en"].compactMap(\.self)
    let tables = Dictionary(grouping: files.indices) { files[$0].table }
    func rank(_ index: Int) -> Int? {
      guard let name = files[index].language else {
        // A catalog has all languages, a file beside those of languages may have any.
        return files[index].path.hasSuffix(".xcstrings") ? 0 : preferred.count
      }
      return preferred.firstIndex(of: name)
    }
    let chosen = files.indices.filter { index in
      if rank(index) != nil { return true }
      // A language that nothing prefers counts only if no other file has the table.
      let others = tables[files[index].table, default: []]
      return others.first == index && others.allSatisfy { rank($0) == nil }
    }
    let ranked = chosen.sorted { (rank($0) ?? 0, $0) < (rank($1) ?? 0, $1) }
    return ranked.map { files[$0] }
  }

  /// The texts of a file, the keys that are their own texts, and what cannot be read of it, with its line if only a part
  /// cannot.
  private static func content(
    of file: TextFile
  ) -> (texts: [String: String], keys: [String], problem: (line: Int?, reason: String)?) {
    if file.path.hasSuffix(".xcstrings") {
      guard let catalog = StringCatalog(file.bytes) else {
        return ([:], [], (nil, "it is no string catalog"))
      }
      return (catalog.texts, catalog.entries.map(\.key), nil)
    }
    if file.path.hasSuffix(".stringsdict") {
      guard let dictionary = StringsDictionary(file.bytes) else {
        return ([:], [], (nil, "it is no property list of texts"))
      }
      return (dictionary.texts, [], nil)
    }
    let strings = StringsFile(file.bytes)
    let problem = strings.damagedLines.first.map { line in
      (line: Optional(line), reason: "this line is no \"key\" = \"text\";")
    }
    return (strings.texts, [], problem)
  }
}

extension String {
  /// Whether a key is the text itself, as `Done` and `Loading...`, and no name as `cart.title`.
  fileprivate var isSourceText: Bool {
    if contains(" ") { return true }
    let words = split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
    let isName =
      words.count > 1
      && words.allSatisfy { $0.first?.isLetter == true || $0.first?.isNumber == true }
    return first?.isUppercase == true && !isName
  }
}
