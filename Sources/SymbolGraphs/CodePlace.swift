/// A place inside the code of a function or property, as `#fileID`, `#line` and `#function` tell it.
package struct CodePlace: Sendable, Hashable {
  /// The module and the name of the file: `Shop/Item.swift`.
  package var fileID: String
  /// The line, from one.
  package var line: Int
  /// What the compiler calls the function or property; the name of the type, or of the module, around it for
  /// a stored property.
  package var function: String

  package init(fileID: String, line: Int, function: String) {
    self.fileID = fileID
    self.line = line
    self.function = function
  }

  /// The name of the module.
  package var module: String { String(fileID.prefix { $0 != "/" }) }
}
