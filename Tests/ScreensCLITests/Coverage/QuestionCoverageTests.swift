import Foundation
import Harness
import Manifest
import Navigation
import SymbolGraphs
import TestSupport
import Testing

@testable import ScreensCLI

/// A manifest with some screens of another one.
private protocol QuizPart: ScreenManifest
where Tab == Tiny.Tab, Route == Tiny.Route, Sheet == Tiny.Sheet {}

extension QuizPart {
  static var homeTab: Tiny.Tab { .home }
  static var linkCodec: LinkCodec<Tiny.Tab, Tiny.Route, Tiny.Sheet>? { Quiz.linkCodec }
  var navigationPath: Tiny.Path { Quiz(rawValue: rawValue)?.navigationPath ?? Tiny.home }
}

/// All screens except those of three questions.
private enum ShortQuiz: String, QuizPart { case home, leaving, player, cancel, inPlace }

/// No question at all.
private enum MuteQuiz: String, QuizPart { case home }

@MainActor
@Suite("Coverage of questions") struct QuestionCoverageTests {
  private static let folder = BuildFolder.path

  private func coverage<M: ScreenManifest>(
    of manifest: M.Type, places: Bool = true
  ) async throws -> QuestionCoverage {
    let extraction = GraphExtraction(
      buildFolder: Self.folder, variables: ProcessInfo.processInfo.environment)
    var graphs = try extraction.graphs(of: ["ScreensCLITests"])
    if !places {
      for index in graphs.indices {
        for symbol in graphs[index].symbols.indices { graphs[index].symbols[symbol].place = nil }
      }
    }
    return await QuestionCoverage(of: ManifestUsage(of: manifest).questions, graphs: graphs)
  }

  /// Questions as `name: screens`.
  private func lines(_ coverage: QuestionCoverage) -> [String] {
    coverage.questions.map { question in
      let name = question.source == .link ? "confirm=\(question.name)" : question.name
      return switch question.verdict {
      case .asked(let screens): "\(name): \(screens.joined(separator: ", "))"
      case .undecided(let doubt): "\(name)? \(doubt)"
      }
    }
  }

  private static let cases =
    "it is not known for which cases of 'QuizQuestion' screens ask; declare a static one for each case"
  private static let places =
    """
    another declaration of this name or type may have created what screens ask; a debug build \
    records the locations of those that are not private
    """

  @Test("Each question belongs to the code that makes it, whatever it is given")
  func all() async throws {
    let coverage = try await coverage(of: Quiz.self)
    #expect(
      lines(coverage) == [
        "QuizPage.repeated: ",
        "QuizQuestion.confirmation? \(Self.cases)",
        "quizDeleting(_:): ",
        "quizDeleting(_:): player",
        "quizEnding: ending",
        "quizLeaving: leaving",
        "quizSkipping: skipping",
        "quizStarting: ",
        "confirm=again: ",
        "confirm=bet: named",
      ])
    #expect(coverage.others.map(\.title) == ["Sure?"])
    #expect(coverage.others.map(\.screens) == [["inPlace"]])
    #expect(coverage.shown == 5)
    #expect(coverage.undecided == 1)
    #expect(coverage.questions[3].place?.file.hasSuffix("/Coverage/Quiz.swift") == true)
  }

  @Test("A question without its screen is not shown, and lowers the percentage")
  func fewer() async throws {
    let coverage = try await coverage(of: ShortQuiz.self)
    #expect(
      lines(coverage).filter { $0.hasSuffix(": ") } == [
        "QuizPage.repeated: ", "quizDeleting(_:): ",
        "quizEnding: ", "quizSkipping: ", "quizStarting: ", "confirm=again: ",
      ])
    #expect(coverage.shown == 2)
    #expect(try await self.coverage(of: MuteQuiz.self).shown == 0)
    #expect(try await self.coverage(of: MuteQuiz.self).undecided == 0)
    #expect(lines(try await self.coverage(of: MuteQuiz.self)).contains("QuizQuestion.confirmation: "))
  }

  @Test("Without places, questions that share a name or type with others are not decided")
  func noPlaces() async throws {
    let coverage = try await coverage(of: Quiz.self, places: false)
    #expect(
      lines(coverage) == [
        "QuizPage.repeated: ",
        "QuizQuestion.confirmation? \(Self.cases)",
        "quizDeleting(_:)? \(Self.places)",
        "quizDeleting(_:)? \(Self.places)",
        "quizEnding: ending",
        "quizLeaving? \(Self.places)",
        "quizSkipping? \(Self.places)",
        "quizStarting? \(Self.places)",
        "confirm=again: ",
        "confirm=bet: named",
      ])
    #expect(coverage.shown == 2)
  }

  @Test("Without the compiler, only the names in links are known")
  func noGraphs() async {
    let coverage = await QuestionCoverage(of: ManifestUsage(of: Quiz.self).questions, graphs: [])
    #expect(
      lines(coverage) == ["confirm=skip: skipping", "confirm=again: ", "confirm=bet: named"])
    #expect(
      coverage.others.map(\.title) == [
        "Leave?", "Delete Ada?", "End the game?", "Give up?", "Sure?",
      ])
  }

  @Test("The module of a question is asked for, too")
  func modules() async {
    let foreign = Confirmation(
      title: "Elsewhere?", fileID: "Feature/Questions.swift", line: 3, function: "elsewhere")
    #expect(foreign == Confirmation(title: "Elsewhere?"))
    #expect(foreign.hashValue == Confirmation(title: "Elsewhere?").hashValue)
    #expect(await ManifestUsage(of: Abroad.self).modules == ["Feature", "ScreensCLITests"])
  }
}

private enum Abroad: String, TinyManifest {
  case home

  var navigationPath: Tiny.Path {
    Tiny.Path(
      tab: .home,
      confirmation: Confirmation(
        title: "Elsewhere?", fileID: "Feature/Questions.swift", line: 3, function: "elsewhere"))
  }
}
