import Harness
import Scenes
import Testing

/// An app with one defect, and the whole output of an audit.
struct Defect: Sendable, CustomTestStringConvertible {
  let source: SceneSource
  var flags: [String] = []
  let output: String

  var testDescription: String { String(output.prefix { $0 != "\n" }) }

  static let all = states + ways + otherTabs + links + drawings + spoken

  private static let states = [
    Defect(
      source: SceneSource(Guarded.self),
      output: """
        unreached
          error    edit: the router does not reach it: a guard blocks it (layers: asked for \
        sheet edit, reached nothing)
                   let the guard allow the origin 'harness', or set up in 'makeRouter()' what it \
        checks, such as a signed-in user
        1 error in 3 screens

        """),
    Defect(
      source: SceneSource(Twins.self),
      output: """
        same-state
          error    detail, again: each is ScreenPath(tab: .home, routes: [.detail(1)])
                   remove all but one, or change their paths
        1 error in 4 screens

        """),
    Defect(
      source: SceneSource(Jealous.self),
      output: """
        order-dependence
          error    edit: 'more then edit' reaches another state than 'edit' alone: tab: asked for \
        home, reached more; layers: asked for sheet edit, reached nothing
                   let guards decide by the proposal alone, without stored state
        1 error in 3 screens

        """),
    Defect(
      source: SceneSource(Remembering.self),
      output: """
        order-dependence
          error    edit: 'detail then more then edit' reaches another state than 'edit' alone: \
        tab: asked for home, reached more; layers: asked for sheet edit, reached nothing
                   let guards decide by the proposal alone, without stored state
        1 error in 4 screens

        """),
    Defect(
      source: SceneSource(Forgetful.self),
      output: """
        restoration
          error    detail: its archive is restored as another state: stack: asked for \
        Route(id: 1), reached Route(id: 0)
                   let 'init(from:)' of the app's types read everything that 'encode(to:)' writes
          error    edit: its archive cannot be restored: The layer "edit" is unknown.
                   let 'init(from:)' of the app's types read everything that 'encode(to:)' writes
          error    secret: its state cannot be archived: too secret
                   let 'init(from:)' of the app's types read everything that 'encode(to:)' writes
        3 errors in 4 screens

        """),
  ]

  private static let ways = [
    Defect(
      source: SceneSource(Dangling.self),
      output: """
        dangling-link
          error    home, more: 'Details' leads to 'detial', which is not a screen
                   did you mean 'detail'?
          error    home, more: 'Weather' leads to 'weather', which is not a screen
                   link to a screen of the manifest, or add 'weather' to the manifest
        2 errors in 3 screens

        """),
    Defect(
      source: SceneSource(OneTabbed.self),
      output: """
        tab-without-screen
          error    no screen shows the tab 'More'
                   add a screen for the root page of the tab
        1 error in 1 screen

        """),
    Defect(
      source: SceneSource(Sound.self), flags: ["--max-depth", "0"],
      output: """
        too-deep
          error    detail: its depth is 1, the limit is 0
                   shorten the path, or raise '--max-depth'
          error    edit: its depth is 1, the limit is 0
                   shorten the path, or raise '--max-depth'
        2 errors in 4 screens

        """),
    Defect(
      source: SceneSource(Rootless.self),
      output: """
        no-entry
          warning  detail: no other screen leads to it, by a step or a link
                   add the screen from which it is opened
        1 warning in 2 screens

        """),
    Defect(
      source: SceneSource(Trapping.self),
      output: """
        dead-end
          warning  edit: nothing on the sheet closes it or leads on
                   give its page a button such as 'Done' in the bar
          warning  cover: nothing on the cover closes it or leads on
                   give its page a button such as 'Done' in the bar
          warning  question: the confirmation has no buttons
                   give it a button that cancels
        3 warnings in 5 screens

        """),
  ]

  private static let otherTabs = [
    Defect(
      source: SceneSource(Lofty.self),
      output: """
        unlisted-tab
          error    loft, box: the tab '.loft' is not in 'allCases', so no tab is selected
                   add it to 'allCases'; 'tabsInBar' decides which tabs are in the tab bar
        1 error in 3 screens

        """),
    Defect(
      source: SceneSource(Wandering.self),
      output: """
        other-tab
          warning  home: 'Details' leads to 'moreDetail' in the tab 'More'
                   did you mean 'detail', which has the same page in the tab 'Home'?
          note     more: it leads to the tab 'Home': to 'edit', 'home'
                   if the app shows them in the tab 'More', add screens with their pages there
        1 warning, 1 note in 5 screens

        """),
  ]

  private static let links = [
    Defect(
      source: SceneSource(Misled.self),
      output: """
        deep-link
          error    detail: its link 'tiny://detail/1?tab=home' opens another screen
                   in the link tables, 'make' must be the inverse of 'match'
        1 error in 3 screens

        """),
    Defect(
      source: SceneSource(Mistaken.self),
      output: """
        deep-link
          error    detail: its link 'tiny://detail/2?tab=home' opens another screen: stack: asked \
        for detail(1), reached detail(2)
                   in the link tables, 'make' must be the inverse of 'match'
        1 error in 3 screens

        """),
    Defect(
      source: SceneSource(Misspelt.self),
      output: """
        deep-link
          error    more: its link 'tiny://?tab=moore' is not opened: There is no tab 'moore'.
                   in the link tables, 'make' must be the inverse of 'match'
        1 error in 2 screens

        """),
    Defect(
      source: SceneSource(Unlinked.self),
      output: """
        deep-link
          warning  edit: no deep link leads here: No link is declared for 'edit'.
                   add its pages and sheets to the link tables
        1 warning in 3 screens

        """),
    Defect(
      source: SceneSource(Vague.self),
      output: """
        deep-link
          error    home, detail: 'tiny://home' is the deep link of all of them
                   put what differs in their paths into the link
        1 error in 3 screens

        """),
  ]

  private static let drawings = [
    Defect(
      source: SceneSource(LongWinded.self),
      output: """
        clipped-title
          warning  detail: the title 'A page whose title is longer than it should be' is cut off \
        on a display 375 points wide
                   choose a shorter title
        1 warning in 3 screens

        """),
    Defect(
      source: SceneSource(LongWinded.self), flags: ["--device", "phone-se"],
      output: """
        text-fit
          warning  detail: 'A page whose title is longer than it should be' is cut by 97 pt in \
        the navigation bar at phone-se
                   shorten it by 13 characters
        1 warning in 3 screens

        """),
    Defect(
      source: SceneSource(Unmapped.self),
      output: """
        unmapped-icon
          warning  home, more: the icon 'cartt' is not known, and a neutral mark is drawn
                   did you mean 'cart'?
          warning  home, more: the icon 'zzyzx' is not known, and a neutral mark is drawn
                   check the name; an icon of SF Symbols that the tool cannot draw can stay
        2 warnings in 2 screens

        """),
    Defect(
      source: SceneSource(Glyphless.self),
      output: """
        missing-glyph
          warning  home, more: there is no glyph for U+13000, U+E123 in '\u{13000} and \u{E123}'
                   choose other characters, or accept the box in the picture
        1 warning in 2 screens

        """),
  ]
}
