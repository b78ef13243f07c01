/// What `withRouter` adds to a stack.
///
/// Of two features of one kind, the last counts.
public enum RouterFeature {
  /// Pushes the routes that a handler finds for a link. A handler of another route type does nothing.
  ///
  /// - Parameters:
  ///   - handler: Gets the links of the app's own schemes.
  ///   - includeUniversalLinks: Whether web links are followed too.
  ///   - universalLinkHandler: Gets the web links instead of `handler`.
  case deepLinking(
    _ handler: any DeepLinkHandler, includeUniversalLinks: Bool = false,
    universalLinkHandler: (any DeepLinkHandler)? = nil)

  /// Saves the pages in the scene's storage and restores them when the view first appears.
  ///
  /// What is presented is not saved. Does nothing if the route type is not `Codable`.
  ///
  /// - Parameter key: The key in the scene's storage.
  case stateRestoration(key: String)
}
