import CommandParsing
import Files
import PlainText
import Scenes

/// Where links to an app's source lead.
struct SourceLinkOption: OptionGroup {
  @Option(
    "source-links", .name("URL"), "links to source lines, with {path} and {line}")
  private var template: String?

  /// The links of a page; nil if places in source have none.
  ///
  /// Without the option they lead to the files of a scanned app, relative to the page.
  ///
  /// - Parameters:
  ///   - page: The file of the page, which may not exist yet.
  ///   - origin: Where the screens come from.
  func links(
    in page: String, to origin: ManifestOption
  ) throws(CommandError) -> SourceLinks? {
    if let template {
      guard let links = SourceLinks(template: template) else {
        throw .usage(
          .invalidValue(
            template, origin: .option($template.spelling),
            problem: .other(
              "it must contain \(SourceLinks.pathMark), such as "
                + "'https://example.com/app/{path}#L{line}'")))
      }
      return links
    }
    guard let app = origin.app.flatMap(FileFacts.realPath) else { return nil }
    guard let folder = Self.folder(of: page) else { return nil }
    let path = ShownPath(folder: folder).text(of: app)
    return path.hasPrefix("/") ? nil : SourceLinks(folder: path)
  }

  /// The absolute path of the folder of a file, without links in the part that exists.
  private static func folder(of file: String) -> String? {
    var names = file.split(separator: "/").dropLast().map(String.init)
    var missing: [String] = []
    while true {
      let path = (file.hasPrefix("/") ? "/" : "./") + names.joined(separator: "/")
      if let real = FileFacts.realPath(path) {
        return ([real == "/" ? "" : real] + missing.reversed()).joined(separator: "/")
      }
      guard let last = names.popLast() else { return nil }
      missing.append(last)
    }
  }
}
