package import Scenes

/// What a scan of an app's source found besides its screens.
package struct ScanFindings: Sendable, Equatable {
  /// The mistakes of the app that its source shows.
  package var findings: [AuditFinding]
  /// Where the screens are declared, by their ids.
  package var places: [String: Place]
  /// The folder of the app's source, from the working directory.
  package var folder: String

  /// A line of a file.
  package struct Place: Sendable, Equatable {
    /// The path of the file.
    package var file: String
    /// The line, from 1.
    package var line: Int

    /// Creates a place.
    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }

    /// Reads `path:line`, with a path from a folder.
    package init?(_ text: String, in folder: String) {
      guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...])
      else { return nil }
      self.init(file: Self.path(String(text[..<colon]), in: folder), line: line)
    }

    /// The path of a file in a folder, from the working directory.
    package static func path(_ file: String, in folder: String) -> String {
      folder == "." ? file : "\(folder)/\(file)"
    }
  }

  /// Creates findings.
  package init(
    findings: [AuditFinding] = [], places: [String: Place] = [:], folder: String = "."
  ) {
    self.findings = findings
    self.places = places
    self.folder = folder
  }

  /// The line of a place in the source, `path:line` from its folder; nil if it is no such text.
  package func place(_ text: String) -> Place? {
    Place(text, in: folder)
  }
}
