import Navigation
import NavigationModel
import TestSupport

@testable import Cookbook

extension ScreenPath where Tab == CookbookTab, Route == CookbookRoute, Sheet == CookbookSheet {
  static func random(_ random: inout SeededGenerator) -> Self {
    var path = Self(
      tab: Int.random(in: 0..<8, using: &random) == 0
        ? nil : CookbookTab.allCases.randomElement(using: &random),
      routes: CookbookRoute.randomPath(&random, upTo: 3))
    for _ in 0..<max(0, Int.random(in: -1...2, using: &random)) {
      let styles: [PresentationStyle] = [.sheet, .sheet(.medium), .fullScreenCover]
      path.layers.append(
        PresentedLayer(
          .random(&random), style: styles.randomElement(using: &random) ?? .sheet,
          path: CookbookRoute.randomPath(&random, upTo: 2)))
    }
    path.confirmation = .random(over: path, &random)
    return path
  }
}

extension CookbookRoute {
  static func randomPath(_ random: inout SeededGenerator, upTo count: Int) -> [CookbookRoute] {
    (0..<Int.random(in: 0...count, using: &random)).map { _ in .random(&random) }
  }

  private static func random(_ random: inout SeededGenerator) -> CookbookRoute {
    let text = String.id(&random)
    return switch Int.random(in: 0..<15, using: &random) {
    case 0, 1: .recipe(id: text)
    case 2: .original(recipe: text)
    case 3: .unit(ingredient: text, recipe: .id(&random))
    case 4: .results(.ingredient(text))
    case 5: .results(.under(minutes: Int.random(in: -9...99, using: &random)))
    case 6: .diets
    case 7: .collection(id: text)
    case 8: .list(name: text)
    case 9: .markets
    case 10: .market(id: text)
    case 11: .stall(id: text, market: .id(&random))
    case 12: .account
    case 13: .measurementUnits
    default: [.appearance, .licenses].randomElement(using: &random) ?? .licenses
    }
  }
}

extension CookbookSheet {
  fileprivate static func random(_ random: inout SeededGenerator) -> CookbookSheet {
    let text = String.id(&random)
    let step = Int.random(in: 0...9, using: &random)
    return switch Int.random(in: 0..<8, using: &random) {
    case 0: .edit(recipe: text)
    case 1: .ingredient(id: text, recipe: .id(&random))
    case 2: .newRecipe
    case 3: .cook(recipe: text, step: step)
    case 4: .timer(recipe: text, step: step)
    case 5: .chat(recipe: text)
    case 6: .filters
    default: .shoppingItem
    }
  }
}

extension Navigation.Confirmation {
  /// A question of Cookbook, about the recipe beneath it or another one, or a question unknown to it.
  fileprivate static func random(
    over screen: AppScreen.Path, _ random: inout SeededGenerator
  ) -> Self? {
    var recipe = String.id(&random)
    if case .recipe(let id) = screen.routes.last, Bool.random(using: &random) { recipe = id }
    return switch Int.random(in: 0..<8, using: &random) {
    case 0: .actions(forRecipe: recipe)
    case 1: .deletion(ofRecipe: recipe)
    case 2: .discardingChanges
    case 3: .clearing(.thisWeek)
    case 4: Self(title: recipe, message: .random(&random), buttons: [.destructive(recipe)])
    default: nil
    }
  }
}

extension String {
  /// A recipe's id, or a short text of characters with a meaning in links.
  fileprivate static func id(_ random: inout SeededGenerator) -> String {
    let ids = ["shakshuka", "recipes", "search", "miso-ramen", "clear"]
    if Bool.random(using: &random), let id = ids.randomElement(using: &random) { return id }
    let text = String.random(&random)
    return text.isEmpty ? "?" : text
  }
}
