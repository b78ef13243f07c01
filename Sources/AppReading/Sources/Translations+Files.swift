import Files
package import Scenes

extension Translations {
  /// Reads the texts of an app in all its languages.
  ///
  /// - Parameters:
  ///   - folders: Folders and files; of a folder all catalogs in it count.
  ///   - shown: The path as messages show it.
  /// - Returns: The translations, and the files that cannot be read, with the reason.
  /// - Throws: ``ScanError`` if a folder cannot be listed.
  package static func read(
    _ folders: [String], shown: (String) -> String
  ) throws(ScanError) -> (translations: Translations, problems: [String]) {
    var files: [TextFile] = []
    var problems: [String] = []
    var language: String?
    func add(_ path: String) {
      do throws(FileError) {
        if let bytes = try WholeFile.read(path) {
          files.append(TextFile(path: shown(path), bytes: bytes))
        } else {
          problems.append("there is no file '\(shown(path))'")
        }
      } catch {
        problems.append("cannot read '\(shown(path))': \(error.reason)")
      }
    }
    for folder in folders {
      guard !folder.hasTextExtension else {
        add(folder)
        continue
      }
      let listing = try SourceFolder(folder)
      for file in listing.textFiles { add(folder == "." ? file : "\(folder)/\(file)") }
      let projects =
        listing.projectFiles.prefix(1) + listing.swiftFiles.filter(ProjectFile.mayBeOfTuist)
      for project in projects where language == nil {
        language = (try? WholeFile.read("\(folder)/\(project)"))
          .flatMap(ProjectFile.developmentLanguage)
      }
    }
    let tables = CatalogTables(files, developmentLanguage: language)
    problems += tables.unreadable.map { "'\($0)' is no catalog of texts" }
    return (tables.translations, problems)
  }
}

extension String {
  fileprivate var hasTextExtension: Bool {
    [".xcstrings", ".strings", ".stringsdict"].contains { hasSuffix($0) }
  }
}

/// The entries of catalogs: files that differ only in their language are one.
struct CatalogTables {
  let translations: Translations
  /// The paths of the files that are no catalogs.
  private(set) var unreadable: [String] = []

  init(_ files: [TextFile], developmentLanguage: String?) {
    var catalogs: [(file: TextFile, catalog: StringCatalog)] = []
    var separate: [(file: TextFile, language: String, texts: [String: TextForms])] = []
    for file in files {
      if file.path.hasSuffix(".xcstrings") {
        guard let catalog = StringCatalog(file.bytes) else {
          unreadable.append(file.path)
          continue
        }
        catalogs.append((file, catalog))
      } else if let texts = Self.texts(of: file) {
        separate.append((file, file.language ?? "Base", texts))
      } else {
        unreadable.append(file.path)
      }
    }
    let names = Set(separate.map(\.language))
    let source =
      catalogs.first?.catalog.sourceLanguage ?? developmentLanguage
      ?? (names.contains("en") || names.contains("Base") ? "en" : names.min() ?? "en")
    var entries = catalogs.flatMap { file, catalog in
      catalog.entries.map { entry in
        Translations.Entry(
          key: entry.key, file: file.path,
          texts: Dictionary(
            entry.texts.map { (Self.tag($0.key), $0.value) }, uniquingKeysWith: { $1 }),
          isSameInAll: entry.isSameInAll)
      }
    }
    entries += Self.entries(of: separate, source: source)
    // What SwiftUI looks up without a table's name comes first.
    let standard = entries.filter { Self.isStandard($0.file) }
    translations = Translations(
      standard + entries.filter { !Self.isStandard($0.file) }, sourceLanguage: Self.tag(source))
  }

  private static func isStandard(_ path: String) -> Bool {
    path.split(separator: "/").last?.hasPrefix("Localizable.") == true
  }

  /// The usual form of a language's name.
  private static func tag(_ name: String) -> String { LanguageTag(name)?.name ?? name }

  /// The entries of files with one language each.
  private static func entries(
    of files: [(file: TextFile, language: String, texts: [String: TextForms])], source: String
  ) -> [Translations.Entry] {
    var order: [String] = []
    var found: [String: Translations.Entry] = [:]
    // The plural forms of a dictionary win over the same key in a plain file, and a file of the source language over one
    // of no language.
    let sorted = [true, false].flatMap { isDictionary in
      let ofKind = files.filter { $0.file.path.hasSuffix(".stringsdict") == isDictionary }
      return ofKind.filter { $0.language != "Base" } + ofKind.filter { $0.language == "Base" }
    }
    for (file, language, texts) in sorted {
      let tag = tag(language == "Base" ? source : language)
      for key in texts.keys.sorted() {
        let table = file.table.split(separator: ".").dropLast().joined(separator: ".")
        let name = "\(table)\u{0}\(key)"
        if found[name] == nil {
          order.append(name)
          found[name] = Translations.Entry(key: key, file: file.path, texts: [:])
        }
        if tag == Self.tag(source) { found[name]?.file = file.path }
        if found[name]?.texts[tag] == nil { found[name]?.texts[tag] = texts[key] }
      }
    }
    return order.compactMap { found[$0] }
  }

  /// The texts of a file with one language; nil if it is none.
  private static func texts(of file: TextFile) -> [String: TextForms]? {
    if file.path.hasSuffix(".stringsdict") { return StringsDictionary(file.bytes)?.forms }
    let strings = StringsFile(file.bytes)
    if strings.texts.isEmpty, !strings.damagedLines.isEmpty { return nil }
    return strings.texts.mapValues { TextForms(.text($0)) }
  }
}
