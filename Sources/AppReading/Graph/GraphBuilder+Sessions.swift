import Scenes

/// The pages of somebody who is logged in or has been introduced to an app, and those that come instead for others.
///
/// Most apps learn from a library that somebody has logged in or out, in code that no control runs:
/// `Auth.auth().addStateDidChangeListener { user in isLoggedIn = user != nil }`. What the controls are for says where they
/// lead.
private struct Session {
  /// The first page for somebody who is not logged in.
  let outside: ScreenKey
  /// The pages that may be the first one for somebody who is not logged in.
  let allOutside: Set<ScreenKey>
  /// The first page for somebody who is logged in.
  let inside: ScreenKey
  /// The page that decides which of them it shows, one of both; nil if the app begins with one of them.
  let page: ScreenKey?

  /// Finds the pages that an app begins with; nil if no state says with which.
  init?(_ roots: [AppRoots.Root]) {
    let gates = roots.filter { $0.bar == nil && !$0.isPassing && $0.isGate }
    let others = roots.filter { root in !root.isPassing && !gates.contains { $0.key == root.key } }
    guard
      let (outside, inside) = gates.lazy.compactMap({ gate in
        others.first { gate.isInstead(of: $0, by: \.isAboutStart) }.map { (gate.key, $0.key) }
      }).first
    else { return nil }
    self.outside = outside
    self.inside = inside
    allOutside = Set(gates.map(\.key))
    page = nil
  }

  /// Finds the pages where one comes instead of another one inside of the app; nil if no log-in says which.
  init?(_ alternate: GraphBuilder.Screen) {
    guard let isForGuests = alternate.shownBy?.isForGuests,
      let page = alternate.path.pageBelow
    else { return nil }
    outside = isForGuests ? alternate.key : page
    inside = isForGuests ? page : alternate.key
    allOutside = [outside]
    self.page = page
  }

  /// Whether a screen is only for somebody who is not logged in; nil if it is elsewhere.
  func isOutside(_ path: GraphPath) -> Bool? {
    guard let page else { return path.root.map(allOutside.contains) ?? false }
    guard path.contains(page) else { return nil }
    return page == outside ? !path.contains(inside) : path.contains(outside)
  }
}

extension GraphBuilder {
  /// Adds the edges of the controls that log in or out, where nothing else of them leads on.
  func followSessions() {
    if let session = Session(tabSelection.roots) { follow(session) }
    for key in order {
      if let session = screens[key].flatMap({ Session($0) }) { follow(session) }
    }
  }

  private func follow(_ session: Session) {
    func isOutside(_ key: ScreenKey) -> Bool? {
      screens[key].flatMap { session.isOutside($0.path) }
    }
    let byControl = edges.filter {
      $0.control != nil && ($0.kind == .tab || session.page != nil && $0.kind == .push)
    }
    let knowsLogIn = byControl.contains {
      (session.page == nil ? !session.allOutside.contains($0.target) : $0.target == session.inside)
        && isOutside($0.source) == true
    }
    let knowsLogOut = byControl.contains {
      session.allOutside.contains($0.target) && isOutside($0.source) == false
    }
    guard !knowsLogIn || !knowsLogOut else { return }
    let known = Dictionary(
      edges.map { (Source(screen: $0.source, place: $0.place), $0.kind) },
      uniquingKeysWith: { $0 == .alert ? $1 : $0 })
    for key in order {
      guard let screen = screens[key], let isOutside = isOutside(key),
        isOutside ? !knowsLogIn : !knowsLogOut
      else { continue }
      for trigger in allTriggers(of: screen) where trigger.isControl && !trigger.isDisabled {
        let kind = known[Source(screen: key, place: trigger.place)]
        // An alert asks before people log out, and reports that they cannot log in.
        guard kind == nil || isOutside && kind == .alert,
          isOutside ? logsIn(trigger, on: screen) : logsOut(trigger)
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

  private func logsOut(_ trigger: Trigger) -> Bool {
    let calls = calls(of: trigger)
    guard !calls.isEmpty else { return false }
    // Nobody is logged in to an account that is gone, but an app may have accounts of another kind.
    let isGone =
      calls.contains("deleteaccount") || trigger.says(["deletemyaccount"])
      || trigger.says(["deleteaccount"]) && !calls.contains("delete")
    return isGone || trigger.says(["logout", "signout", "logoff"])
      || calls.has(["logout", "signout"])
  }

  private func logsIn(_ trigger: Trigger, on screen: Screen) -> Bool {
    let calls = calls(of: trigger)
    // `Already have an account? Sign in` goes back.
    guard !calls.isEmpty, !calls.contains("dismiss"), !trigger.says(["already", "haveanaccount"])
    else { return false }
    return trigger.says(["login", "signin", "signup", "register", "createaccount", "continuewith"])
      || calls.has(["signin", "login", "signup", "createuser", "authenticate"])
      || screen.path.root?.isIntroduction == true
        && trigger.says(["getstarted", "start", "done", "finish", "letsgo", "begin", "skip"])
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
    contains { name in words.contains(where: name.includes) }
  }
}

extension Trigger {
  /// Whether the text of the control has some words, whatever is between their letters.
  fileprivate func says(_ words: [String]) -> Bool {
    guard let letters = text?.lowercased().filter(\.isLetter), letters.count <= 40 else {
      return false
    }
    return words.contains(where: letters.includes)
  }
}

extension AppRoots.Root {
  /// Whether the page is called one for somebody who is not logged in.
  fileprivate var isGate: Bool {
    key.isIntroduction
      || key.isCalledLogIn || key.isCalled(["landing", "launch", "regist", "start"])
  }
}

extension ScreenKey {
  /// Whether the page is called one that introduces people to the app.
  var isIntroduction: Bool { isCalled(["welcome", "onboard", "intro"]) }

  /// Whether the page is called one to log in.
  var isCalledLogIn: Bool { isCalled(["login", "signin", "logon", "auth"]) }

  /// Whether the name of the page has one of some words.
  fileprivate func isCalled(_ words: [String]) -> Bool {
    words.contains(where: reportName.lastComponent.lowercased().includes)
  }
}

extension RootCondition {
  /// Whether it asks whether somebody is logged in, or has been introduced to the app.
  fileprivate var isAboutStart: Bool {
    let text = text.lowercased()
    return [
      "login", "logged", "signedin", "signin", "auth", "session", "user", "account", "token",
      "regist", "onboard", "intro", "welcome", "firstlaunch", "firstrun",
    ].contains(where: text.includes)
  }
}
