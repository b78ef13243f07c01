/// The conformances of an enum that only the tool needs.
struct MissingConformances {
  let type: AppType
  let protocols: [String]

  /// The extensions that declare them.
  func code(in types: AppTypes) -> String {
    let name = types.reference(to: type)
    // Not allowed for a type of the same package, needed for that of another one.
    let attribute = types.isOwn(type) ? "" : "@retroactive "
    return protocols.map { proto in
      switch proto {
      case "Hashable": equality(name, attribute)
      // The manifest has a list of all tabs.
      case "CaseIterable": ""
      default:
        // Unchecked, because the compiler checks a conformance only in the file of the type.
        """

        // The tool uses it on one thread at a time.
        extension \(name): \(attribute)@unchecked Sendable {}

        """
      }
    }.joined()
  }

  private func equality(_ name: String, _ attribute: String) -> String {
    let value = type.conforms(to: "Identifiable") ? "id" : "description"
    let description =
      value == "id" ? "" : "  private var description: String { String(reflecting: self) }\n\n"
    return """

      extension \(name): \(attribute)Hashable {
      \(description)  public static func == (first: \(name), second: \(name)) -> Bool {
          first.\(value) == second.\(value)
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(\(value)) }
      }

      """
  }
}
