import Scenes

extension VerbUsage {
  private static let run =
    Option.drawing + [.jobs, .snapshots, .store, .output, .reporter] + Option.tolerance

  static let list = VerbUsage(
    "list every screen: tab, crumbs, layers, link",
    options: Option.selection + [.json, .bareIDs],
    details: """
      A way that is too long for its column is shortened; '--json' has all of it.
      """)

  static let show = VerbUsage(
    "draw one screen as text on the terminal",
    operands: .one(.screen), options: [.image, .shownFormat, .manifest] + Option.drawing,
    details: """
      With '--format' the picture goes to standard output, for a file or a pipe:
        <tool> show home --format svg > home.svg
      """)

  static let render = VerbUsage(
    "draw some screens, and compare them",
    operands: .some(.glob), options: Option.runSelection + [.format] + run,
    details: rendering)

  static let renderAll = VerbUsage(
    "draw every screen, and compare them",
    options: Option.runSelection + [.format] + run, details: rendering)

  /// What a render writes.
  private static let rendering = """
    Writes a text and a PNG for each screen into the output folder, and compares
    them with the snapshots, which stay as they are.
    '--format svg' writes an SVG instead of the PNG, and '--format png --format svg'
    both. What is compared is always the text and the pixels.

    \(reporters)

    \(masks)
    """

  static let verify = VerbUsage(
    "compare every screen with its snapshot, for CI",
    options: Option.runSelection + [.update, .actual] + run,
    details: """
      Writes files only for the screens that differ: what was expected, what came, and
      where they differ. Ends with 0 when nothing changed, with 1 when something did,
      and with 2 when it could not do its work.
      Stores nothing unless '--update' says so.

      \(reporters)

      \(masks)
      """)

  static let record = VerbUsage(
    "bring the snapshots up to date",
    operands: .any(.glob), options: Option.runSelection + [.update] + run,
    details: """
      Writes the snapshots that are missing; '--update changed' writes those that
      differ, and '--update all' both. Without a glob, every screen is looked at.
      Where CI is set nothing is written unless '--update' says so.

      \(reporters)

      \(masks)
      """)

  static let accept = VerbUsage(
    "store what the last run saved, without drawing again",
    operands: .any(.glob), options: [.update, .manifest, .snapshots, .output],
    details: """
      Takes what the last run found in the screens that match, or in all of them. A
      screen whose snapshot changed since that run is refused, and ends it with 2.
      '--update missing' takes new screens only, '--update changed' the others.
      Where CI is set nothing is stored unless '--update' says so.
      """)

  static let review = VerbUsage(
    "go through what the last run found, one by one",
    options: [.manifest, .snapshots, .output],
    details: """
      Shows each screen that differs and waits for a key: a accepts it, r rejects it,
      s skips it, A accepts it and all that follow, q quits. Needs a terminal.
      What is accepted becomes the snapshot. What is rejected keeps its snapshot, and
      'accept' refuses it until another run has looked at it. What is skipped can
      still be accepted, here or by 'accept'.
      """)

  static let report = VerbUsage(
    "tell again what the last run found", options: [.manifest, .output, .reporter],
    details: reporters)

  static let merge = VerbUsage(
    "join the results of shards",
    operands: .some(.report), options: [.snapshots, .output, .reporter],
    details: """
      Takes the 'last-run.json' of each shard, or the folder it is in, and puts all of
      them with their files into the output folder. Ends as the run would have ended
      unsplit, or with 2 when a shard is missing or ran over other screens.

      \(reporters)
      """)

  /// What the parts are that a comparison can leave out.
  private static let masks = """
    A mask is x,y,width,height in pixels, or the name of a part of the picture:
    bezel, caption, confirmation, content, navigationBar, statusBar or tabBar.
    """

  /// What the kinds of reports are.
  private static let reporters = """
    Kinds of reports are list, dot, json, junit, github, markdown and html. Each is
    written to standard output, or to a file that follows a colon: junit:report.xml.
    A page of html is always a file, report.html in the output folder unless told
    otherwise.
    """

  static let prune = VerbUsage(
    "remove the snapshots of screens that are gone", options: [.check, .manifest, .snapshots],
    details: "With '--check' nothing is removed, and obsolete snapshots end it with 1.")

  static let docs = VerbUsage(
    "write a site about every screen, or images",
    operands: .any(.document),
    options: Option.selection + [.documents, .check] + Option.documentation
      + [.symbolGraph, .jobs] + Option.drawing,
    details: """
      Writes a site that needs no server and no network; its front page is
      'index.html'. It tells what an audit finds and, with '--coverage', what of the
      app's types no screen shows. With '--images' it writes pictures for documents
      instead: '<id>.png' for each screen, 'contact-sheet.png' with all of them,
      'storyboard-<id>.png' for each '--storyboard', and 'filmstrip-<id>.png', an
      animation, for each '--filmstrip'; or with '--kind' only some of these. It
      prints lines to paste, and removes nothing that it did not write.

      A site stays small: over 250 screens its front page has no picture of the map,
      and over 500 screens there are no dark pictures.

      With '--check' nothing is written, and what is out of date ends it with 1. With
      '--references' it takes Markdown and DocC files, and tells which screens and
      images in them do not exist.
      """)

  static let map = VerbUsage(
    "draw which screen leads to which",
    options: Option.selection + [.mapFile, .check] + Option.map + [.title, .scheme, .scale],
    details: """
      A lane a tab, depth to the right. The end of the file's name says in which form:
      svg, png, html (a page to move about in, light or dark as its reader's system
      is), txt, mmd (Mermaid), dot (Graphviz) or json (for '--compare' and other
      programs).

      With '--check' nothing is written, and a file out of date ends it with 1 and
      with what differs.
      With '--compare' it tells what differs from an older map, ends with 1 when
      something does, and with '-o' draws both maps as one; with '--check', too, the
      file of both is not written, and one out of date ends it with 1 as well.
      """)

  static let diff = VerbUsage(
    "compare two PNGs or two text files from anywhere",
    operands: .two(.file), options: Option.comparison + [.scale, .caption, .frame],
    details: """
      Every channel of every pixel counts. With '--threshold' only what a person would
      see does, and soft edges that fell differently are counted apart. Ends with 0
      when nothing differs or all given limits hold, with 1 when something differs.

      A mask is x,y,width,height in pixels, or the name of a part of a wireframe,
      such as statusBar, whose place follows from '--scale', '--no-caption' and
      '--no-frame'.
      """)

  static let link = VerbUsage(
    "tell which screen a deep link leads to, or why none",
    operands: .one(.url), options: [.manifest],
    details: """
      Ends with 0 when the link leads to a screen, and with 1 when it is refused or
      opens a state that no screen has.
      """)

  static let replay = VerbUsage(
    "draw each event of a recording as text",
    operands: .one(.recording), options: [.manifest],
    details: """
      Takes the JSON Lines that a router's recorder wrote. Says where events are
      missing. Passes over lines that cannot be read, and then ends with 2.
      """)

  static let initialize = VerbUsage(
    "give an app's package a tool, a manifest and a test",
    options: Option.adoption + [.symbolGraph],
    details: """
      Run it in the folder of an app's Package.swift that depends on this package.
      Writes a manifest with a screen for each case of the app's tabs, routes and
      sheets, a tool, a test and a workflow for GitHub, and adds the targets. The
      compiler lists the cases; a screen whose values cannot be guessed is named in a
      comment. '.gitignore' gets a line for what runs write.

      A file that is there already is left as it is, and ends it with 1.
      """)

  static let audit = VerbUsage(
    "find what is wrong with the manifest itself",
    options: Option.audit + [.manifest, .json],
    details: """
      Rules that find errors, which end it with 1:
      \(AuditRule.table(.error))

      Rules that warn:
      \(AuditRule.table(.warning))

      Each finding has the file and line of its screen: of a manifest file, or as the
      compiler tells them of the modules that were built with this tool, or as the
      '--symbol-graph' that is given has them.
      """)

  static let coverage = VerbUsage(
    "tell what of the app's types no screen shows",
    options: [.manifest, .minimum, .symbolGraph, .json],
    details: """
      The compiler lists the cases of the app's tabs, routes and sheets: out of the
      modules that were built with this tool, or out of symbol graphs that are given.
      A type that is KindIterable lists its kinds itself. Ends with 1 below '--min'.

      A question is a function or property that gives a Confirmation, or a name in
      the app's links. It is shown where its own code made what a screen asks. One
      that lets another function make it hands on '#fileID', '#line' and '#function'.
      What cannot be told, such as which case of an enum asks, is listed as not
      decided, and not as shown.
      """)

  static let export = VerbUsage(
    "write the screens as a JSON manifest", options: Option.selection + [.schema],
    details: """
      Every verb reads such a file with '--manifest', also one written by hand or by
      another program. '--schema' writes the JSON Schema of the format instead, for
      editors and validators. Nothing is written when a screen cannot be reached.
      """)

  static let doctor = VerbUsage(
    "tell what could go wrong here, and what to do",
    options: [.json, .manifest, .snapshots, .output],
    details: """
      Looks at the toolchain, the libraries, the snapshots, the texts and icons of the
      screens, the settings and the disk. Changes nothing. Ends with 1 when there is a
      problem; a warning is none.
      """)

  static let completions = VerbUsage(
    "write a script that completes words in a shell",
    operands: .one(.shell),
    details: """
      For bash or zsh, put this line into ~/.bashrc, or into ~/.zshrc below compinit:
        source <(<tool> completions bash)
      For fish, run this line once:
        <tool> completions fish >~/.config/fish/completions/<name>.fish
      """)

  static let man = VerbUsage(
    "write the manual page",
    details: """
      To be read with 'man -l FILE', or put into a folder 'man1' of the man path.
      """)

  static let help = VerbUsage(
    "explain the tool, or one of its verbs", operands: .optional(.verb))
}
