import PNGCoding
package import Scenes
import Snapshots
package import Wireframes

/// Images of the screens for documents, with stable names.
package struct ImageSet: DocumentSet {
  /// An image that a document can show.
  package struct Image: Sendable, Equatable {
    /// Its path.
    package var path: String
    /// What it shows, for screen readers.
    package var altText: String
  }

  private enum Job: Sendable {
    case screen(Scene)
    case sheet([Scene], number: Int)
    case storyboard(Storyboard)
    case filmstrip(Filmstrip)
    case matrix(Matrix)
  }

  /// The most steps of one image: more are hard to follow and take a gigabyte of pixels at the largest scale.
  private static let mostSteps = 32

  /// The images, in the order of their creation.
  package let images: [Image]
  private let jobs: [Job]
  private let options: ImageOptions

  /// Plans the images.
  ///
  /// - Parameters:
  ///   - scenes: The selected screens.
  ///   - all: All screens of the app, among which a storyboard finds the steps of its path.
  ///   - options: How they are drawn.
  ///   - variants: The variants of the matrices; without any, there are no matrices.
  /// - Throws: ``DocumentError/invalidIDs(_:)``, ``DocumentError/takenName(id:file:)``,
  ///   ``DocumentError/tooManySteps(id:count:most:)`` or ``DocumentError/tooManyVariants(id:count:)``.
  package init(
    of scenes: [Scene], among all: [Scene], options: ImageOptions,
    variants: DocumentVariants = DocumentVariants()
  ) throws(DocumentError) {
    do { try SnapshotID.check(scenes.map(\.id)) } catch { throw .invalidIDs(error) }
    self.options = options
    jobs =
      try Self.jobs(scenes, among: all, options) + Self.matrices(scenes, options, variants)
    images = jobs.map { Self.image(of: $0, options) }
    try checkNames(of: scenes)
  }

  package var paths: [String] { images.map(\.path) }

  package var jobCount: Int { jobs.count }

  package func files(
    of job: Int, with renderer: inout PictureRenderer
  ) throws(DocumentError) -> [DocumentFile] {
    let path = images[job].path
    switch jobs[job] {
    case .screen(let scene):
      let list = Wireframe(scene, options: options.wireframe).displayList
      return [try renderer.file(of: list, scale: options.scale, effort: .small, path: path)]
    case .sheet(let scenes, _):
      let bitmap = ContactSheet(scenes: scenes, options: options).bitmap(with: &renderer)
      return [try renderer.file(of: bitmap, effort: .small, path: path)]
    case .storyboard(let storyboard):
      let bitmap = storyboard.bitmap(options, with: &renderer)
      return [try renderer.file(of: bitmap, effort: .small, path: path)]
    case .filmstrip(let filmstrip):
      return [try renderer.file(of: filmstrip.frames(options, with: &renderer), path: path)]
    case .matrix(let matrix):
      let bitmap = matrix.bitmap(options, with: &renderer)
      return [try renderer.file(of: bitmap, effort: .small, path: path)]
    }
  }

  private static func jobs(
    _ scenes: [Scene], among all: [Scene], _ options: ImageOptions
  ) throws(DocumentError) -> [Job] {
    var jobs: [Job] = options.kinds.contains(.screens) ? scenes.map { .screen($0) } : []
    if options.kinds.contains(.sheet) {
      for (index, sheet) in ContactSheet.split(scenes, options).enumerated() {
        jobs.append(.sheet(sheet, number: index + 1))
      }
    }
    return jobs + (try steps(all, options))
  }

  /// The storyboards, then the filmstrips.
  private static func steps(
    _ all: [Scene], _ options: ImageOptions
  ) throws(DocumentError) -> [Job] {
    let graph = FlowGraph(all)
    func planned(_ kind: ImageOptions.Kind, _ ids: [String]) throws(DocumentError) -> [Storyboard] {
      guard options.kinds.contains(kind) else { return [] }
      let storyboards = all.indices.filter { ids.contains(all[$0].id) }
        .map { Storyboard(all, $0, graph) }
      if let long = storyboards.first(where: { $0.frames.count - 1 > Self.mostSteps }) {
        throw .tooManySteps(id: long.id, count: long.frames.count - 1, most: Self.mostSteps)
      }
      return storyboards
    }
    return try planned(.storyboards, options.storyboards).map { .storyboard($0) }
      + planned(.filmstrips, options.filmstrips).map { .filmstrip(Filmstrip(storyboard: $0)) }
  }

  /// The matrices of the screens that have variants.
  private static func matrices(
    _ scenes: [Scene], _ options: ImageOptions, _ variants: DocumentVariants
  ) throws(DocumentError) -> [Job] {
    guard options.kinds.contains(.matrix) else { return [] }
    let matrices = scenes.map { Matrix(scene: $0, variants: variants) }
      .filter { !$0.names.isEmpty }
    if let large = matrices.first(where: { $0.isTooLarge(options) }) {
      throw .tooManyVariants(id: large.scene.id, count: large.names.count)
    }
    return matrices.map { .matrix($0) }
  }

  private static func image(of job: Job, _ options: ImageOptions) -> Image {
    switch job {
    case .screen(let scene):
      return Image(path: scene.id + options.ending, altText: scene.stateDescription)
    case .sheet(let scenes, let number):
      let name = number == 1 ? "contact-sheet" : "contact-sheet-\(number)"
      let ids = scenes.map(\.id).joined(separator: ", ")
      let noun = scenes.count == 1 ? "screen" : "screens"
      return Image(path: name + options.ending, altText: "the \(noun) \(ids)")
    case .storyboard(let storyboard):
      return Image(
        path: "storyboard-\(storyboard.id)\(options.ending)",
        altText: "the steps to \(storyboard.description)")
    case .filmstrip(let filmstrip):
      return Image(
        path: "filmstrip-\(filmstrip.storyboard.id)\(options.ending)",
        altText: "the steps to \(filmstrip.storyboard.description), one after the other")
    case .matrix(let matrix):
      let noun = matrix.names.count == 1 ? "variant" : "variants"
      return Image(
        path: "matrix-\(matrix.scene.id)\(options.ending)",
        altText: "\(matrix.scene.stateDescription), in the \(noun) "
          + matrix.names.joined(separator: ", "))
    }
  }

  /// Checks that no screen has the name of an image of several screens.
  private func checkNames(of scenes: [Scene]) throws(DocumentError) {
    let ids = Dictionary(
      scenes.map { ($0.id.lowercased() + options.ending, $0.id) }, uniquingKeysWith: { $1 })
    guard options.kinds.contains(.screens) else { return }
    for image in images.dropFirst(scenes.count) {
      if let id = ids[image.path.lowercased()] {
        throw .takenName(id: id, file: image.path)
      }
    }
  }
}

/// Which images are created for documents, and how.
package struct ImageOptions: Sendable, Equatable {
  /// The kinds of images.
  package enum Kind: String, Sendable, CaseIterable {
    /// One image for each screen.
    case screens
    /// One image with all screens.
    case sheet
    /// The steps to selected screens.
    case storyboards
    /// The same steps as animations.
    case filmstrips
    /// One image for each screen, with all of its variants.
    case matrix
  }

  /// The kinds to create.
  package var kinds: Set<Kind>
  /// How each screen is drawn.
  package var wireframe: Wireframe.Options
  /// Pixels per point, at least 1.
  package var scale: Int
  /// The number of screens per row of a contact sheet or a storyboard, and of phones per row of a matrix.
  package var columns: Int
  /// The ids of the screens that get a storyboard.
  package var storyboards: [String]
  /// The ids of the screens that get a filmstrip.
  package var filmstrips: [String]

  /// The maximum number of columns that fit into a picture at the largest scale.
  package static let mostColumns = 16

  /// Creates options.
  package init(
    wireframe: Wireframe.Options = Wireframe.Options(), scale: Int = 2, columns: Int = 6,
    storyboards: [String] = [], filmstrips: [String] = [], kinds: Set<Kind> = Set(Kind.allCases)
  ) {
    self.kinds = kinds
    self.wireframe = wireframe
    self.scale = scale
    self.columns = min(max(1, columns), Self.mostColumns)
    self.storyboards = storyboards
    self.filmstrips = filmstrips
  }

  /// The suffix of file names; for dark pictures it is that of DocC.
  var ending: String { wireframe.scheme == .dark ? "~dark.png" : ".png" }
}
