import SwiftParsing

/// The places where code makes views of an app, found by their names.
///
/// A name counts where an argument list, a closure or a member follows it, outside of comments, previews and the view itself.
struct ViewMentions {
  /// A place where code makes a view.
  struct Mention {
    /// The full name of the view.
    var view: String
    /// The view in whose declaration the place is, if it is one of those that are searched for.
    var owner: String?
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
          Mention(view: view, owner: owner, place: SourcePlace(file: file, offset: made.offset)))
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
      for (name, offset) in madeNames(in: range) where names.contains(name) {
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

  /// The names with a capital letter in a part of the file that a call, a closure or a member follows, with their offsets;
  /// comments are left out.
  private func madeNames(in range: ByteRange) -> [(name: String, offset: Int32)] {
    var found: [(name: String, offset: Int32)] = []
    var position = Int(range.start)
    let end = min(Int(range.end), bytes.count)
    bytes.withUnsafeBufferPointer { bytes in
      while position < end {
        let start = position
        if bytes.isComment(at: position, "/", before: end) {
          position = bytes[position..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end
        } else if bytes.isComment(at: position, "*", before: end) {
          position += 2
          while position < end, !bytes.endsComment(at: position) { position += 1 }
        } else if bytes[position].isNamePart {
          while position < end, bytes[position].isNamePart { position += 1 }
          guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start]) else { continue }
          var next = position
          while next < end, bytes[next] == UInt8(ascii: " ") { next += 1 }
          guard next < end, "({.<".utf8.contains(bytes[next]) else { continue }
          found.append((String(decoding: bytes[start..<position], as: UTF8.self), Int32(start)))
        } else {
          position += 1
        }
      }
    }
    return found
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a comment begins with a slash and another character.
  fileprivate func isComment(at position: Int, _ second: Unicode.Scalar, before end: Int) -> Bool {
    self[position] == UInt8(ascii: "/") && position + 1 < end
      && self[position + 1] == UInt8(ascii: second)
  }

  fileprivate func endsComment(at position: Int) -> Bool {
    self[position] == UInt8(ascii: "/") && self[position - 1] == UInt8(ascii: "*")
  }
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
}
