import Adoption
import CommandParsing
import Files

/// Writes the additions to an app's package, and reports what was done.
struct AdoptionReport {
  private let adoption: Adoption
  private let isDryRun: Bool

  init(_ adoption: Adoption, isDryRun: Bool) {
    self.adoption = adoption
    self.isDryRun = isDryRun
  }

  /// What was found, to print before anything is written.
  var findings: String {
    guard !adoption.findings.isEmpty else { return "" }
    return adoption.findings.map { Self.line($0.word, $0.text) }.joined() + "\n"
  }

  private static func line(_ word: String, _ text: String) -> String {
    word + String(repeating: " ", count: max(1, 9 - word.count)) + text + "\n"
  }

  /// The texts that would be written.
  func preview() throws(FileError) -> String {
    var text = adoption.files.map { "--- \($0.path)\n\($0.text)" }.joined(separator: "\n")
    if !adoption.edit.isEmpty { text += "\n--- Package.swift, more code:\n\(adoption.edit.lines)" }
    if IgnoreList.addition(to: try Self.text(at: IgnoreList.path) ?? "") != nil {
      text += "\n--- \(IgnoreList.path), one more line:\n\(IgnoreList.line)\n"
    }
    return text
  }

  /// Writes everything.
  ///
  /// - Returns: Whether everything is now as it would be in a new package.
  func write(_ session: Tool.Session, _ tools: PackageTools) throws -> Bool {
    var isComplete = true
    for file in adoption.files {
      if try !write(file, session) { isComplete = false }
    }
    let ignored = try WholeFile.read(IgnoreList.path) ?? []
    if let addition = IgnoreList.addition(to: String(decoding: ignored, as: UTF8.self)) {
      try WholeFile.write(ignored + addition.utf8, to: IgnoreList.path)
      try session.write(Self.line("edited", IgnoreList.path))
    }
    return try editPackage(session, tools) && isComplete
  }

  private func write(_ file: AdoptionFile, _ session: Tool.Session) throws -> Bool {
    let old = try Self.text(at: file.path)
    let action = file.action(over: old)
    switch action {
    case .write, .update:
      try WholeFile.makeFolder(above: file.path)
      try WholeFile.write(Array(file.text.utf8), to: file.path)
      let change = Self.change(of: old ?? "", file)
      try session.write(Self.line(old == nil ? "wrote" : "updated", file.path + change))
    case .keep: try session.write(Self.line("same", file.path))
    case .keepEdited: try session.write(Self.line("kept", "\(file.path), which was edited"))
    case .keepForeign:
      try session.write(Self.line("kept", "\(file.path), which 'init' did not write"))
    }
    return action != .keepEdited && action != .keepForeign
  }

  /// The screens that are new in a manifest and those that are gone.
  private static func change(of old: String, _ file: AdoptionFile) -> String {
    guard !old.isEmpty, file.path == AdoptionFile.manifestPath else { return "" }
    let new = AdoptionFile.screens(of: file.text, missingIn: old)
    let gone = AdoptionFile.screens(of: old, missingIn: file.text)
    return (new.isEmpty ? "" : "; new: \(new.joined(separator: ", "))")
      + (gone.isEmpty ? "" : "; gone: \(gone.joined(separator: ", "))")
  }

  /// Edits Package.swift; restores it and prints the code to paste if the result has not all targets.
  private func editPackage(_ session: Tool.Session, _ tools: PackageTools) throws -> Bool {
    let path = "Package.swift"
    guard !adoption.edit.isEmpty else {
      try session.write(Self.line("same", path))
      return true
    }
    if let old = try Self.text(at: path), let new = adoption.edit.applied(to: old) {
      try WholeFile.write(Array(new.utf8), to: path)
      if let package = try? tools.package(), adoption.edit.isPart(of: package) {
        try session.write(Self.line("edited", path))
        return true
      }
      try WholeFile.write(Array(old.utf8), to: path)
    }
    try session.write("\nadd this code to \(path), whose targets are not a plain list:\n\n")
    try session.write(adoption.edit.lines)
    return false
  }

  /// The last lines.
  func summary(_ package: AppPackage) -> String {
    let (count, open) = (adoption.count, adoption.openCount)
    var text = "\n\(count) screen\(count == 1 ? "" : "s")"
    if open > 0 {
      text += "; \(open) more need\(open == 1 ? "s" : "") a value, see the comments in the manifest"
    }
    text += "\nnext: swift run \(AdoptionFile.tool) render-all\n"
    if !package.runsOnMacs {
      text += "on a Mac, Package.swift needs: platforms: [.macOS(.v14)]\n"
    }
    return text
  }

  private static func text(at path: String) throws(FileError) -> String? {
    try WholeFile.read(path).map { String(decoding: $0, as: UTF8.self) }
  }
}
