import Scenes

// What leads to a screen names it by its case, so that a misspelt id does not compile.

extension Row {
  init(
    _ title: String, subtitle: String? = nil, value: String? = nil, icon: String? = nil,
    leadsTo screen: AppScreen
  ) {
    self.init(
      title, subtitle: subtitle, value: value, icon: icon, leadsTo: screen.rawValue as String?)
  }
}

extension ActionButton {
  init(_ label: String, role: Role = .primary, leadsTo screen: AppScreen) {
    self.init(label, role: role, leadsTo: screen.rawValue as String?)
  }
}

extension BarButton {
  init(_ label: String, icon: String? = nil, isProminent: Bool = false, leadsTo screen: AppScreen) {
    self.init(label, icon: icon, isProminent: isProminent, leadsTo: screen.rawValue as String?)
  }
}

extension CardGrid.Card {
  init(_ title: String, subtitle: String? = nil, icon: String? = nil, leadsTo screen: AppScreen) {
    self.init(title, subtitle: subtitle, icon: icon, leadsTo: screen.rawValue as String?)
  }
}
