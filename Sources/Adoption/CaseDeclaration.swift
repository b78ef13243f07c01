/// A case of an enum, taken out of its declaration: `case chapter(Int, of: String?)`.
struct CaseDeclaration: Equatable {
  /// One value that the case carries.
  struct Parameter: Equatable {
    /// What stands before the colon; nil where nothing does.
    var label: String?
    /// The type as it is written.
    var type: String
  }

  /// The name, without backticks.
  var name: String
  /// What it carries.
  var parameters: [Parameter]

  /// Takes a declaration apart; nil where it is not that of a case.
  init?(_ declaration: String) {
    guard let start = declaration.firstRange(of: "case ") else { return nil }
    let rest = declaration[start.upperBound...]
    name = rest.prefix { $0 != "(" }.filter { $0 != "`" && $0 != " " }
    guard !name.isEmpty else { return nil }
    guard let open = rest.firstIndex(of: "("), rest.last == ")" else {
      parameters = []
      return
    }
    let inside = rest[rest.index(after: open)...].dropLast()
    parameters = Self.split(inside, at: ",").map(Parameter.init)
  }

  /// The parts between separators that no bracket encloses.
  fileprivate static func split(_ text: Substring, at separator: Character) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      case separator where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return parts + [text[start...]]
  }
}

extension CaseDeclaration.Parameter {
  fileprivate init(_ text: Substring) {
    // A value that the declaration gives by itself need not be known.
    let declared = CaseDeclaration.split(text, at: "=")[0]
    let parts = CaseDeclaration.split(declared, at: ":").map {
      String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    label = parts.count > 1 && parts[0] != "_" ? parts[0] : nil
    type = parts.last ?? ""
  }
}
