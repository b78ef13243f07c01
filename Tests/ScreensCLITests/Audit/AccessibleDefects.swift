import Harness
import Manifest
import Navigation
import Scenes

// Each app has exactly one defect.

enum Unlabelled: String, TinyManifest {
  case home, more

  var navigationPath: Tiny.Path { self == .home ? Tiny.home : Tiny.more }

  static func page(for tab: Tiny.Tab) -> Page {
    Page(tab == .home ? "Home" : "More", trailing: [BarButton("", icon: "plus")], blocks: [])
  }
}

enum Ambiguous: String, TinyManifest {
  case home, more

  var navigationPath: Tiny.Path { self == .home ? Tiny.home : Tiny.more }

  static func page(for tab: Tiny.Tab) -> Page {
    Page(tab == .home ? "Home" : "More") {
      if tab == .home {
        Row("Show", leadsTo: "home")
        Row("Show", leadsTo: "more")
      }
    }
  }
}

enum Wordless: String, TinyManifest {
  case home, more

  var navigationPath: Tiny.Path { self == .home ? Tiny.home : Tiny.more }

  static func page(for tab: Tiny.Tab) -> Page {
    Page(tab == .home ? "Home" : "More") {
      if tab == .home { ImagePlaceholder() } else { Paragraph("More") }
    }
  }
}

enum Jumping: String, TinyManifest {
  case home, more

  var navigationPath: Tiny.Path { self == .home ? Tiny.home : Tiny.more }

  static func page(for tab: Tiny.Tab) -> Page {
    Page(tab == .home ? "Home" : "More") {
      Paragraph("Story")
      if tab == .home { Paragraph("Price").accessible(sortPriority: 1) }
    }
  }
}

enum Skipping: String, TinyManifest {
  case home, more

  var navigationPath: Tiny.Path { self == .home ? Tiny.home : Tiny.more }

  static func page(for tab: Tiny.Tab) -> Page {
    Page(tab == .home ? "Home" : "More") {
      Paragraph("Story").accessible(headingLevel: tab == .home ? 3 : 2)
    }
  }
}

extension Defect {
  static let spoken = [
    Defect(
      source: SceneSource(Unlabelled.self),
      output: """
        unlabelled-control
          warning  home, more: a screen reader has no label for a button with the icon 'plus' in \
        the navigation bar
                   give it a label; it is not drawn beside an icon
        1 warning in 2 screens

        """),
    Defect(
      source: SceneSource(Ambiguous.self), flags: ["--skip", "other-tab"],
      output: """
        same-label
          warning  home: a screen reader says 'Show' for controls that lead to 'home' and 'more'
                   give each a label that says where it leads
        1 warning in 2 screens

        """),
    Defect(
      source: SceneSource(Wordless.self),
      output: """
        silent-picture
          warning  home: all that the page shows is pictures of which a screen reader says nothing
                   give the picture a label that says what it shows
        1 warning in 2 screens

        """),
    Defect(
      source: SceneSource(Skipping.self),
      output: """
        heading-order
          warning  home: the heading 'Story' has level 3, but the one before it, 'Home', has level 1
                   give it level 2
        1 warning in 2 screens

        """),
    Defect(
      source: SceneSource(Jumping.self),
      output: """
        focus-order
          warning  home: after 'Price', a screen reader jumps back up to 'Story'
                   show them in the order in which they are read, or remove the sort priority
        1 warning in 2 screens

        """),
  ]
}
