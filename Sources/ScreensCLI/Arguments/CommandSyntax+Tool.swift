import ReferenceCheck

extension CommandSyntax {
  /// How commands of a tool are written, which goes by its own name and by that of this project's.
  static func of(_ tool: ToolName) -> CommandSyntax {
    CommandSyntax(tools: [ToolName.standard, tool.word]) { words in
      guard let scanned = try? ArgumentScanner(scanning: words), let verb = scanned.verb,
        // The screens of a file may be those of another app.
        !scanned.occurrences.contains(where: { $0.option.name == Option.manifest.name })
      else { return [] }
      let names = verb.usage.options.filter { $0.suggestion == .screens }.map(\.name)
      let values = scanned.occurrences.filter { names.contains($0.option.name) }.map(\.value)
      let operands = verb.usage.operands
      return values
        + (operands.suggestion == .screens ? scanned.operands.prefix(operands.maximum) : [])
    }
  }
}
