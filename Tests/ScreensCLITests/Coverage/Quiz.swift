import Manifest
import Navigation

// An app with every kind of declaration that creates a confirmation.

extension Confirmation {
  /// Asked by a screen, like the last of these three.
  static let quizLeaving = Confirmation(
    title: "Leave?",
    destructiveLabel: "Leave")
  static let quizStarting = Confirmation(title: "Start?")
  static let quizSkipping = Confirmation(title: "Skip?")

  static func quizDeleting(_ answer: Int) -> Confirmation {
    Confirmation(title: "Delete \(answer)?")
  }
  static func quizDeleting(_ player: String) -> Confirmation {
    Confirmation(title: "Delete \(player)?")
  }

  static var quizEnding: Self { quizEnd("game") }

  /// Creates the questions of its callers, and does not count as a question if they forward their location.
  static func quizEnd(
    _ what: String, fileID: String = #fileID, line: Int = #line, function: String = #function
  ) -> Self {
    Self(title: "End the \(what)?", fileID: fileID, line: line, function: function)
  }

  /// Not a single question, so it does not count.
  static var quizAll: [Confirmation] { [quizStarting, quizSkipping] }
}

/// The questions of one page.
enum QuizQuestion {
  case cancel, hint

  var confirmation: Confirmation {
    switch self {
    case .cancel: Confirmation(title: "Give up?")
    case .hint: Confirmation(title: "A hint?")
    }
  }
}

/// A stored confirmation of an instance is not a question.
protocol QuizAsking {
  var question: Confirmation { get }
}

struct QuizPage: QuizAsking {
  let question: Confirmation
  var repeated: Confirmation { question }
}

/// The screens of the app, in the order in which the tests add one after the other.
enum Quiz: String, TinyManifest {
  case home, leaving, skipping, player, ending, cancel, inPlace, named

  static let linkCodec: LinkCodec<Tiny.Tab, Tiny.Route, Tiny.Sheet>? = LinkCodec(
    schemes: ["quiz"], tabs: .cases, routes: [], sheets: []
  ) { screen in
    screen.tab == .home
      ? [
        LinkPattern("skip", .quizSkipping),
        LinkPattern("again", Confirmation(title: "Play again?")),
      ]
      : [
        LinkPattern(
          "bet", .path("coins"), make: { (coins: Int) in Confirmation(title: "Bet \(coins)?") }
        ) {
          $0.title.hasPrefix("Bet ") ? Int($0.title.dropFirst(4).dropLast()) : nil
        }
      ]
  }

  var navigationPath: Tiny.Path {
    var path = self == .named ? Tiny.more : Tiny.home
    path.confirmation = question
    return path
  }

  private var question: Confirmation? {
    switch self {
    case .home: nil
    case .leaving: .quizLeaving
    case .skipping: .quizSkipping
    case .player: .quizDeleting("Ada")
    case .ending: .quizEnding
    case .cancel: QuizQuestion.cancel.confirmation
    case .inPlace: Confirmation(title: "Sure?")
    case .named: Confirmation(title: "Bet 7?")
    }
  }
}
