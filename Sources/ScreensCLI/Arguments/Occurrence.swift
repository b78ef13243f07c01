/// An option as it stands on a command line.
struct Occurrence: Sendable {
  let option: Option
  /// How it was written: `-j`, `--jobs` or `--no-caption`.
  let spelling: String
  let value: String
}
