/// Keeps texts by key, for instance in the user defaults.
public protocol NavigationStore {
  /// The text that is kept under a key.
  func text(forKey key: String) -> String?

  /// Keeps a text under a key; nil removes what is there.
  mutating func setText(_ text: String?, forKey key: String)
}

extension [String: String]: NavigationStore {
  /// The text that is kept under a key.
  public func text(forKey key: String) -> String? { self[key] }

  /// Keeps a text under a key; nil removes what is there.
  public mutating func setText(_ text: String?, forKey key: String) { self[key] = text }
}

/// Stands for the only tab of a stack that has none.
enum SoleTab: String, Codable {
  case sole
}

extension StackRouter where Route: Codable, Sheet: Codable {
  /// Keeps the state under a key.
  ///
  /// - Throws: What the app's own types throw when they are encoded.
  public func saveState(forKey key: String, in store: inout some NavigationStore) throws {
    let state = NavigationState(selectedTab: SoleTab.sole, stacks: [.sole: state])
    store.setText(try NavigationArchive(state).text(), forKey: key)
  }

  /// Returns to the state that is kept under a key.
  ///
  /// - Returns: What could not be restored; nil when nothing is kept there or a guard did not allow it.
  @discardableResult
  public func restoreState(forKey key: String, from store: some NavigationStore) -> [ArchiveLoss]? {
    guard let text = store.text(forKey: key) else { return nil }
    let archive = NavigationArchive<SoleTab, Route, Sheet>(reading: text, homeTab: .sole)
    let outcome = perform(as: .restoration) { $0 = archive.state[.sole] }
    return outcome.isReached ? archive.losses : nil
  }
}
