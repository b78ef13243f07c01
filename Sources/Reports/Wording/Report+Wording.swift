extension Report {
  /// How many findings of each kind there are, as the terminal says it: `3 unchanged, 1 changed`.
  var summary: String {
    var parts = ReportedVerdict.allCases.compactMap { verdict in
      let count = count(verdict)
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    if recorded > 0 { parts.append("\(recorded) recorded") }
    return (parts.isEmpty ? "no screens" : parts.joined(separator: ", "))
      + (isComplete ? "" : "; the run was interrupted")
  }
}
