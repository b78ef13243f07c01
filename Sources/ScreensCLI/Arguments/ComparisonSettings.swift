import Snapshots

/// How two files are compared, as the command line says it.
struct ComparisonSettings: Sendable, Equatable {
  /// The share of the largest distance of colours that is let pass; nil means that every channel
  /// counts.
  var threshold: Double?
  /// Whether soft edges are told from real differences, where there is a threshold.
  var detectsAntialiasing = true
  /// How much may differ.
  var limits = ComparisonLimits()
  /// The side of the squares among which the fullest is looked for.
  var window = 32
  /// What is left out.
  var masks: [Mask] = []

  /// When two pixels differ.
  var metric: ColorMetric {
    threshold.map { .perceived(threshold: $0, detectsAntialiasing: detectsAntialiasing) } ?? .exact
  }

  /// How much a run lets the pictures of screens differ; named masks are places on each of them.
  var tolerance: SnapshotTolerance {
    var tolerance = SnapshotTolerance(metric: metric, limits: limits, window: window)
    for mask in masks {
      switch mask {
      case .rect(let rect): tolerance.masks.append(rect)
      case .region(let name): tolerance.maskedRegions.append(name)
      }
    }
    return tolerance
  }
}
