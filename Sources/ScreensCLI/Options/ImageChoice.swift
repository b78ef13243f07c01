import CommandParsing
import DocsSite
import PlainText

/// The images for documents, and the lines that show them.
struct ImageChoice: OptionGroup {
  /// The kinds of images to write; empty means all.
  @Option("kind", .choice("KIND"), reach: .commandLine, "the kinds of images (default: all)")
  private var kinds: [ImageOptions.Kind]
  @Option(
    "columns", .number(in: 1...ImageOptions.mostColumns),
    "screens per row of an image (default: 6)")
  private var columns = 6
  @Option(
    "storyboard", .name("SCREEN", .screens), reach: .commandLine,
    "an image of the steps to a screen")
  private var storyboards: [String]
  @Option(
    "filmstrip", .name("SCREEN", .screens), reach: .commandLine,
    "an animation of the steps to a screen")
  private var filmstrips: [String]
  @Flag("matrix", reach: .commandLine, "an image of each screen in all variants")
  private var drawsMatrix = false
  @Option("snippets", .choice, "the format of lines to paste (default: markdown)")
  var snippets = ImageSnippet.Kind.markdown

  /// Whether each screen gets an image of all variants.
  var hasMatrix: Bool { drawsMatrix || kinds.contains(.matrix) }

  /// The options of the images.
  func options(_ drawing: DrawingOptions) -> ImageOptions {
    var options = ImageOptions(
      wireframe: drawing.wireframe, scale: drawing.scale, columns: columns,
      storyboards: storyboards, filmstrips: filmstrips)
    if !kinds.isEmpty { options.kinds = Set(kinds + (drawsMatrix ? [.matrix] : [])) }
    return options
  }

  /// Refuses options without an effect.
  ///
  /// - Parameters:
  ///   - isUsed: Whether images are written.
  ///   - flag: The option that makes the command write images.
  ///   - variants: The variants of the matrices.
  func check(isUsed: Bool, by flag: String, _ variants: VariantOptions) throws(CommandError) {
    let ofSteps: [(kind: ImageOptions.Kind, option: OptionDeclaration, ids: [String])] = [
      (.storyboards, $storyboards, storyboards), (.filmstrips, $filmstrips, filmstrips),
    ]
    for (kind, option, ids) in ofSteps {
      if !isUsed, !ids.isEmpty { throw .usage(.dependentOption(option.spelling, on: flag)) }
      if isUsed, kinds.contains(kind), ids.isEmpty {
        throw .usage(
          .missing(
            "screen", of: "\($kinds.spelling) \(kind.rawValue)",
            remedy: "name one with '\(option.spelling) SCREEN'"))
      }
    }
    if !isUsed, drawsMatrix {
      throw .usage(.dependentOption($drawsMatrix.spelling, on: flag))
    }
    if isUsed, hasMatrix, !variants.isGiven {
      throw .usage(
        .missing(
          "list of variants",
          of: drawsMatrix ? $drawsMatrix.spelling : "\($kinds.spelling) matrix",
          remedy: "give '--variants SET', or options such as '--device phone,pad-11'"))
    }
  }

  /// Checks that the screens of storyboards and filmstrips exist.
  func checkScreens(_ ids: [String]) throws(CommandError) {
    for id in storyboards + filmstrips where !ids.contains(id) {
      throw .selection(.unknownScreen(id, nearest: NearestName.of(id, in: ids)))
    }
  }
}
