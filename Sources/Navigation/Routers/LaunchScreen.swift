/// The screen that a launch argument or an environment variable asks for.
///
/// With it a UI test or a script in the simulator can take real pictures of the manifest's screens.
public enum LaunchScreen {
  /// The launch argument that is followed by the screen's name.
  public static let argument = "-screen"
  /// The environment variable that holds the screen's name.
  public static let variable = "SCREENS_SCREEN"

  /// The name that was given; an argument beats the variable.
  ///
  /// - Parameters:
  ///   - arguments: The process's arguments.
  ///   - environment: The process's environment.
  public static func name(arguments: [String], environment: [String: String]) -> String? {
    if let index = arguments.firstIndex(of: argument), index + 1 < arguments.count {
      return arguments[index + 1]
    }
    return environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }
}
