import Harness
import Scenes
import Typography
import Wireframes

extension Doctor {
  /// Whether each screen is reached, and whether all that it shows can be drawn.
  var screens: [Diagnosis] {
    let topic = "screens"
    guard !source.ids.isEmpty else {
      return [.problem(topic, "the manifest has none", advice: "add a case to its enum")]
    }
    var unreached: [String] = []
    var withoutIcon: [String] = []
    var boxes: [Unicode.Scalar: [String]] = [:]
    for (id, scene) in source.scenes(where: { _ in true }) {
      guard case .success(let scene) = scene else {
        unreached.append(id)
        continue
      }
      let items = Wireframe(scene, options: settings.wireframe).displayList.items
      if items.contains(where: \.isUnmappedIcon) { withoutIcon.append(id) }
      for scalar in Set(items.flatMap(\.boxedScalars)) { boxes[scalar, default: []].append(id) }
    }
    var diagnoses = [reached(unreached)]
    if !withoutIcon.isEmpty {
      let count = withoutIcon.count.of("screen has", "screens have")
      diagnoses.append(
        .warning(
          "icons", "\(count) an icon that is drawn as a neutral mark: \(withoutIcon.fewQuoted)",
          advice: "choose another SF Symbols name"))
    }
    for (scalar, ids) in boxes.sorted(by: { $0.key < $1.key }) {
      diagnoses.append(
        .warning(
          "texts", "no glyph for \(Self.name(of: scalar)) in \(ids.fewQuoted)",
          advice: "it is drawn as a box with its number"))
    }
    return diagnoses
  }

  private func reached(_ unreached: [String]) -> Diagnosis {
    if unreached.isEmpty {
      return .ok("screens", source.ids.count.of("screen, which is reached", "screens, all reached"))
    }
    return .problem(
      "screens", "\(unreached.count) of \(source.ids.count) not reached: \(unreached.fewQuoted)",
      advice: "see '\(session.tool) list' for what was reached instead")
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension DisplayList.Item {
  /// Whether it is the mark that stands for a name without an icon.
  fileprivate var isUnmappedIcon: Bool {
    guard case .icon(let glyph, _, _) = self else { return false }
    return glyph == IconCatalog.fallback
  }

  /// The characters that are drawn as boxes.
  fileprivate var boxedScalars: [Unicode.Scalar] {
    guard case .text(let line, _, _) = self else { return [] }
    return line.glyphs.compactMap { $0.glyph.boxedScalar.flatMap(Unicode.Scalar.init) }
  }
}
