import CommandParsing
import Harness
import ManifestJSON

extension VariantSets {
  /// The variants of a set of the settings file of a run.
  ///
  /// - Parameter ids: The ids of all screens.
  static func configured(
    _ session: Tool.Session, plan name: String, ids: [String]
  ) throws(CommandError) -> [PlannedVariant] {
    do { return try configured(session).plan(of: name, ids: ids) } catch let error
      as VariantPlanError
    {
      throw .variants("\(error)")
    } catch let error as CommandError {
      throw error
    } catch {
      preconditionFailure("both errors of sets are caught")
    }
  }

  /// The sets of the settings file of a run.
  private static func configured(_ session: Tool.Session) throws(CommandError) -> VariantSets {
    do {
      let file = try Configuration.content(session.configuration, session.environment)
      return try VariantSets(
        settings: file?.json ?? .noSettings, path: file?.path ?? "")
    } catch {
      throw .usage(error)
    }
  }

  /// Reads the sets of the settings file at a path.
  init(settings: PlacedJSON, path: String) throws(UsageError) {
    do { try self.init(settings: settings) } catch { throw UsageError(error, path: path) }
  }
}
