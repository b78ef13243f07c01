/// What the words of a condition say that a branch is shown under.
extension String {
  /// Whether a condition as written says that what the page needs is not there, `!service.isEnabled` or `player.song == nil`.
  var saysUnavailable: Bool {
    let isPath = { (text: Substring) in
      text.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
    }
    if hasSuffix(" == nil") {
      let path = dropLast(" == nil".count)
      let name = String(path).lastComponent.lowercased()
      // No error is no lack, and a page may begin with nothing selected.
      let isOther = ViewNode.Content.problemSigns + ["message", "alert", "select", "result"]
      return isPath(path) && !isOther.contains { name.includes($0) }
    }
    guard hasPrefix("!"), isPath(dropFirst()) else { return false }
    let name = lastComponent.lowercased()
    return Self.needs.contains { name.includes($0) }
  }

  private static let needs: [String] = [
    "enabled", "authorized", "allowed", "available", "granted", "permission", "access",
    "supported", "connected", "configured", "activated",
  ]

  /// Whether a condition as written is a property of something, `model.isReady`, and no case.
  var isOfModel: Bool {
    guard let dot = firstIndex(of: "."), dot != startIndex else { return false }
    return allSatisfy { $0.isPartOfName || $0 == "." }
  }

  /// Whether a condition as written is a Boolean that says that there is nothing, as a modifier is given: `isEmpty`.
  var isAboutNothing: Bool { ["isEmpty", "isListEmpty"].contains(self) }

  /// Whether a condition as written only asks whether somebody looks at the app without an account.
  var isAboutGuests: Bool {
    guard allSatisfy({ $0.isLetter || $0 == "." }) else { return false }
    return ["isGuest", "isGuestMode", "isInGuestMode", "isGuestUser"].contains(lastComponent)
  }
}
