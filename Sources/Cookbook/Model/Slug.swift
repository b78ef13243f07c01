/// A name as an id: "Tomatoes, canned" becomes "tomatoes-canned".
enum Slug {
  static func of(_ name: String) -> String {
    name.lowercased()
      .split { !($0.isLetter || $0.isNumber) }
      .joined(separator: "-")
  }
}
