extension Example {
  static let list = [
    Example("list", "--filter", "settings*", meaning: "the screens whose ids start so"),
    Example("list", "--json", meaning: "all of them, for other programs"),
  ]
  static let show = [
    Example("show", "settings", meaning: "the screen as text"),
    Example("show", "settings", "--image", "--scheme", "dark", meaning: "as a dark picture"),
    Example("show", "settings", "--format", "svg", meaning: "as an SVG, for a file or a pipe"),
  ]
  static let render = [
    Example("render", "settings", "search*", meaning: "draw these into .screens"),
    Example(
      "render", "settings", "--scale", "3", "-o", "pictures",
      meaning: "in high resolution, elsewhere"),
  ]
  static let renderAll = [
    Example("render-all", meaning: "draw all into .screens"),
    Example("render-all", "--reporter", "html", meaning: "with a page to look at them"),
    Example("render-all", "--format", "svg", "-o", "pictures", meaning: "as SVGs, elsewhere"),
  ]
  static let verify = [
    Example("verify", meaning: "compare all, and end with 1 when something differs"),
    Example(
      "verify", "--shard", "2/4", "--reporter", "junit:report.xml",
      meaning: "the second quarter, with a report for the CI engine"),
    Example(
      "verify", "--mask", "statusBar", "--max-diff-pixels", "10",
      meaning: "let a few pixels pass"),
    Example("verify", "--last-failed", "-q", meaning: "only what failed before"),
  ]
  static let record = [
    Example("record", meaning: "store the snapshots that are missing"),
    Example("record", "settings", "--update", "all", meaning: "store this one in any case"),
  ]
  static let accept = [
    Example("accept", meaning: "store all that the last run found"),
    Example("accept", "settings", "search*", meaning: "store only these"),
    Example(
      "accept", "--update", "missing",
      meaning: "store only new screens, even where CI is set"),
  ]
  static let review = [
    Example("review", meaning: "decide about one finding after the other")
  ]
  static let prune = [
    Example("prune", "--check", meaning: "tell which snapshots have no screen"),
    Example("prune", meaning: "remove them"),
  ]
  static let report = [
    Example("report", meaning: "what the last run found, as a list"),
    Example("report", "--reporter", "html:page.html", meaning: "as a page"),
  ]
  static let merge = [
    Example(
      "merge", "shard-1", "shard-2", "--output", "all",
      meaning: "join what two machines found")
  ]
  static let docs = [
    Example("docs", "-o", "site", meaning: "a site with a page for each screen"),
    Example(
      "docs", "--images", "--storyboard", "settings", "-o", "images",
      meaning: "pictures for documents"),
    Example("docs", "--check", "-o", "site", meaning: "whether the site is up to date"),
  ]
  static let map = [
    Example("map", meaning: "which screen leads to which, as trees"),
    Example("map", "-o", "map.html", meaning: "a page to move about in"),
    Example("map", "--check", "-o", "map.svg", meaning: "whether the picture is up to date"),
    Example("map", "--compare", "old.json", meaning: "what differs from an older map"),
  ]
  static let diff = [
    Example(
      "diff", "old.png", "new.png", "--output", "difference.png",
      meaning: "draw where two pictures differ"),
    Example(
      "diff", "old.png", "new.png", "--threshold", "0.1", "--mask", "statusBar",
      meaning: "only what a person would see, and not the clock"),
  ]
  static let link = [
    Example("link", "myapp://home", meaning: "which screen the link opens")
  ]
  static let replay = [
    Example("replay", "recording.jsonl", meaning: "every event as text")
  ]
  static let audit = [
    Example("audit", meaning: "what is wrong with the manifest"),
    Example("audit", "--json", meaning: "the same for other programs"),
  ]
  static let initialize = [
    Example("init", "--dry-run", meaning: "what an app's package would get"),
    Example("init", "--route", "Page", meaning: "the routes are the cases of Page"),
  ]
  static let coverage = [
    Example("coverage", "--min", "90", meaning: "fail when less than nine tenths are shown")
  ]
  static let export = [
    Example("export", meaning: "the screens as JSON"),
    Example("export", "--schema", meaning: "the schema of that JSON"),
  ]
  static let doctor = [
    Example("doctor", meaning: "what is wrong here"),
    Example("doctor", "--json", meaning: "the same for other programs"),
  ]
  static let completions = [
    Example("completions", "bash", meaning: "the script for bash"),
    Example("completions", "fish", meaning: "the script for fish"),
  ]
  static let man = [
    Example("man", meaning: "the page, in the language of man pages")
  ]
  static let help = [
    Example("help", "verify", meaning: "all about one verb")
  ]
}
