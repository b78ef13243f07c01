/// Where the Swift files of an Xcode project are, by its groups.
///
/// A target lists its files by name; an old copy of a file in another folder has the same one.
struct ProjectPaths {
  /// A group or a file of the project.
  private struct Element {
    /// The path from the folder of the group around it; nil for a group without a folder.
    var path: String?
    /// Whether the path begins in the folder of the project.
    var isInProject = false
    /// The identifiers of the elements inside.
    var children: [Substring] = []
  }

  /// The paths from the folder that is scanned.
  private(set) var swiftFiles: Set<String> = []

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file `project.pbxproj`.
  ///   - path: Its path from the folder that is scanned.
  init(_ bytes: [UInt8], at path: String) {
    let text = String(decoding: bytes, as: UTF8.self)
    let elements = Self.elements(in: text)
    var parents: [Substring: Substring] = [:]
    // A damaged project may have an element in two groups.
    for (id, element) in elements.sorted(by: { $0.key < $1.key }) {
      for child in element.children where parents[child] == nil { parents[child] = id }
    }
    let folder = path.split(separator: "/").dropLast(2).joined(separator: "/")
    for (id, element) in elements where element.path?.hasSuffix(".swift") == true {
      var parts: [String] = []
      var next: Substring? = id
      // The groups of a damaged project may be inside each other.
      while let current = next, let element = elements[current], parts.count < 64,
        (element.path ?? "").utf8.count < 1_000
      {
        parts.insert(element.path ?? "", at: 0)
        next = element.isInProject ? nil : parents[current]
      }
      swiftFiles.insert(Self.joined([folder] + parts))
    }
  }

  /// The groups and Swift files of a project by their identifiers.
  private static func elements(in text: String) -> [Substring: Element] {
    var elements: [Substring: Element] = [:]
    var group: Substring?
    var isListing = false
    for line in text.split(separator: "\n") {
      let words = line.drop { $0 == " " || $0 == "\t" }
      if words.includes("isa = PBXFileReference"), words.includes(".swift") {
        elements[words.prefix { $0 != " " }] = Element(
          path: value(of: "path", in: words),
          isInProject: value(of: "sourceTree", in: words) == "SOURCE_ROOT")
      } else if words.hasSuffix(" = {") {
        group = words.prefix { $0 != " " }
      } else if words.hasPrefix("isa = ") {
        if let group, words.hasPrefix("isa = PBXGroup") { elements[group] = Element() }
      } else if words.hasPrefix("children = (") {
        isListing = true
      } else if words.hasPrefix(");") {
        isListing = false
      } else if let current = group, elements[current] != nil {
        if isListing {
          elements[current]?.children.append(words.prefix { $0 != " " && $0 != "," })
        } else if words.hasPrefix("path = ") {
          elements[current]?.path = value(of: "path", in: words)
        } else if words.hasPrefix("sourceTree = SOURCE_ROOT") {
          elements[current]?.isInProject = true
        }
      }
    }
    return elements
  }

  /// The value of a key, `path = "Article+Hashable.swift";`.
  private static func value(of key: String, in line: Substring) -> String? {
    guard let start = line.ranges(of: key + " = ").first else { return nil }
    return line[start.upperBound...].prefix { $0 != ";" }.filter { $0 != "\"" }
  }

  /// The path of parts, without `..`.
  private static func joined(_ parts: [String]) -> String {
    var names: [Substring] = []
    for name in parts.flatMap({ $0.split(separator: "/") }) where name != "." {
      if name == "..", !names.isEmpty { names.removeLast() } else { names.append(name) }
    }
    return names.joined(separator: "/")
  }
}
