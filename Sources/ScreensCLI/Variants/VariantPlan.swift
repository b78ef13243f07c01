import AppReading
import CommandParsing
import DocsSite
import Harness
import PlainText
import Scenes
import Wireframes

/// The variants of a verb, with the texts in their languages.
struct VariantPlan {
  let variants: [PlannedVariant]
  let translations: Translations
}

extension VariantPlan {
  /// The variants as documents have them.
  var ofDocuments: DocumentVariants {
    DocumentVariants(
      variants.map { ($0.variant, $0.screens) }, translations: translations)
  }
}

/// The catalogs with the texts of the app.
struct CatalogOption: OptionGroup {
  @Option(
    "catalogs", .folder, "folders or files with the app's texts")
  var paths: [String]
}

/// Reads the catalogs of an app.
struct CatalogTexts {
  /// The folders and files.
  let paths: [String]
  let session: Tool.Session

  /// All texts, with warnings about files that cannot be read.
  func read() throws(CommandError) -> Translations {
    do throws(ScanError) {
      let (translations, problems) = try Translations.read(paths) { session.shown($0) }
      for problem in problems { session.warn(VisibleText.line(problem)) }
      return translations
    } catch {
      throw .work("\(error)")
    }
  }

  /// The texts for variants, which must have all their languages.
  func checked(for variants: [PlannedVariant]) throws(CommandError) -> Translations {
    let locales = variants.compactMap(\.variant.locale)
    if locales.isEmpty { return Translations() }
    let translations = try read()
    for case .language(let tag) in locales where !translations.contains(tag) {
      throw .variants(problem(with: tag, translations.languages))
    }
    return translations
  }

  private func problem(with tag: LanguageTag, _ languages: [String]) -> String {
    let start = "there are no texts in \(tag.englishName), \(tag.name.quoted)"
    guard !languages.isEmpty else {
      return "\(start); name the app's string catalogs with '--catalogs PATH'"
    }
    // Two letters are near to any other two, so only another region of the language is suggested.
    if let near = languages.first(where: { LanguageTag($0)?.language == tag.language }) {
      return "\(start); did you mean \(near.quoted)?"
    }
    return "\(start); the languages are \(languages.joined(separator: ", "))"
  }
}

extension ValueFormat<[String]> {
  /// Languages, pseudo-languages or patterns, with commas.
  static var locales: ValueFormat {
    let words = PseudoLanguage.allCases.map(\.rawValue) + [TextLocale.sourceName]
    return ValueFormat(placeholder: "NAME", suggestion: .words(words)) {
      text throws(ValueProblem) in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      for part in parts where !part.isPattern {
        guard part != TextLocale.sourceName, TextLocale(part) == nil else { continue }
        let code = LanguageTag(part)?.name ?? LanguageTag.code(ofEnglish: part)
        let nearest = code ?? NearestName.of(part, in: words)
        throw .other(
          nearest.map { "did you mean \($0.quoted)?" }
            ?? "it must be a language such as 'de' or 'pt-BR', or one of "
            + words.joined(separator: ", "))
      }
      return parts
    }
  }
}

extension String {
  /// Whether a word is a pattern for several.
  var isPattern: Bool { contains { "*?[".contains($0) } }
}
