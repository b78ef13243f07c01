import CommandParsing
import Reports
import Testing

@testable import ScreensCLI

@Suite("Shards") struct ShardTests {
  @Test(
    "A part is written as its number and how many there are, or left to the engine",
    arguments: [
      ("1/1", .part(ReportedShard(index: 1, count: 1))),
      ("2/5", .part(ReportedShard(index: 2, count: 5))),
      ("auto", .automatic(count: nil)), ("auto/3", .automatic(count: 3)),
    ] as [(String, ShardChoice)])
  func parses(text: String, choice: ShardChoice) throws {
    #expect(try ShardChoice(parsing: text) == choice)
  }

  @Test(
    "A value that is not a shard is refused",
    arguments: [
      "", "0/2", "3/2", "1", "1/0", "-1/2", "a/2", "1/2/3", "auto/0", "auto/", "Auto", "1/",
    ])
  func refuses(text: String) {
    #expect(throws: ValueProblem.notAShard) { try ShardChoice(parsing: text) }
  }

  @Test(
    "The parts are even, in order, and together are all",
    arguments: [0, 1, 2, 34, 100], [1, 2, 3, 5, 7])
  func even(screens: Int, count: Int) {
    let ids = (0..<screens).map { "s\($0)" }
    let parts = (1...count).map { ReportedShard(index: $0, count: count).part(of: ids) }
    let sizes = parts.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
    #expect(parts.flatMap { $0 }.count == screens)
    #expect(Set(parts.flatMap { $0 }) == Set(ids))
    for part in parts { #expect(part == ids.filter(Set(part).contains)) }
  }

  @Test(
    "Each engine's variables give the part",
    arguments: [
      ("auto", ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"], "1/4"),
      ("auto", ["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "4"], "4/4"),
      ("auto", ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "3"], "1/3"),
      ("auto", ["BUILDKITE_PARALLEL_JOB": "2", "BUILDKITE_PARALLEL_JOB_COUNT": "3"], "3/3"),
      ("auto/5", ["JOB_COMPLETION_INDEX": "4"], "5/5"),
      (
        "auto",
        [
          "SLURM_ARRAY_TASK_ID": "12", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_COUNT": "4",
        ], "3/4"
      ),
      (
        "auto",
        [
          "SLURM_ARRAY_TASK_ID": "14", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_COUNT": "4",
          "SLURM_ARRAY_TASK_STEP": "2",
        ], "3/4"
      ),
      ("auto/4", ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"], "2/4"),
      ("2/3", ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"], "2/3"),
      (
        "auto",
        ["CI_NODE_INDEX": "", "CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "2"], "2/2"
      ),
    ] as [(String, [String: String], String)])
  func engines(text: String, variables: [String: String], part: String) throws {
    let shard = try ShardChoice(parsing: text).resolved(variables)
    #expect("\(shard.index)/\(shard.count)" == part)
  }

  @Test(
    "An environment without a shard is reported with a remedy",
    arguments: [
      (
        "auto", [:],
        "'--shard auto' finds no variable of GitLab, CircleCI, Buildkite, Slurm or Kubernetes; "
          + "pass the shard, such as '--shard 1/4'"
      ),
      (
        "auto", ["JOB_COMPLETION_INDEX": "2"],
        "JOB_COMPLETION_INDEX gives the shard but not their number; pass '--shard auto/4' "
          + "for 4 shards"
      ),
      (
        "auto/3", ["JOB_COMPLETION_INDEX": "3"],
        "JOB_COMPLETION_INDEX is 3, which is not one of 3 shards"
      ),
      (
        "auto", ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "1"],
        "CI_NODE_INDEX is 0, which is not one of 1 shard"
      ),
      (
        "auto", ["CI_NODE_INDEX": "x\u{1B}", "CI_NODE_TOTAL": "2"],
        "CI_NODE_INDEX is 'x\\u{1B}', which is not a shard number"
      ),
      (
        "auto", ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "0"],
        "CI_NODE_TOTAL is '0', which is not a shard number"
      ),
      (
        "auto/3", ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"],
        "CI_NODE_TOTAL gives 4 shards, but '--shard auto/3' gives 3"
      ),
      (
        "auto", ["CIRCLE_NODE_INDEX": "-1", "CIRCLE_NODE_TOTAL": "4"],
        "CIRCLE_NODE_INDEX is '-1', which is not a shard number"
      ),
    ] as [(String, [String: String], String)])
  func errors(text: String, variables: [String: String], message: String) throws {
    let choice = try ShardChoice(parsing: text)
    let error = #expect(throws: ShardError.self) { try choice.resolved(variables) }
    #expect(error?.message == message)
  }
}
