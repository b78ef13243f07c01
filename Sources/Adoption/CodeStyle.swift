/// How a Package.swift is formatted.
struct CodeStyle: Equatable {
  /// One level of indentation.
  var unit = "  "
  /// What ends a line.
  var newline = "\n"
  /// Whether the last element of a list of several lines has a comma.
  var hasTrailingCommas = true
  /// Whether the bracket that closes a call of several lines has a line of its own.
  var closesOnOwnLine = false
  /// Whether a target may be on one line.
  var allowsOneLine = true

  static let width = 100

  /// The code of a target behind an indentation.
  func code(of target: PackageEdit.Target, indentation: String) -> String {
    let name = "name: \(target.name.debugDescription)"
    let list = target.dependencies.joined(separator: ", ")
    let line = ".\(target.kind)(\(name), dependencies: [\(list)])"
    if allowsOneLine, indentation.count + line.count < Self.width { return line }
    let inner = indentation + unit
    var lines = [".\(target.kind)(", "\(inner)\(name),"]
    let short = "\(inner)dependencies: [\(list)]"
    if short.count + 2 < Self.width {
      lines.append(short)
    } else {
      lines.append("\(inner)dependencies: [")
      lines += target.dependencies.map { "\(inner)\(unit)\($0)," }
      if !hasTrailingCommas { lines[lines.count - 1].removeLast() }
      lines.append("\(inner)]")
    }
    if closesOnOwnLine {
      lines.append("\(indentation))")
    } else {
      lines[lines.count - 1] += ")"
    }
    return lines.joined(separator: newline)
  }
}
