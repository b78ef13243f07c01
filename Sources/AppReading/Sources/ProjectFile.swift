/// What a scan reads of an Xcode project.
enum ProjectFile {
  /// The language that the texts of a project are developed in; nil if the project does not say.
  static func developmentLanguage(_ bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let range = text.firstRange(of: "developmentRegion = ") else { return nil }
    let word = text[range.upperBound...].prefix { $0 != ";" && $0 != "\n" }
    let language = word.filter { $0 != "\"" }
    return language.isEmpty ? nil : language
  }
}
