@testable import Adoption
@testable import SymbolGraphs

/// The types of modules, in a short form of Swift: conformances behind the name, members indented.
func appTypes(_ modules: (name: String, code: String)..., searched: [String] = []) -> AppTypes {
  AppTypes(
    in: modules.map { SymbolGraph(module: $0.name, code: $0.code) },
    ownModules: modules.map(\.name).filter { $0 != "Other" }, others: searched)
}

extension SymbolGraph {
  /// Reads declarations such as `public enum AppTab: Hashable`, with members on indented lines.
  init(module: String, code: String) {
    self.init(module: module, symbols: [])
    var owner: [String] = []
    for (index, line) in code.split(separator: "\n").enumerated() {
      let words = line.split(separator: " ").map(String.init)
      var symbol = Symbol(kind: "", path: owner)
      symbol.place = SourcePlace(file: "/\(module).swift", line: index + 1)
      symbol.access =
        ["public", "package", "private", "internal"].first(where: words.contains) ?? "internal"
      symbol.declaration = words.joined(separator: " ")
      if line.hasPrefix("  ") {
        let type = "\(module).\(owner.joined(separator: "."))"
        symbol.addMember(words, of: type)
        symbol.id = "\(type).member\(index)"
      } else {
        let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
        let name = parts[0].split(separator: " ").last.map(String.init) ?? ""
        owner = name.prefix { $0 != "<" }.split(separator: ".").map(String.init)
        symbol.path = owner
        symbol.generics = name.contains("<") ? [String(name.dropLast().suffix(1))] : []
        let kind = ["enum", "class", "protocol"].first(where: words.contains)
        symbol.kind = "swift.\(kind ?? "struct")"
        let protocols = (parts.count > 1 ? parts[1] : "").split(separator: ", ").map(String.init)
        let id = "\(module).\(owner.joined(separator: "."))"
        symbol.id = id
        conformances[id] = Set(protocols.map { $0.contains(".") ? $0 : "Swift.\($0)" })
        for name in protocols { adopters["\(module).\(name)", default: []].append(id) }
      }
      symbols.append(symbol)
    }
  }
}

extension SymbolGraph.Symbol {
  fileprivate mutating func addMember(_ words: [String], of owner: String) {
    path.append("member")
    let code = words.joined(separator: " ")
    if words.contains("case") || words.contains("indirect") {
      kind = "swift.enum.case"
    } else if code.contains("init(") || code.contains("init?(") {
      kind = "swift.init"
    } else {
      kind = words.contains("func") ? "swift.type.method" : "swift.type.property"
      let name = owner.split(separator: ".").last.map(String.init) ?? ""
      type = code.contains(": \(name)") || code.hasSuffix("-> \(name)") ? owner : nil
    }
  }
}
