/// Collects the blocks of a page or of a section.
@resultBuilder
public enum BlockBuilder {
  /// Takes one block.
  public static func buildExpression(_ expression: some BlockConvertible) -> [Block] {
    [expression.block]
  }

  /// Takes blocks that were made elsewhere.
  public static func buildExpression(_ expression: [Block]) -> [Block] { expression }

  /// Joins the statements of a builder.
  public static func buildBlock(_ parts: [Block]...) -> [Block] { parts.flatMap { $0 } }

  /// Takes the blocks of an `if` without `else`.
  public static func buildOptional(_ part: [Block]?) -> [Block] { part ?? [] }

  /// Takes the blocks of an `if`.
  public static func buildEither(first part: [Block]) -> [Block] { part }

  /// Takes the blocks of an `else`.
  public static func buildEither(second part: [Block]) -> [Block] { part }

  /// Takes the blocks of a loop.
  public static func buildArray(_ parts: [[Block]]) -> [Block] { parts.flatMap { $0 } }

  /// Takes the blocks of an `if #available`.
  public static func buildLimitedAvailability(_ part: [Block]) -> [Block] { part }
}
