package import Navigation

/// Which questions the screens of a manifest ask, and which ones the app's links name.
package struct QuestionUsage: Sendable, Equatable {
  /// A question that screens ask.
  package struct Shown: Sendable, Equatable {
    /// The question itself.
    package var title: String
    /// The code that created the question; nil for a decoded one.
    package var origin: ConfirmationOrigin?
    /// The ids of the screens, in the order of the manifest.
    package var screens: [String]
  }

  /// A question that links name.
  package struct Named: Sendable, Equatable {
    /// The name in a link.
    package var name: String
    /// The code that created the question, if known; the value may differ from screen to screen.
    package var origins: [ConfirmationOrigin?]
    /// The ids of the screens that ask it, in the order of the manifest.
    package var screens: [String]
  }

  /// The questions that screens ask, in the order of the manifest; equal ones from different code are separate.
  package private(set) var shown: [Shown] = []
  /// The questions that links name over the screens, in the order of the manifest.
  package private(set) var named: [Named] = []

  private var indices: [Key: Int] = [:]
  private var names: [String: Int] = [:]

  private struct Key: Hashable {
    var confirmation: Confirmation
    var origin: ConfirmationOrigin?
  }

  /// Adds a question that a screen asks.
  mutating func add(_ confirmation: Confirmation, on screen: String) {
    let key = Key(confirmation: confirmation, origin: confirmation.origin)
    if let index = indices[key] {
      shown[index].screens.append(screen)
    } else {
      indices[key] = shown.count
      shown.append(
        Shown(title: confirmation.title, origin: confirmation.origin, screens: [screen]))
    }
  }

  /// Adds the questions that links can ask over a screen, and the question that the screen itself asks, if any.
  mutating func add(
    _ questions: [NamedQuestion], on screen: String, asking confirmation: Confirmation?
  ) {
    for question in questions {
      let index = names[question.name] ?? named.count
      if index == named.count {
        names[question.name] = index
        named.append(Named(name: question.name, origins: [], screens: []))
      }
      let asked = confirmation.flatMap { question.matches($0) ? $0 : nil }
      for known in [question.confirmation, asked].compactMap(\.self)
      where !named[index].origins.contains(known.origin) {
        named[index].origins.append(known.origin)
      }
      if asked != nil { named[index].screens.append(screen) }
    }
  }

  /// The modules with the code of the questions.
  var modules: [String] {
    (shown.map(\.origin) + named.flatMap(\.origins)).compactMap { $0?.module }
  }
}

extension ConfirmationOrigin {
  /// The name of the module.
  fileprivate var module: String { String(fileID.prefix { $0 != "/" }) }
}
