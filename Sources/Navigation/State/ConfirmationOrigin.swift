/// Where the code stands that made a confirmation.
package struct ConfirmationOrigin: Hashable, Sendable {
  /// The module and the name of the file: `Cookbook/Confirmation+Recipes.swift`.
  package var fileID: String
  /// The line, from one.
  package var line: Int
  /// The function or property as the compiler calls it: `deletion(ofRecipe:)`; the name of the type around it
  /// for a stored property.
  package var function: String
}
