public import Manifest
public import Navigation

extension AppScreen: ScreenManifest {
  /// A path to a screen of Cookbook.
  public typealias Path = ScreenPath<CookbookTab, CookbookRoute, CookbookSheet>

  /// The tab that the app starts with.
  public static let homeTab = CookbookTab.recipes

  /// The path to the screen.
  public var navigationPath: Path {
    switch self {
    case .recipeList: Path(tab: .recipes)
    case .recipeDetail: shakshuka()
    case .recipeActions: shakshuka(asking: .actions(forRecipe: "shakshuka"))
    case .recipeEditSheet: shakshuka(.sheet(edit))
    case .recipeDiscardConfirmation: shakshuka(.sheet(edit), asking: .discardingChanges)
    case .recipeDeleteConfirmation: shakshuka(asking: .deletion(ofRecipe: "shakshuka"))
    case .ingredientEditSheet: shakshuka(.sheet(edit), .sheet(eggs))
    case .ingredientUnitPicker: shakshuka(.sheet(edit), .sheet(eggs, path: [unitOfEggs]))
    case .cookMode: shakshuka(.fullScreenCover(secondStep))
    case .cookTimerSheet: shakshuka(.fullScreenCover(secondStep), .sheet(timer, detent: .medium))
    case .askTheCook: shakshuka(.sheet(.chat(recipe: "shakshuka")))
    case .newRecipeSheet: Path(tab: .recipes, sheet: .newRecipe)
    case .ramenDetail: Path(tab: .recipes, routes: [ramen])
    case .ramenInJapanese: Path(tab: .recipes, routes: [ramen, .original(recipe: "miso-ramen")])
    case .search: Path(tab: .search)
    case .searchResults: Path(tab: .search, routes: [.results(.ingredient("Lentils"))])
    case .searchNoResults: Path(tab: .search, routes: [.results(.under(minutes: 20))])
    case .searchFilters: Path(tab: .search, layers: [.sheet(.filters, detent: .medium)])
    case .searchDiets:
      Path(tab: .search, layers: [.sheet(.filters, detent: .medium, path: [.diets])])
    case .tacoNight: Path(tab: .search, routes: [.collection(id: "taco-night")])
    case .sundayLamb: Path(tab: .search, routes: [lamb])
    case .sundayLambInGreek: Path(tab: .search, routes: [lamb, .original(recipe: "sunday-lamb")])
    case .shoppingList: Path(tab: .shopping)
    case .shoppingItemSheet: Path(tab: .shopping, layers: [.sheet(.shoppingItem, detent: .medium)])
    case .shoppingClearConfirmation: Path(tab: .shopping, confirmation: .clearing(.thisWeek))
    case .shoppingListEmpty: Path(tab: .shopping, routes: [.list(name: "Picnic in the Park")])
    case .marketMap: Path(tab: .shopping, routes: [.markets])
    case .marketDetail: Path(tab: .shopping, routes: [.markets, borough])
    case .marketStall: Path(tab: .shopping, routes: [.markets, borough, orchard])
    case .settings: Path(tab: .settings)
    case .account: Path(tab: .settings, routes: [.account])
    case .measurementUnits: Path(tab: .settings, routes: [.measurementUnits])
    case .appearance: Path(tab: .settings, routes: [.appearance])
    case .licenses: Path(tab: .settings, routes: [.licenses])
    }
  }
}

// The examples on which the screens are shown.
extension AppScreen {
  private typealias Layer = PresentedLayer<CookbookRoute, CookbookSheet>

  private var ramen: CookbookRoute { .recipe(id: "miso-ramen") }
  private var lamb: CookbookRoute { .recipe(id: "sunday-lamb") }
  private var borough: CookbookRoute { .market(id: "borough") }
  private var orchard: CookbookRoute { .stall(id: "hop-garden", market: "borough") }
  private var edit: CookbookSheet { .edit(recipe: "shakshuka") }
  private var eggs: CookbookSheet { .ingredient(id: "eggs", recipe: "shakshuka") }
  private var unitOfEggs: CookbookRoute { .unit(ingredient: "eggs", recipe: "shakshuka") }
  private var secondStep: CookbookSheet { .cook(recipe: "shakshuka", step: 2) }
  private var timer: CookbookSheet { .timer(recipe: "shakshuka", step: 2) }

  /// The path to the recipe that most screens of the first tab show, with layers and a question over it.
  private func shakshuka(_ layers: Layer..., asking confirmation: Confirmation? = nil) -> Path {
    Path(
      tab: .recipes, routes: [.recipe(id: "shakshuka")], layers: layers,
      confirmation: confirmation)
  }
}

extension AppScreen {
  /// The codec that reads and writes the app's deep links.
  public static let linkCodec: LinkCodec<CookbookTab, CookbookRoute, CookbookSheet>? = {
    var codec = LinkCodec<CookbookTab, CookbookRoute, CookbookSheet>(
      schemes: ["cookbook"], confirmations: questions)
    codec.tabPlace = .firstComponent
    return codec
  }()

  /// The links of the questions over a screen; each has a name only over screens that can ask it.
  @Sendable
  private static func questions(over screen: Path) -> LinkTable<Confirmation> {
    switch (screen.layers.last?.item, screen.routes.last) {
    case (.edit, _): [LinkPattern("discard", .discardingChanges)]
    case (nil, .recipe(let id)):
      [
        LinkPattern("actions", .actions(forRecipe: id)),
        LinkPattern("delete", .deletion(ofRecipe: id)),
      ]
    case (nil, nil) where screen.tab == .shopping: [LinkPattern("clear", .clearing(.thisWeek))]
    default: []
    }
  }
}
