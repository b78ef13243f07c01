import AppReading
import Files

// A report in the stored form of a result.

extension PackedWriter {
  /// Adds a report.
  mutating func write(_ report: ScanReport) {
    write(report.app)
    write(report.files)
    write(report.lines)
    write(report.destinations) { writer, destination in
      writer.write(destination.enumName)
      writer.write(destination.caseName)
      writer.write(destination.role.rawValue)
      writer.write(destination.view)
      writer.write(destination.at)
      writer.write(destination.blocks)
    }
    write(report.starts) { writer, start in
      writer.write(start.from)
      writer.write(start.to)
      writer.write(start.conditions) { $0.write($1) }
      writer.write(start.at)
    }
    write(report.edges) { writer, edge in
      writer.write(edge.from)
      writer.write(edge.control)
      writer.write(edge.symbol)
      writer.write(edge.kind.rawValue)
      writer.write(edge.to)
      writer.write(edge.at)
      writer.write(edge.confidence.rawValue)
    }
    write(report.views) { writer, view in
      writer.write(view.view)
      writer.write(view.at)
      writer.write(view.title)
      writer.write(view.texts) { $0.write($1) }
      writer.write(view.otherTexts) { $0.write($1) }
      for count in [view.unknown, view.blocks, view.neutral] { writer.write(count) }
      writer.write(view.isReached)
    }
    write(report.unresolved) { writer, entry in
      writer.write(entry.at)
      writer.write(entry.what.rawValue)
      writer.write(entry.name)
      writer.write(entry.reason)
    }
  }
}

extension PackedReader {
  /// The next report.
  mutating func report() throws(Failure) -> ScanReport {
    var report = ScanReport(app: try text())
    report.files = try number()
    report.lines = try number()
    report.destinations = try list { reader throws(Failure) in try reader.destination() }
    report.starts = try list { reader throws(Failure) in
      ScanReport.Start(
        from: try reader.text(), to: try reader.text(),
        conditions: try reader.list { reader throws(Failure) in try reader.text() },
        at: try reader.text())
    }
    report.edges = try list { reader throws(Failure) in try reader.edge() }
    report.views = try list { reader throws(Failure) in try reader.view() }
    report.unresolved = try list { reader throws(Failure) in
      ScanReport.Unresolved(
        at: try reader.text(), what: try reader.choice(), name: try reader.text(),
        reason: try reader.text())
    }
    return report
  }

  private mutating func destination() throws(Failure) -> ScanReport.Destination {
    ScanReport.Destination(
      enumName: try text(), caseName: try text(), role: try choice(), view: try optionalText(),
      at: try text(), blocks: try number())
  }

  private mutating func edge() throws(Failure) -> ScanReport.Edge {
    ScanReport.Edge(
      from: try text(), control: try optionalText(), symbol: try optionalText(),
      kind: try choice(), to: try text(), at: try text(), confidence: try choice())
  }

  private mutating func view() throws(Failure) -> ScanReport.View {
    ScanReport.View(
      view: try text(), at: try text(), title: try optionalText(),
      texts: try list { reader throws(Failure) in try reader.text() },
      otherTexts: try list { reader throws(Failure) in try reader.text() },
      unknown: try number(), blocks: try number(), neutral: try number(),
      isReached: try flag())
  }

  /// The next text as one of the values of an enum.
  mutating func choice<Value: RawRepresentable<String>>() throws(Failure) -> Value {
    guard let value = Value(rawValue: try text()) else { throw Failure() }
    return value
  }
}
