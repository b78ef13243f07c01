/// A link taken apart, before it is known what its components mean.
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
  /// How much a link may hold.
  struct Limits: Hashable, Sendable {
    var bytes: Int
    var components: Int
  }

  /// Takes a whole link apart.
  ///
  /// - Parameters:
  ///   - text: The link.
  ///   - limits: How much it may hold.
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

  /// Takes apart what stands in a query for a layer: components and a query, without a scheme.
  init(relative text: String, limits: Limits) throws(LinkError) {
    try read(Array(text.utf8)[...], limits: limits)
  }

  /// Whether the link's host is a real one and not its first component.
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

  /// Takes the host off a web link: what stands after the user's name and before the port.
  private static func takeHost(from rest: inout ArraySlice<UInt8>) throws(LinkError) -> String {
    guard rest.starts(with: "//".utf8) else { return "" }
    rest = rest.dropFirst(2)
    let end = rest.firstIndex { "/?#".utf8.contains($0) } ?? rest.endIndex
    let authority = rest[..<end]
    // Browsers read a backslash as a slash, so that the host would be another one for them.
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
  /// The components and the query, as they stand behind a scheme or in a layer.
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
