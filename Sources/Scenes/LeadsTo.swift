// What leads to a screen can name it by its case, `leadsTo: AppScreen.detail`, so that a misspelt id does
// not compile.

extension Row {
  /// Creates a row that leads to a screen of the manifest.
  public init(
    _ title: String, subtitle: String? = nil, value: String? = nil, icon: String? = nil,
    accessory: Accessory? = nil, leadsTo screen: some RawRepresentable<String>
  ) {
    self.init(
      title, subtitle: subtitle, value: value, icon: icon, accessory: accessory,
      leadsTo: screen.rawValue as String?)
  }
}

extension ActionButton {
  /// Creates a button that leads to a screen of the manifest.
  public init(
    _ label: String, role: Role = .primary, leadsTo screen: some RawRepresentable<String>
  ) {
    self.init(label, role: role, leadsTo: screen.rawValue as String?)
  }
}

extension BarButton {
  /// Creates a button that leads to a screen of the manifest.
  public init(
    _ label: String, icon: String? = nil, isProminent: Bool = false,
    leadsTo screen: some RawRepresentable<String>
  ) {
    self.init(label, icon: icon, isProminent: isProminent, leadsTo: screen.rawValue as String?)
  }
}

extension CardGrid.Card {
  /// Creates a card that leads to a screen of the manifest.
  public init(
    _ title: String, subtitle: String? = nil, icon: String? = nil,
    leadsTo screen: some RawRepresentable<String>
  ) {
    self.init(title, subtitle: subtitle, icon: icon, leadsTo: screen.rawValue as String?)
  }
}
