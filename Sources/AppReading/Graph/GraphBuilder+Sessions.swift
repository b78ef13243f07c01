import Scenes

/// What an app begins with for somebody who is logged in, and for somebody who is not.
///
/// Most apps learn from a library that somebody has logged in or out, in code that no control runs:
/// `Auth.auth().addStateDidChangeListener { user in isLoggedIn = user != nil }`. What the controls are for says where they
/// lead.
private struct SessionRoots {
  /// The first page for somebody who is not logged in.
  let outside: ScreenKey
  /// The pages that may be the first one for somebody who is not logged in.
  let allOutside: Set<ScreenKey>
  /// The first page for somebody who is logged in.
  let inside: ScreenKey

  /// Finds the pages; nil if the app does not begin with one of these because of one state.
  init?(_ roots: [AppRoots.Root]) {
    let gates = roots.filter { $0.bar == nil && !$0.isPassing && $0.isGate }
    let others = roots.filter { root in !root.isPassing && !gates.contains { $0.key == root.key } }
    guard
      let (outside, inside) = gates.lazy.compactMap({ gate in
        others.first(where: gate.isInstead(of:)).map { (gate.key, $0.key) }
      }).first
    else { return nil }
    self.outside = outside
    self.inside = inside
    allOutside = Set(gates.map(\.key))
  }
}

extension GraphBuilder {
  /// Adds the edges of the controls that log in or out, where nothing else of them leads on.
  func followSessions() {
    guard let session = SessionRoots(tabSelection.roots) else { return }
    let byControl = edges.filter { $0.control != nil && $0.kind == .tab }
    let knowsLogIn = byControl.contains {
      !session.allOutside.contains($0.target) && isOutside($0.source, session)
    }
    let knowsLogOut = byControl.contains {
      session.allOutside.contains($0.target) && !isOutside($0.source, session)
    }
    guard !knowsLogIn || !knowsLogOut else { return }
    let known = Dictionary(
      edges.map { (Source(screen: $0.source, place: $0.place), $0.kind) },
      uniquingKeysWith: { $0 == .alert ? $1 : $0 })
    for key in order {
      guard let screen = screens[key] else { continue }
      let isOutside = isOutside(key, session)
      if isOutside ? knowsLogIn : knowsLogOut { continue }
      for trigger in allTriggers(of: screen) where trigger.isControl && !trigger.isDisabled {
        let kind = known[Source(screen: key, place: trigger.place)]
        // An alert asks before people log out, and reports that they cannot log in.
        guard kind == nil || isOutside && kind == .alert,
          isOutside ? logsIn(trigger) : logsOut(trigger)
        else { continue }
        add(
          Edge(
            source: key, target: isOutside ? session.inside : session.outside, kind: .tab,
            control: (trigger.text, trigger.symbol), place: trigger.place, isCertain: false))
      }
    }
  }

  /// A control's screen with its place.
  private struct Source: Hashable {
    var screen: ScreenKey
    var place: SourcePlace
  }

  /// Whether a screen is only for somebody who is not logged in.
  private func isOutside(_ key: ScreenKey, _ session: SessionRoots) -> Bool {
    screens[key]?.path.root.map(session.allOutside.contains) ?? false
  }

  private func logsOut(_ trigger: Trigger) -> Bool {
    let calls = calls(of: trigger)
    guard !calls.isEmpty else { return false }
    return trigger.says(["logout", "signout", "logoff"]) || calls.has(["logout", "signout"])
  }

  private func logsIn(_ trigger: Trigger) -> Bool {
    let calls = calls(of: trigger)
    // `Already have an account? Sign in` goes back.
    guard !calls.isEmpty, !calls.contains("dismiss"), !trigger.says(["already", "haveanaccount"])
    else { return false }
    return trigger.says(["login", "signin", "signup", "register", "createaccount", "continuewith"])
      || calls.has(["signin", "login", "signup", "createuser", "authenticate"])
  }

  /// The names of the functions that a control calls and that are not the app's own, in small letters.
  private func calls(of trigger: Trigger) -> [String] {
    guard case .run(.closure(let closure)) = trigger.action else { return [] }
    return memory.effects(of: closure, isControl: true).effects.compactMap { effect in
      guard case .call(let name, _) = effect.kind else { return nil }
      return (name.split(separator: ".").last ?? "").lowercased()
    }
  }
}

extension [String] {
  /// Whether one of them has one of some words.
  fileprivate func has(_ words: [String]) -> Bool {
    contains { name in words.contains(where: name.contains) }
  }
}

extension Trigger {
  /// Whether the text of the control has some words, whatever is between their letters.
  fileprivate func says(_ words: [String]) -> Bool {
    guard let letters = text?.lowercased().filter(\.isLetter), letters.count <= 40 else {
      return false
    }
    return words.contains(where: letters.contains)
  }
}

extension AppRoots.Root {
  /// Whether the page is called one for somebody who is not logged in.
  fileprivate var isGate: Bool {
    let name = key.reportName.lastComponent.lowercased()
    return [
      "login", "signin", "logon", "auth", "welcome", "landing", "launch", "regist", "onboard",
      "intro", "start",
    ].contains(where: name.contains)
  }

  /// Whether one state says whether the app begins with this page or with another one.
  fileprivate func isInstead(of other: Self) -> Bool {
    conditions.contains { condition in
      condition.isAboutSession && other.conditions.contains { condition.excludes($0) }
    }
  }
}

extension RootCondition {
  /// Whether it and another one never hold together: one for a Boolean and one against it, or those for two cases.
  fileprivate func excludes(_ other: Self) -> Bool {
    guard owner == other.owner else { return false }
    if text == other.text { return holds != other.holds }
    guard holds, other.holds, let sign = text.firstRange(of: " == ."),
      let otherSign = other.text.firstRange(of: " == .")
    else { return false }
    return text[..<sign.lowerBound] == other.text[..<otherSign.lowerBound]
  }

  /// Whether it asks whether somebody is logged in.
  fileprivate var isAboutSession: Bool {
    let text = text.lowercased()
    return ["login", "logged", "signedin", "signin", "auth", "session", "user", "account", "token"]
      .contains(where: text.contains)
  }
}
