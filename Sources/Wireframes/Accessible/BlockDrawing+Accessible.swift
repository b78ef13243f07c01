import Scenes

extension BlockDrawing where Self: BlockContent {
  /// What the fields of the block say: one element of its texts, and those of the objects and blocks in it.
  var spokenElements: [AccessibleElement] {
    Self.table.form.accessibleElements(of: values)
  }
}

extension ObjectForm {
  func accessibleElements(of values: FieldValues) -> [AccessibleElement] {
    var texts: [String] = []
    var (icon, target): (String?, String?)
    var nested: [AccessibleElement] = []
    for (field, value) in zip(fields, values) {
      switch (field.kind, value) {
      case (.text(.shown), .text(let text)): texts.append(text)
      case (.text(.icon), .text(let name)): icon = name
      case (.text(.link), .text(let id)): target = id
      case (.texts, .list(let list)):
        for case .text(let text) in list { nested.append(AccessibleElement(.text, text)) }
      case (.objects(let form, _), .list(let objects)):
        for case .object(let values) in objects {
          nested += form.accessibleElements(of: values)
        }
      case (.object(let form), .object(let values)):
        nested += form.accessibleElements(of: values)
      case (_, .blocks(let blocks)): nested += blocks.map(\.drawing).accessibleElements
      default: break
      }
    }
    let label = AccessibleElement.combined(texts)
    guard label != nil || target != nil else { return nested }
    return [
      AccessibleElement(target == nil ? .text : .button, label, leadsTo: target, icon: icon)
    ] + nested
  }
}
