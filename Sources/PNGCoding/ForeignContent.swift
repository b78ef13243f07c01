/// What bytes that are not a PNG look like.
package enum ForeignContent: Sendable, Equatable {
  /// A picture or document of another format, with the name of that format.
  case format(String)
  /// A PNG whose first bytes were changed by something that took it for text.
  case textModePNG
  /// Text, with how it starts.
  case text(start: String)
  /// Anything else, with its first bytes, at most 8.
  case binary(start: [UInt8])
}
