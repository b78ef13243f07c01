/// Why an expectation could not even be tried.
enum ExpectationError: Error, Equatable {
  /// The environment asks for a policy that there is not.
  case unknownPolicy(String)
  /// No folder above the file of the test is that of a package.
  case noPackage(file: String)
}

extension ExpectationError: CustomStringConvertible {
  /// One lowercase sentence without a full stop.
  var description: String {
    switch self {
    case .unknownPolicy(let value):
      "\(UpdateWish.variable) is '\(value)'; it may be missing, changed, all or none"
    case .noPackage(let file):
      "no folder above '\(file)' has a Package.swift; give the absolute path of the snapshots"
    }
  }
}
