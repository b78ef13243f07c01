// What audits and the flow graph look for in a value, found by its table.

extension ManifestObject {
  /// Appends the texts of a role in the order of the table, with those of the values inside.
  func append(_ role: TextRole, to texts: inout [String]) {
    Self.table.form.append(role, of: values, to: &texts)
  }

  /// Appends the links that the value and the values inside declare, in the order of the table.
  func append(linksTo links: inout [DeclaredLink]) {
    Self.table.form.append(linksOf: values, to: &links)
  }

  /// Whether a person can tap the value, or one inside, to go somewhere.
  var declaresExit: Bool { Self.table.form.declaresExit(values) }
}

extension ObjectForm {
  fileprivate func append(_ role: TextRole, of values: FieldValues, to texts: inout [String]) {
    for (field, value) in zip(fields, values) {
      switch (field.kind, value) {
      case (.text(role), .text(let text)): texts.append(text)
      case (.texts, .list(let values)) where role == .shown:
        for case .text(let text) in values { texts.append(text) }
      case (.objects(let form, _), .list(let objects)):
        for case .object(let values) in objects { form.append(role, of: values, to: &texts) }
      case (.object(let form), .object(let values)): form.append(role, of: values, to: &texts)
      case (_, .blocks(let blocks)): for block in blocks { block.content.append(role, to: &texts) }
      default: break
      }
    }
  }

  fileprivate func append(linksOf values: FieldValues, to links: inout [DeclaredLink]) {
    var label: String?
    for (field, value) in zip(fields, values) {
      switch (field.kind, value) {
      // A person taps the title, which comes first.
      case (.text(.shown), .text(let text)): label = label ?? text
      case (.text(.link), .text(let target)): links.append(DeclaredLink(label ?? "", to: target))
      case (.objects(let form, _), .list(let objects)):
        for case .object(let values) in objects { form.append(linksOf: values, to: &links) }
      case (.object(let form), .object(let values)): form.append(linksOf: values, to: &links)
      case (_, .blocks(let blocks)): for block in blocks { block.content.append(linksTo: &links) }
      default: break
      }
    }
  }

  fileprivate func declaresExit(_ values: FieldValues) -> Bool {
    zip(fields, values).contains { field, value in
      switch (field.kind, value) {
      case (.text(.link), .text): true
      case (.objects(let form, _), .list(let objects)):
        objects.contains {
          if case .object(let values) = $0 { form.declaresExit(values) } else { false }
        }
      case (.object(let form), .object(let values)): form.declaresExit(values)
      case (_, .blocks(let blocks)): blocks.contains(where: \.content.isExit)
      default: false
      }
    }
  }
}
