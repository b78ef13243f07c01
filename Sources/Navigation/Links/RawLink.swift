/// A link split into its parts, before its components are interpreted.
///
/// It is split first and decoded afterwards, so that an encoded slash stays inside its component.
struct RawLink: Hashable, Sendable {
  /// The scheme in lower case; empty inside a layer.
  var scheme = ""
  /// The host of a web link in lower case.
  var host: String?
  var components: [String] = []
  var query = LinkQuery()
}

extension RawLink {
  /// The maximum size of a link.
  struct Limits: Hashable, Sendable {
    var bytes: Int
    var components: Int
  }

  /// Splits a whole link.
  ///
  /// - Parameters:
  ///   - text: The link.
  ///   - limits: The maximum size.
  init(_ text: String, limits: Limits) throws(LinkError) {
    let bytes = try Self.checked(text, limits: limits)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      URLScheme.isValid(bytes[..<colon])
    else { throw LinkError.malformed(.noScheme) }
    scheme = String(decoding: bytes[..<colon], as: UTF8.self).lowercased()
    var rest = bytes[(colon + 1)...]
    if isWeb { host = try Self.takeHost(from: &rest) }
    try read(rest, limits: limits)
  }

  /// Splits a nested link, the query's value for a layer: components and a query, without a scheme.
  init(relative text: String, limits: Limits) throws(LinkError) {
    try read(Array(text.utf8)[...], limits: limits)
  }

  /// Whether the link has a real host, which is not its first component.
  var isWeb: Bool { scheme == "https" || scheme == "http" }

  private static func checked(_ text: String, limits: Limits) throws(LinkError) -> ArraySlice<UInt8>
  {
    guard text.utf8.count <= limits.bytes else {
      throw LinkError.malformed(.tooLong(limit: limits.bytes))
    }
    let bytes = Array(text.utf8)
    guard !bytes.contains(where: { $0 <= 0x20 || $0 == 0x7F }) else {
      throw LinkError.malformed(.forbiddenCharacter)
    }
    return bytes[...]
  }

  /// Removes the authority from a web link and returns it without the user's name: host and port.
  private static func takeHost(from rest: inout ArraySlice<UInt8>) throws(LinkError) -> String {
    guard rest.starts(with: "//".utf8) else { return "" }
    rest = rest.dropFirst(2)
    let end = rest.firstIndex { "/?#".utf8.contains($0) } ?? rest.endIndex
    let authority = rest[..<end]
    // Browsers read a backslash as a slash, so they would see another host.
    guard !authority.contains(UInt8(ascii: "\\")) else {
      throw LinkError.malformed(.forbiddenCharacter)
    }
    rest = rest[end...]
    let start = authority.lastIndex(of: UInt8(ascii: "@")).map { $0 + 1 } ?? authority.startIndex
    return String(decoding: authority[start...], as: UTF8.self).lowercased()
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>, limits: Limits) throws(LinkError) {
    let fragment = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    let bytes = bytes[..<fragment]
    let mark = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
    let parts = bytes[..<mark].split(separator: UInt8(ascii: "/"))
    guard parts.count <= limits.components else {
      throw LinkError.malformed(.tooManyComponents(limit: limits.components))
    }
    components.reserveCapacity(parts.count)
    for part in parts { components.append(try Self.decoded(part)) }
    for pair in bytes[mark...].dropFirst().split(separator: UInt8(ascii: "&")) {
      let equals = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
      let name = try Self.decoded(pair[..<equals])
      let value = equals < pair.endIndex ? try Self.decoded(pair[(equals + 1)...]) : nil
      query.items.append(LinkQuery.Item(name, value))
    }
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) throws(LinkError) -> String {
    guard let text = PercentEncoding.decode(bytes) else {
      throw LinkError.malformed(.invalidEncoding(String(decoding: bytes, as: UTF8.self)))
    }
    return text
  }
}

extension RawLink {
  /// The components and the query as text, as they follow a scheme or form a nested link.
  var relativeText: String {
    var text = ""
    for (index, component) in components.enumerated() {
      if index > 0 { text += "/" }
      text += PercentEncoding.component(component)
    }
    for (index, item) in query.items.enumerated() {
      text += index == 0 ? "?" : "&"
      text += PercentEncoding.query(item.name)
      if let value = item.value {
        text += "="
        text += PercentEncoding.query(value)
      }
    }
    return text
  }
}

/// A link with its parts: those of its pages and those of the nested links in its query.
struct WrittenLink {
  var raw: RawLink
  /// The nested links that are the values of the last items of the query, in their order.
  var nested: [RawLink] = []

  /// Adds a nested link to the query.
  mutating func add(_ name: String, _ link: RawLink) {
    raw.query.items.append(LinkQuery.Item(name, link.relativeText))
    nested.append(link)
  }

  /// The nested link of an item, if its parts are known.
  func nestedLink(at index: Int) -> RawLink? {
    let position = index - (raw.query.items.count - nested.count)
    return nested.indices.contains(position) ? nested[position] : nil
  }

  /// The whole link.
  var text: String {
    raw.scheme + "://" + (raw.host.map { $0 + "/" } ?? "") + slash + raw.relativeText
  }

  /// A slash if the first component cannot be written in the position of the host.
  private var slash: String {
    guard raw.host == nil, let first = raw.components.first else { return "" }
    return PercentEncoding.component(first) == first ? "" : "/"
  }

  /// Whether splitting the text again gives exactly these parts.
  ///
  /// Splitting skips empty components and items; everything else is preserved, because every separator
  /// inside a part is encoded.
  func roundTrips(within limits: RawLink.Limits) -> Bool {
    raw.isWeb == (raw.host != nil) && raw.roundTrips(within: limits)
      && nested.allSatisfy { $0.roundTrips(within: limits) }
  }
}

extension RawLink {
  fileprivate func roundTrips(within limits: Limits) -> Bool {
    components.count <= limits.components
      && components.allSatisfy { !$0.isEmpty }
      && query.items.allSatisfy { !$0.name.isEmpty || $0.value != nil }
  }
}

/// The scheme of a URL, by RFC 3986, section 3.1.
package enum URLScheme {
  /// Whether the bytes are a valid scheme: a letter, then letters, digits, plus, minus and dots.
  package static func isValid(_ bytes: some Sequence<UInt8>) -> Bool {
    var isEmpty = true
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        if isEmpty { return false }
      default: return false
      }
      isEmpty = false
    }
    return !isEmpty
  }
}
