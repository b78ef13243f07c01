extension CompilationConditions {
  /// The ranges of bytes that do not belong to the build, with all lines that begin with `#if`, `#elseif`, `#else` or
  /// `#endif`; nil without such a line.
  ///
  /// - Parameters:
  ///   - bytes: The file, with zeros at its end.
  ///   - tokens: Its tokens.
  func inactiveRegions(of bytes: [UInt8], tokens: [Token]) -> [Range<Int>]? {
    var regions: [Range<Int>] = []
    var open: [OpenCondition] = []
    var reader = ConditionReader(bytes: bytes, tokens: tokens, conditions: self)
    // Where the inactive region that contains the position begins.
    var inactiveStart: Int?
    while tokens[reader.index].kind != .endOfFile {
      guard let directive = reader.directive else {
        reader.index += 1
        continue
      }
      let start = Int(tokens[reader.index].start)
      reader.index += 1
      let isOuterActive = open.dropLast(directive == .opening ? 0 : 1).last?.isActive ?? true
      switch directive {
      case .opening:
        let holds = reader.readCondition()
        open.append(OpenCondition(isActive: isOuterActive && holds, wasActive: holds))
      case .alternative:
        let holds = reader.readCondition()
        open.last?.choose(holds && isOuterActive, in: &open)
      case .otherwise: open.last?.choose(isOuterActive, in: &open)
      case .closing: _ = open.popLast()
      }
      let end = reader.endOfDirective
      regions.append((inactiveStart ?? start)..<end)
      inactiveStart = open.last?.isActive ?? true ? nil : end
    }
    if let inactiveStart { regions.append(inactiveStart..<Int(tokens[reader.index].start)) }
    return regions.isEmpty ? nil : regions
  }
}

/// A line that begins with `#`.
enum ConditionalDirective {
  case opening
  case alternative
  case otherwise
  case closing
}

/// A condition whose `#endif` is still to come.
private struct OpenCondition {
  /// Whether the region at the position belongs to the build.
  var isActive: Bool
  /// Whether one of the regions so far did.
  var wasActive: Bool

  func choose(_ holds: Bool, in open: inout [OpenCondition]) {
    open[open.count - 1] = OpenCondition(
      isActive: holds && !wasActive, wasActive: wasActive || holds)
  }
}
