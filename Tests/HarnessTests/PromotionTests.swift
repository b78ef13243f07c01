import Reports
import Snapshots
import TestSupport
import Testing

@testable import Harness

@Suite("What can become a snapshot") struct PromotionTests {
  @Test("A screen that was not drawn is refused with the reason, which another run would not mend")
  func notDrawn() async throws {
    let folder = try TemporaryFolder()
    let options = RunOptions(
      purpose: .verify, store: SnapshotStore(folder: "\(folder.path)/Snapshots"),
      output: "\(folder.path)/out", workers: 1)
    let source = SceneSource(LockedGarden.self)
    let result = try await ScreenRun(source, options: options).run { $0 == "seedSheet" }
    let report = Report(of: result, ids: source.ids, options: options, toolVersion: "") { $0 }
    let promotion = SnapshotPromotion(
      folder: options.output, snapshots: options.store.folder, variant: report.variant
    ) { $0 }
    let error = #expect(throws: PromotionError.self) {
      try promotion.promote(report.screens[0])
    }
    let reason = report.screens[0].reason ?? "none"
    #expect(error?.message(verify: "v", accept: "a") == "there is no picture of it: \(reason)")
  }
}
