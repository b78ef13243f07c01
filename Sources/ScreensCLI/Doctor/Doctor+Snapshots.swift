import Files
import Harness
import PNGCoding
import PlainText
import Scenes
import Snapshots
import Wireframes

extension Doctor {
  /// Checks the folder of snapshots: whether it exists and is writable, and its content.
  var snapshots: [Diagnosis] {
    let topic = "snapshots"
    let store = SnapshotStore(folder: snapshotsFolder)
    let shown = session.shown(store.folder)
    do {
      let folder = try SnapshotFolder(of: store, manifest: source.ids)
      guard !folder.snapshots.isEmpty || !folder.obsolete.isEmpty else {
        return [
          .warning(
            topic, "there are none of \(source.name) in \(shown.quoted)",
            advice: "run '\(session.tool) record' to store the first")
        ]
      }
      return [summary(folder, shown)] + leftovers(folder) + contents(folder, store)
        + (machine.isWritable(store.folder)
          ? []
          : [
            .warning(
              topic, "\(shown.quoted) cannot be written to",
              advice: "change its permissions, so that snapshots can be recorded or accepted")
          ])
    } catch {
      return [.problem(topic, "\(error)", advice: "name the folder with '--snapshots'")]
    }
  }

  private func summary(_ folder: SnapshotFolder, _ shown: String) -> Diagnosis {
    let count = folder.snapshots.count.counted("file", "files")
    guard !folder.missing.isEmpty else {
      return .ok("snapshots", "\(count) of \(source.ids.count) screens in \(shown.quoted)")
    }
    return .warning(
      "snapshots",
      "\(folder.missing.count.counted("screen has", "screens have")) none in \(shown.quoted): "
        + folder.missing.fewQuoted,
      advice: "run '\(session.tool) record'")
  }

  private func leftovers(_ folder: SnapshotFolder) -> [Diagnosis] {
    var diagnoses: [Diagnosis] = []
    if !folder.obsolete.isEmpty {
      diagnoses.append(
        .warning(
          "snapshots",
          "\(folder.obsolete.count.counted("file", "files")) without a screen: "
            + folder.obsolete.fewQuoted,
          advice: folder.snapshots.isEmpty
            ? "name the app of the snapshots with '--app' or '--manifest'"
            : "run '\(session.tool) prune'"))
    }
    if !folder.unfinished.isEmpty {
      diagnoses.append(
        .warning(
          "snapshots",
          "\(folder.unfinished.count.counted("unfinished file", "unfinished files")) of a killed run: "
            + folder.unfinished.fewQuoted,
          advice: "the next '\(session.tool) record' removes those of ended runs"))
    }
    if !folder.foreign.isEmpty {
      diagnoses.append(
        .warning(
          "snapshots",
          "\(folder.foreign.count.counted("file is not a snapshot", "files are not snapshots")): "
            + folder.foreign.fewQuoted,
          advice: "move these files to another folder"))
    }
    return diagnoses
  }

  /// Checks the content of the files for Git LFS pointers and invalid pictures.
  private func contents(_ folder: SnapshotFolder, _ store: SnapshotStore) -> [Diagnosis] {
    var pointers: [String] = []
    var diagnoses: [Diagnosis] = []
    for name in folder.snapshots {
      do {
        let content = try WholeFile.read("\(store.folder)/\(name)") ?? []
        if ForeignContent.isGitLFSPointer(Array(content.prefix(64))) {
          pointers.append(name)
        } else if name.hasSuffix(".png") {
          _ = try PNGRowReader(content)
        }
      } catch {
        diagnoses.append(
          .problem(
            "pictures", "\(name.quoted): \(error)",
            advice: "restore it or run '\(session.tool) record --update all'"))
      }
    }
    if !pointers.isEmpty {
      diagnoses.append(
        .problem(
          "pictures",
          "\(pointers.count.counted("file is a Git LFS pointer", "files are Git LFS pointers")): "
            + pointers.fewQuoted,
          advice: "run 'git lfs pull'"))
    }
    return diagnoses
  }
}

extension Doctor {
  /// Checks whether each screen is reached and whether all its content can be drawn.
  func screens() async -> [Diagnosis] {
    let topic = "screens"
    guard !source.ids.isEmpty else {
      return [.problem(topic, "the manifest has no screens", advice: "add a case to its enum")]
    }
    var unreached: [String] = []
    var scenes: [Scene] = []
    for (id, scene) in await source.scenes(where: { _ in true }) {
      switch scene {
      case .success(let scene): scenes.append(scene)
      case .failure: unreached.append(id)
      }
    }
    let subject = AuditSubject(scenes, ids: source.ids) { NearestName.of($0, in: $1) }
    return [reached(unreached)]
      + AuditRule.unmappedIcon.findings(subject).map { Self.diagnosis("icons", of: $0) }
      + AuditRule.missingGlyph.findings(subject).map { Self.diagnosis("texts", of: $0) }
  }

  private func reached(_ unreached: [String]) -> Diagnosis {
    let all = source.ids.count.counted("screen", "screens")
    if unreached.isEmpty {
      let which = source.ids.count == 1 ? "which is" : "all"
      return .ok("screens", "\(all) of \(source.name), \(which) reached")
    }
    return .problem(
      "screens",
      "\(unreached.count) of \(all) of \(source.name) not reached: \(unreached.fewQuoted)",
      advice: "run '\(session.tool) audit' to see where the router stops")
  }

  /// A finding about icons or texts; the other audit rules are about the app and not about the tool.
  private static func diagnosis(_ topic: String, of finding: AuditFinding) -> Diagnosis {
    .warning(topic, "\(finding.screens.fewQuoted): \(finding.reason)", advice: finding.remedy)
  }
}
