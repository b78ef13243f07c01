import SwiftParsing

/// The places where code makes views of an app, found by their names.
///
/// A name counts where it is called or its initializer is named, outside of texts, previews and the view itself.
struct ViewMentions {
  /// A place where code makes a view.
  struct Mention {
    /// The full name of the view.
    var view: String
    /// The view in whose declaration the place is, if it is one of those that are searched for.
    var owner: String?
    /// The full names of the types in whose declarations the place is, outermost first.
    var types: [String]
    /// The place of the name.
    var place: SourcePlace
  }

  /// The places, in the order of the files.
  private(set) var found: [Mention] = []

  /// Searches all files of an app.
  ///
  /// - Parameters:
  ///   - views: The full names of the views.
  ///   - index: The app's declarations.
  init(of views: [String], in index: AppIndex) {
    let views = Set(views)
    let names = Set(views.map(AppIndex.lastComponent))
    for (number, source) in index.sources.enumerated() {
      let file = Int32(number)
      for made in source.viewsMade(named: names) {
        var types: [String] = []
        for name in made.types {
          types.append(index.resolve(name, from: types.last, in: file) ?? name)
        }
        let owner = types.last(where: views.contains)
        guard let view = index.resolve(made.name, from: types.last, in: file),
          views.contains(view), view != owner
        else { continue }
        index.seen.note(SourcePlace(file: file, offset: made.declaration))
        found.append(
          Mention(
            view: view, owner: owner, types: types,
            place: SourcePlace(file: file, offset: made.offset)))
      }
    }
  }
}

extension AppSource {
  /// A place where code makes a view.
  struct MadeView: Equatable {
    /// The name as written.
    var name: String
    /// The names of the types around it, outermost first.
    var types: [String]
    /// Where the name is.
    var offset: Int32
    /// Where the declaration begins that has it.
    var declaration: Int32
  }

  /// Finds where the file makes views with some names.
  func viewsMade(named names: Set<String>) -> [MadeView] {
    let made = mentions(names) ? madeNames(among: names) : []
    guard !made.isEmpty else { return [] }
    var found: [MadeView] = []
    func search(_ declaration: Declaration, in types: [String]) {
      switch declaration.kind {
      case .macro, .importing: break
      case .type(let type):
        guard !type.inherited.contains(where: { $0.name == "PreviewProvider" }) else { return }
        for member in type.members { search(member, in: types + [type.name]) }
      default: search(declaration.range, in: types)
      }
    }
    func search(_ range: ByteRange, in types: [String]) {
      for (name, offset) in made where offset >= range.start && offset < range.end {
        found.append(
          MadeView(name: name, types: types, offset: offset, declaration: range.start))
      }
    }
    for statement in file.statements {
      if case .declaration(let declaration) = statement.kind {
        search(declaration, in: [])
      } else {
        search(statement.range, in: [])
      }
    }
    return found
  }

  /// Whether one of some names is anywhere in the file, so that it is worth while to read its tokens.
  private func mentions(_ names: Set<String>) -> Bool {
    let lengths = Set(names.map(\.utf8.count))
    return bytes.withUnsafeBufferPointer { bytes in
      var position = 0
      while position < bytes.count {
        guard bytes[position].isNamePart else {
          position += 1
          continue
        }
        let start = position
        while position < bytes.count, bytes[position].isNamePart { position += 1 }
        if bytes[start].isCapital, lengths.contains(position - start),
          names.contains(String(decoding: bytes[start..<position], as: UTF8.self))
        {
          return true
        }
      }
      return false
    }
  }

  /// The names that the file makes views with, with those of the types around them, `Orders.Row`, and their offsets.
  private func madeNames(among names: Set<String>) -> [(name: String, offset: Int32)] {
    let tokens = SwiftParser.tokenPlaces(of: bytes)
    func text(_ number: Int) -> String {
      guard tokens.indices.contains(number) else { return "" }
      let range = tokens[number].range
      return String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    }
    let sizes = tokens.indices.filter { bytes[Int(tokens[$0].range.start)] == UInt8(ascii: "h") }
      .compactMap { sizeClass(declaredAfter: $0, text) }
    var found: [(name: String, offset: Int32)] = []
    for (number, token) in tokens.enumerated() where bytes[Int(token.range.start)].isCapital {
      guard names.contains(text(number)) else { continue }
      var name = text(number)
      var first = number
      while text(first - 1) == ".", first >= 2, bytes[Int(tokens[first - 2].range.start)].isCapital
      {
        first -= 2
        name = "\(text(first)).\(name)"
      }
      let isMade =
        switch text(number + 1) {
        case "(": text(first - 1) != "@"
        // Elsewhere it is the type of something.
        case "{", "<":
          !Self.beforeTypes.contains(text(first - 1))
            // `rootView: HomeView { … }`, but not `var page: HomeView { … }`.
            && !(text(first - 1) == ":" && ["var", "let"].contains(text(first - 3)))
        case ".": text(number + 2) == "init"
        default: false
        }
      if isMade, !isForLargerDisplay(first, sizes, text), !isForTests(first, text) {
        found.append((name, token.range.start))
      }
    }
    return found
  }

  /// The name of the property that gets the width of the display, `@Environment(\.horizontalSizeClass) private var size`.
  private func sizeClass(declaredAfter number: Int, _ text: (Int) -> String) -> String? {
    guard text(number) == "horizontalSizeClass", text(number + 1) == ")" else { return nil }
    let keyword = (number + 2...number + 4).first { text($0) == "var" }
    return keyword.map { text($0 + 1) }
  }

  /// Whether a view begins what larger displays show, `if horizontalSizeClass == .regular { TabletView() }`, also after `else`.
  ///
  /// - Parameters:
  ///   - number: The number of the view's first token.
  ///   - sizes: The properties that have the width of the display.
  ///   - text: Gives the text of a token.
  private func isForLargerDisplay(
    _ number: Int, _ sizes: [String], _ text: (Int) -> String
  ) -> Bool {
    guard text(number - 1) == "{" else { return false }
    var (brace, names) = (number - 1, ["regular", "pad"])
    if text(number - 2) == "else", text(number - 3) == "}" {
      // Of two branches this is the second one.
      var depth = 1
      brace = number - 3
      while depth > 0, brace > 0 {
        brace -= 1
        depth += text(brace) == "}" ? 1 : text(brace) == "{" ? -1 : 0
      }
      names = ["compact", "phone"]
    }
    guard text(brace - 2) == ".", text(brace - 3) == "==" else { return false }
    let subject = text(brace - 4)
    return switch text(brace - 1) {
    case names[0]: sizes.contains(subject)
    case names[1]: subject == "userInterfaceIdiom"
    default: false
    }
  }

  /// Whether a view begins what only runs of tests show, `if isRunningTests { TestingView() }`.
  ///
  /// - Parameters:
  ///   - number: The number of the view's first token.
  ///   - text: Gives the text of a token.
  private func isForTests(_ number: Int, _ text: (Int) -> String) -> Bool {
    guard text(number - 1) == "{" else { return false }
    var condition = ""
    for before in (max(0, number - 20)..<number - 1).reversed() {
      let token = text(before)
      if token == "if" {
        return !condition.hasPrefix("!") && !condition.hasSuffix("==nil")
          && Evaluator.isAboutTests(condition)
      }
      guard token != "{", token != "}" else { return false }
      condition = token + condition
    }
    return false
  }

  /// What a type follows.
  private static let beforeTypes: Set<String> = [
    "->", "is", "as", "?", "!", "==", "&", "some", "any", "extension", "@",
  ]
}

extension UInt8 {
  /// Whether it may be in a name.
  fileprivate var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
