import Files
import Harness
import ManifestJSON
import Wireframes

/// The conditions in which expectations draw screens: devices, colours, text sizes and directions.
public struct SnapshotVariants: Hashable, Sendable {
  private enum Choice: Hashable {
    case names([String])
    case set(String)
  }

  private let choice: Choice

  /// A light phone with texts of the default size, without a suffix in the names of pictures.
  public static let standard = SnapshotVariants(choice: .names(["standard"]))

  /// Some variants by their names, such as `"dark"` or `"phone-se~ax3"`.
  public static func list(_ names: String...) -> SnapshotVariants {
    SnapshotVariants(choice: .names(names))
  }

  /// A set of the key `variants` in the file `.screens.json` of the package.
  public static func named(_ set: String) -> SnapshotVariants {
    SnapshotVariants(choice: .set(set))
  }

  /// The variants for the screens of a manifest.
  ///
  /// - Parameters:
  ///   - root: The folder of the package; nil for a test outside a package.
  ///   - ids: The ids of all screens.
  func plan(root: String?, ids: [String]) throws -> [PlannedVariant] {
    switch choice {
    case .names(let names): return try names.map { PlannedVariant(try Variant(name: $0)) }
    case .set(let name):
      let (settings, path) = try PlacedJSON.settings(in: root ?? ".")
      do {
        return try VariantSets(settings: settings).plan(of: name, ids: ids)
      } catch let error as SettingError {
        throw SettingsFileError(error, path: path)
      }
    }
  }
}
