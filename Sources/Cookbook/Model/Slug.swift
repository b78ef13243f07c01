/// A name as it stands in a link: "Tomatoes, canned" becomes "tomatoes-canned".
enum Slug {
  static func of(_ name: String) -> String {
    name.lowercased()
      .split { !($0.isLetter || $0.isNumber) }
      .joined(separator: "-")
  }
}
