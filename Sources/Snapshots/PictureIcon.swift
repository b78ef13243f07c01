package import Raster
package import Wireframes

/// An icon of a picture, in pixels.
package struct PictureIcon: Sendable, Equatable {
  /// The SF Symbols name.
  package var name: String
  /// The text that the icon belongs to; nil if the text rendering has its name.
  package var label: String?
  /// The position.
  package var rect: PixelRect

  /// Creates an icon.
  init(name: String, label: String?, rect: PixelRect) {
    self.name = name
    self.label = label
    self.rect = rect
  }

  /// Creates the icon of a wireframe at a scale in pixels per point.
  package init(_ icon: Wireframe.Icon, scale: Int) {
    name = icon.name
    label = icon.label
    rect = PixelRect(around: icon.rect, scale: scale)
  }
}

extension [PictureIcon] {
  /// The maximum number of icons listed one by one.
  private static var maxSentences: Int { MeaningDifference.maxContentLines }

  /// One sentence per icon that differs, from top to bottom; none if anything but icons differs.
  ///
  /// Icons move with the content around them. So only if nothing else differs, a difference inside of an icon
  /// means that the icon itself changed. Its former name is unknown, since only its picture is stored.
  ///
  /// - Parameter regions: The parts of the picture, bottom first.
  /// - Complexity: O(pixels), plus O(icons) for each differing pixel of an icon.
  func sentences(differingIn old: Bitmap, _ new: Bitmap, _ regions: [PictureRegion]) -> [String] {
    guard !isEmpty, old.width == new.width, old.height == new.height else { return [] }
    var differing: Set<Int> = []
    var isElsewhere = false
    old.visitRuns(comparedWith: new) { y, runs in
      for x in runs.lazy.flatMap({ $0.start..<$0.end }) where !isElsewhere {
        if let index = firstIndex(where: { $0.rect.contains(x: x, y: y) }) {
          differing.insert(index)
        } else {
          isElsewhere = true
        }
      }
    }
    guard !isElsewhere else { return [] }
    let icons = differing.map { self[$0] }.sorted {
      ($0.rect.top, $0.rect.left) < ($1.rect.top, $1.rect.left)
    }
    let sentences = icons.compactMap { icon in
      icon.label.map { "\(icon.place(in: regions)): the icon of \($0) is now \(icon.name)" }
    }
    let rest = sentences.count - Self.maxSentences
    return sentences.prefix(Self.maxSentences)
      + (rest > 0 ? ["picture: \(rest) more icon\(rest == 1 ? "" : "s")"] : [])
  }
}

extension PictureIcon {
  /// The name of the visible part at the middle of the icon.
  fileprivate func place(in regions: [PictureRegion]) -> String {
    let (x, y) = ((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2)
    return regions.last { $0.contains(x: x, y: y) }?.name ?? "picture"
  }
}
