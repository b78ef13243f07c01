import AppReading
import Files
import ManifestJSON

/// What a scan kept to make pages again, with what its result has of them.
struct StoredMemory: Sendable {
  /// What the scan kept.
  let scan: ScanMemory
  /// The checksums of the objects of the pages, by number.
  private let checksums: [UInt64]

  private static let format = "screens-scan-memory/6"

  /// Collects what a scan with a result kept; nil if its pages cannot be told from its screens.
  init?(_ scan: ScanMemory, of result: ScanResult) {
    guard let screens = result.screens, screens.screens.allSatisfy({ !$0.pages.isEmpty }) else {
      return nil
    }
    self.scan = scan
    checksums = screens.pages.map(QuickChecksum.of)
  }

  /// A result with other pages and lines; nil if they are not those of the scan.
  func updated(_ result: ScanResult, with renewal: Renewal) -> ScanResult? {
    var result = result
    for page in renewal.pages {
      let number = page.number
      let old = CompactManifest.object(of: page.old.page)
      guard checksums.indices.contains(number), checksums[number] == QuickChecksum.of(old),
        result.report.update(page)
      else { return nil }
      guard let screens = result.screens else { continue }
      guard screens.pages.indices.contains(number), screens.pages[number] == old else { return nil }
      result.screens?.pages[number] = CompactManifest.object(of: page.new.page)
    }
    return moved(result, with: renewal)
  }

  /// A result with the lines of the files as they are now; nil if one of them is not known.
  private func moved(_ result: ScanResult, with renewal: Renewal) -> ScanResult? {
    var result = result
    var lines = LineUpdate(renewal.lines)
    lines.update(&result.report)
    lines.update(&result.findings)
    lines.update(&result.places)
    if var screens = result.screens {
      result.screens = nil
      lines.update(&screens, except: Set(renewal.pages.map(\.number)))
      result.screens = screens
    }
    result.report.lines += renewal.addedLines
    return lines.isComplete ? result : nil
  }

  /// Reads the content of a stored file; nil if it is damaged or of another scan.
  init?(_ bytes: [UInt8], scan name: String) {
    do throws(PackedReader.Failure) {
      var reader = try PackedReader(sealed: bytes, format: Self.format)
      guard try reader.text() == name else { return nil }
      checksums = try reader.list { reader throws(PackedReader.Failure) in
        UInt64(bitPattern: Int64(try reader.number()))
      }
      scan = try reader.memory()
      guard reader.isAtEnd else { return nil }
    } catch {
      return nil
    }
  }

  /// The content of the stored file.
  func bytes(scan name: String) -> [UInt8] {
    var writer = PackedWriter(format: Self.format)
    writer.write(name)
    writer.write(checksums) { $0.write(Int(Int64(bitPattern: $1))) }
    writer.write(scan)
    return writer.sealed
  }
}

extension ScanReport {
  /// Replaces what it says of a page; false if it does not say what it should.
  fileprivate mutating func update(_ page: RenewedPage) -> Bool {
    let (old, new, screen) = (page.old.facts, page.new.facts, page.screen)
    if screen.isReported {
      guard let number = views.firstIndex(where: { $0.view == old.view }) else { return false }
      let view = views[number]
      guard (view.title ?? "") == old.title, view.texts == old.texts,
        view.otherTexts == old.otherTexts, view.unknown == old.unknown, view.blocks == old.blocks,
        view.neutral == old.neutral
      else { return false }
      views[number] = View(
        view: view.view, at: view.at, title: new.title.isEmpty ? nil : new.title,
        texts: new.texts, otherTexts: new.otherTexts, unknown: new.unknown, blocks: new.blocks,
        neutral: new.neutral)
    }
    guard old.blocks != new.blocks, let enumName = screen.enumName else { return true }
    let role: Destination.Role =
      switch screen.role {
      case "tab": .tab
      case "route", "window": .route
      case "cover": .cover
      default: .sheet
      }
    let found = destinations.indices.filter { number in
      let destination = destinations[number]
      return destination.enumName == enumName && destination.caseName == screen.casePath
        && destination.role == role
    }
    // A case that is shown in two of these ways has two pages.
    guard found.count <= 1 else { return false }
    guard let number = found.first else { return true }
    guard destinations[number].blocks == old.blocks else { return false }
    destinations[number].blocks = new.blocks
    return true
  }
}

// The memory of a scan in the form of a store.

extension PackedWriter {
  fileprivate mutating func write(_ memory: ScanMemory) {
    write(memory.paths) { $0.write($1) }
    write(memory.names.files.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(entry.key)
      writer.write(entry.value) { $0.write(Int($1)) }
    }
    write(memory.implementations.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(entry.key)
      writer.write(entry.value) { $0.write($1) }
    }
    write(memory.texts.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(entry.key)
      writer.write(entry.value)
    }
    write(memory.screens) { $0.write($1) }
    write(memory.questions) { writer, question in
      writer.write(question.views)
      writer.write(question.viewFiles) { $0.write(Int($1)) }
      writer.write(question.enumNames) { $0.write($1) }
      writer.write(question.casePath)
      writer.write(question.viewName)
      writer.write(question.places)
    }
    write(memory.flagQuestions) { writer, question in
      writer.write(question.type)
      writer.write(question.property)
      writer.write(question.isForgotten)
      writer.write(question.places)
    }
    write(memory.mainType)
    write(memory.rootPlaces)
    write(memory.rootBytes) { $0.write(Int($1)) }
    write(memory.restPlaces)
    write(memory.restBytes) { $0.write(Int($1)) }
    write(memory.otherViews) { $0.write($1) }
  }

  private mutating func write(_ screen: ScanMemory.Screen) {
    write(screen.root ?? -1)
    write(screen.views != nil)
    if let views = screen.views { write(views) }
    write(screen.isFramed)
    write(screen.viewFiles) { $0.write(Int($1)) }
    for text in [screen.enumName, screen.casePath, screen.viewName, screen.code] { write(text) }
    for text in [screen.shownView, screen.role, screen.owner, screen.name] { write(text) }
    write(screen.links.sorted { $0.key < $1.key }) { writer, link in
      writer.write(link.key)
      writer.write(link.value)
    }
    write(screen.page ?? -1)
    write(screen.isReported)
    write(screen.places)
    write(screen.bytes) { $0.write(Int($1)) }
  }

  /// Writes places, each as its distance from the one before.
  private mutating func write(_ places: [SourcePlace]) {
    var last = SourcePlace(file: 0, offset: 0)
    write(places.count)
    for place in places {
      write(Int(place.file - last.file))
      write(Int(place.offset) - (place.file == last.file ? Int(last.offset) : 0))
      last = place
    }
  }
}

extension PackedReader {
  fileprivate mutating func memory() throws(Failure) -> ScanMemory {
    let paths = try list { reader throws(Failure) in try reader.text() }
    let names = try list { reader throws(Failure) in (try reader.text(), try reader.files()) }
    let implementations = try list { reader throws(Failure) in
      (try reader.text(), try reader.list { reader throws(Failure) in try reader.text() })
    }
    let texts = try list { reader throws(Failure) in (try reader.text(), try reader.text()) }
    return ScanMemory(
      paths: paths, names: NamedFiles(files: Dictionary(names) { first, _ in first }),
      implementations: Dictionary(implementations) { first, _ in first },
      texts: Dictionary(texts) { first, _ in first },
      screens: try list { reader throws(Failure) in try reader.screen() },
      questions: try list { reader throws(Failure) in
        ScanMemory.Question(
          views: Array(try reader.slice()), viewFiles: try reader.files(),
          enumNames: try reader.list { reader throws(Failure) in try reader.text() },
          casePath: try reader.optionalText(), viewName: try reader.optionalText(),
          places: try reader.places())
      },
      flagQuestions: try list { reader throws(Failure) in
        ScanMemory.FlagQuestion(
          type: try reader.text(), property: try reader.text(), isForgotten: try reader.flag(),
          places: try reader.places())
      },
      mainType: try optionalText(), rootPlaces: try places(), rootBytes: try files(),
      restPlaces: try places(), restBytes: try files(),
      otherViews: try list { reader throws(Failure) in try reader.text() })
  }

  private mutating func files() throws(Failure) -> [Int32] {
    try list { reader throws(Failure) in
      guard let file = Int32(exactly: try reader.number()) else { throw Failure() }
      return file
    }
  }

  private mutating func screen() throws(Failure) -> ScanMemory.Screen {
    let root = try number()
    let views: [UInt8]? = try flag() ? Array(try slice()) : nil
    let isFramed = try flag()
    let files = try files()
    let texts = (
      try optionalText(), try optionalText(), try optionalText(), try optionalText()
    )
    let names = (try text(), try text(), try text(), try text())
    let links = try list { reader throws(Failure) in (try reader.number(), try reader.text()) }
    let page = try number()
    return ScanMemory.Screen(
      root: root < 0 ? nil : root, views: views, isFramed: isFramed, viewFiles: files,
      enumName: texts.0,
      casePath: texts.1, viewName: texts.2,
      shownView: names.0, role: names.1, owner: names.2, name: names.3,
      links: Dictionary(links) { first, _ in first }, code: texts.3,
      page: page < 0 ? nil : page, isReported: try flag(), places: try places(),
      bytes: try self.files())
  }

  private mutating func places() throws(Failure) -> [SourcePlace] {
    let steps = try list { reader throws(Failure) in (try reader.number(), try reader.number()) }
    var places: [SourcePlace] = []
    places.reserveCapacity(steps.count)
    var last = (file: 0, offset: 0)
    for (file, offset) in steps {
      let next = (file: last.file &+ file, offset: file == 0 ? last.offset &+ offset : offset)
      guard let number = Int32(exactly: next.file), let position = Int32(exactly: next.offset)
      else { throw Failure() }
      places.append(SourcePlace(file: number, offset: position))
      last = next
    }
    return places
  }
}
