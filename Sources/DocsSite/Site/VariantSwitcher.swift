import Markup
import PNGCoding
import Scenes
import Wireframes

/// The pictures of a screen in all variants, of which the reader chooses one.
///
/// The choice is a group of radio buttons, so that it works without a script and with the keyboard.
struct VariantSwitcher {
  let site: Site
  let index: Int
  /// The relative path from the page to the folder of the front page.
  let root: String

  private var scene: Scene { site.scenes[index] }

  func write(to writer: inout MarkupWriter) {
    writer.open("fieldset", ["class": "variants"])
    writer.element("legend", text: "Variant")
    writeChoice(Self.system, isFirst: true, to: &writer) { writer in
      site.writePicture(
        of: index, root: root, altText: scene.stateDescription, isFirst: true, to: &writer)
    }
    for variant in site.variants.variants(of: scene.id) {
      writeChoice(variant.name, to: &writer) { writePicture(of: variant, to: &$0) }
    }
    writer.close()
  }

  /// The name of the picture that is light or dark like the reader's system.
  private static let system = "system"

  private func writeChoice(
    _ name: String, isFirst: Bool = false, to writer: inout MarkupWriter,
    picture: (inout MarkupWriter) -> Void
  ) {
    let id = "variant-\(name)"
    if isFirst {
      writer.void("input", ["type": "radio", "name": "variant", "id": id, "checked": ""])
    } else {
      writer.void("input", ["type": "radio", "name": "variant", "id": id])
    }
    writer.element("label", ["for": id], text: name)
    writer.open("div", ["class": "shown"])
    picture(&writer)
    writer.close()
    writer.literal("\n")
  }

  private func writePicture(of variant: Variant, to writer: inout MarkupWriter) {
    let size = site.options.size(of: variant)
    writer.void(
      "img",
      [
        "class": site.options.showsFrame ? "framed \(Self.mark(of: variant))" : "bare",
        "src": root + Site.Path.address(of: scene.id, in: site.folder(of: variant)),
        "width": "\(Int(size.width))", "height": "\(Int(size.height))",
        "alt": "\(scene.stateDescription), in the variant \(variant.name)", "loading": "lazy",
        "decoding": "async",
      ])
  }

  /// The style sheet class of the device in its orientation.
  private static func mark(of variant: Variant) -> String {
    "\(variant.device.name)-\(variant.orientation.rawValue)"
  }

  /// The rules for the corners of the pictures in variants.
  ///
  /// They are not in attributes, because the pages allow no styles but those of the style sheet.
  static func style(of variants: [Variant]) -> String {
    let rules = variants.map { variant in
      let (frame, size) = (variant.frame, variant.frame.outerSize)
      let radii = [size.width, size.height].map { percent(frame.outerCorner / $0) }
      return ".variants .\(mark(of: variant)) { border-radius: \(radii[0])% / \(radii[1])%; }\n"
    }
    return Set(rules).sorted().joined()
  }

  /// A part as a percentage with two digits.
  private static func percent(_ part: Double) -> String {
    let hundredths = Int((part * 10_000).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}

extension Site {
  /// The folder of the pictures of a variant; light and dark phones have those of every site.
  func folder(of variant: Variant) -> String {
    for scheme in schemes where variant == Variant(device: options.model, scheme: scheme) {
      return scheme.rawValue
    }
    return variant.name
  }

  /// The variants of a screen whose pictures the site does not have anyway.
  func extraVariants(of id: String) -> [Variant] {
    variants.variants(of: id).filter { variant in
      !schemes.contains { variant == Variant(device: options.model, scheme: $0) }
    }
  }

  /// The paths of the pictures of a screen in variants.
  func variantPaths(of id: String) -> [String] {
    extraVariants(of: id).map { Path.picture(of: id, in: folder(of: $0)) }
  }

  /// The pictures of a screen in variants.
  func variantPictures(
    of scene: Scene, with renderer: inout PictureRenderer
  ) throws(DocumentError) -> [DocumentFile] {
    var files: [DocumentFile] = []
    for variant in extraVariants(of: scene.id) {
      files.append(
        try renderer.file(
          of: options.picture(of: variants.scene(scene, in: variant), in: variant),
          scale: options.scale, effort: .fast,
          path: Path.picture(of: scene.id, in: folder(of: variant))))
    }
    return files
  }
}
