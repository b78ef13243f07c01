/// Which file of settings is read.
enum ConfigurationChoice: Sendable, Equatable {
  /// `.screens.json` in the working directory, where there is one.
  case standard
  /// This file, which has to be there.
  case file(String)
  case none
}
