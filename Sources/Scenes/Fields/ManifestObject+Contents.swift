// What audits and the flow graph look for in a value, found by its table.

extension ManifestObject {
  /// Appends the texts of a role in the order of the table, with those of the values inside.
  func append(_ role: TextRole, to texts: inout [String]) {
    for field in Self.table.fields {
      switch field.content {
      case .text(let path, role): texts.append(self[keyPath: path])
      case .optionalText(let path, role): if let text = self[keyPath: path] { texts.append(text) }
      case .texts(let path): if role == .shown { texts += self[keyPath: path] }
      case .blocks(let path): for block in self[keyPath: path] { block.append(role, to: &texts) }
      case .optionalBlocks(let path):
        for block in self[keyPath: path] ?? [] { block.append(role, to: &texts) }
      case .objects(let list): for object in objects(of: list) { object.append(role, to: &texts) }
      case .object(let field): object(of: field)?.append(role, to: &texts)
      case .text, .optionalText, .flag, .word, .integer, .number, .optionalNumber, .id, .tab, .tabs:
        break
      }
    }
  }

  /// Appends the links that the value and the values inside declare, in the order of the table.
  func append(linksTo links: inout [DeclaredLink]) {
    var label: String?
    for field in Self.table.fields {
      switch field.content {
      // A person taps the title, which comes first.
      case .text(let path, .shown): label = label ?? self[keyPath: path]
      case .optionalText(let path, .link):
        if let target = self[keyPath: path] { links.append(DeclaredLink(label ?? "", to: target)) }
      case .blocks(let path): for block in self[keyPath: path] { block.append(linksTo: &links) }
      case .optionalBlocks(let path):
        for block in self[keyPath: path] ?? [] { block.append(linksTo: &links) }
      case .objects(let list): for object in objects(of: list) { object.append(linksTo: &links) }
      case .object(let field): object(of: field)?.append(linksTo: &links)
      case .text, .optionalText, .texts, .flag, .word, .integer, .number, .optionalNumber, .id,
        .tab, .tabs:
        break
      }
    }
  }

  /// Whether a person can tap the value, or one inside, to go somewhere.
  var declaresExit: Bool {
    Self.table.fields.contains { field in
      switch field.content {
      case .optionalText(let path, .link): self[keyPath: path] != nil
      case .blocks(let path): self[keyPath: path].contains(where: \.isExit)
      case .optionalBlocks(let path): (self[keyPath: path] ?? []).contains(where: \.isExit)
      case .objects(let list): objects(of: list).contains(where: \.declaresExit)
      case .object(let field): object(of: field)?.declaresExit ?? false
      case .text, .optionalText, .texts, .flag, .word, .integer, .number, .optionalNumber, .id,
        .tab, .tabs:
        false
      }
    }
  }

  private func objects(of list: some ObjectListField<Self>) -> [any ManifestObject] {
    self[keyPath: list.path]
  }

  private func object(of field: some ObjectField<Self>) -> (any ManifestObject)? {
    self[keyPath: field.path]
  }
}
