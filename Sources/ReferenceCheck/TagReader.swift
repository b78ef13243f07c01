/// Finds the images that HTML tags name; a tag may span several lines.
struct TagReader {
  /// An address and its position in the line.
  typealias Address = (text: String, index: Int)

  private enum State: Equatable {
    case outside
    /// After the tag name or an attribute.
    case between
    case name
    case afterName
    case beforeValue
    /// In a value, with the quote that ends it; nil if a blank ends it.
    case value(Character?)
  }

  /// The attributes that name images, for each tag that has any.
  private static let attributes: [String: Set<String>] = [
    "img": ["src", "srcset"], "source": ["srcset"],
  ]
  /// The number of characters of a tag name that are compared.
  private static let longestName = 8

  private var state = State.outside
  private var wanted: Set<String> = []
  private var attribute = ""
  private var value: [Character] = []
  private var addresses: [Address] = []

  /// Whether a tag is open.
  var isInTag: Bool { state != .outside }

  /// Drops an open tag, because a tag cannot contain an empty line.
  mutating func reset() { state = .outside }

  /// The images that tags in the next line name.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  mutating func addresses(in line: [Character]) -> [Address] {
    addresses = []
    var index = 0
    while index < line.count {
      if state == .outside {
        index = begin(in: line, at: index)
      } else {
        read(line[index], index)
        index += 1
      }
    }
    endLine(line.count)
    return addresses
  }

  /// Begins a tag that has images.
  ///
  /// - Returns: The next index.
  private mutating func begin(in line: [Character], at index: Int) -> Int {
    guard line[index] == "<" else { return index + 1 }
    let rest = line[(index + 1)...]
    let name = rest.prefix(Self.longestName).prefix { $0.isLetter }
    guard let attributes = Self.attributes[String(name).lowercased()],
      name.endIndex == line.count || " \t/>".contains(line[name.endIndex])
    else { return index + 1 }
    wanted = attributes
    state = .between
    return name.endIndex
  }

  private mutating func read(_ character: Character, _ index: Int) {
    switch state {
    case .outside: break
    case .value(let quote): readValue(character, index, quote)
    case .beforeValue:
      if character.isWhitespace { return }
      value = []
      if character == ">" {
        state = .outside
      } else if character == "\"" || character == "'" {
        state = .value(character)
      } else {
        state = .value(nil)
        value.append(character)
      }
    case .between, .name, .afterName: readName(character)
    }
  }

  private mutating func readName(_ character: Character) {
    if character == ">" {
      state = .outside
    } else if character == "=", state != .between {
      state = .beforeValue
    } else if character == "/" {
      state = .between
    } else if character.isWhitespace {
      if state == .name { state = .afterName }
    } else if state == .name {
      attribute.append(character)
    } else {
      attribute = String(character)
      state = .name
    }
  }

  private mutating func readValue(_ character: Character, _ index: Int, _ quote: Character?) {
    let isEnd = quote.map { $0 == character } ?? (character == ">" || character.isWhitespace)
    guard isEnd else {
      value.append(character)
      return
    }
    add(endingAt: index)
    state = quote == nil && character == ">" ? .outside : .between
  }

  /// Treats the end of a line as a blank.
  private mutating func endLine(_ index: Int) {
    switch state {
    case .name: state = .afterName
    case .value(nil): readValue(" ", index, nil)
    case .value:
      // A list may continue in the next line; a single address may not.
      if attribute.lowercased() == "srcset" { add(endingAt: index) } else { attribute = "" }
      value = []
    case .outside, .between, .afterName, .beforeValue: break
    }
  }

  /// Adds the addresses of the value that ends at an index.
  private mutating func add(endingAt end: Int) {
    let name = attribute.lowercased()
    guard wanted.contains(name) else { return }
    let start = end - value.count
    if name == "srcset" {
      addresses += Self.candidates(value).map { ($0.text, start + $0.index) }
    } else {
      addresses.append((String(value), start))
    }
  }

  /// The addresses of a `srcset`: separated by commas, each followed by a width or a density.
  private static func candidates(_ value: [Character]) -> [Address] {
    var found: [Address] = []
    var rest = value[...]
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      var address = rest.prefix { !$0.isWhitespace }
      if address.isEmpty { return found }
      rest = rest[address.endIndex...]
      if address.last == "," {
        while address.last == "," { address.removeLast() }
      } else {
        rest = rest.drop { $0 != "," }
      }
      // A width at the start of a line belongs to the address in the line before.
      if !isDescriptor(address) { found.append((String(address), address.startIndex)) }
    }
  }

  private static func isDescriptor(_ word: ArraySlice<Character>) -> Bool {
    guard let unit = word.last, "wxh".contains(unit) else { return false }
    return word.count > 1 && word.dropLast().allSatisfy { $0.isNumber || $0 == "." }
  }
}
