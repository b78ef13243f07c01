# Reads the output of `swift package describe`, then sources, and complains about lines of them.
# The layers are those of the architecture; Package.swift only says what each module builds with. Plain awk, since a machine that builds Swift need not have anything else.

BEGIN {
  # The rows of the architecture from the bottom up. A module imports modules of lower rows, or of its own row
  # where an arrow allows it.
  layer("CSupport CResources PlainText Files Markup ParallelWork CommandParsing TestSupport")
  arrow("Files", "CSupport PlainText")
  arrow("Markup", "PlainText")
  arrow("ParallelWork", "CSupport")
  arrow("CommandParsing", "CSupport PlainText")
  layer("Navigation NavigationSwiftUI GenericRouting ArchitectureRouting SheetStackRouting RoutableRouting NavigationModel")
  split("NavigationSwiftUI GenericRouting ArchitectureRouting SheetStackRouting RoutableRouting NavigationModel", names, " ")
  for (i in names) arrow(names[i], "Navigation")
  layer("Scenes")
  layer("Manifest ManifestJSON AppReading SwiftParsing SymbolGraphs")
  arrow("AppReading", "SwiftParsing SymbolGraphs")
  layer("Wireframes Typography")
  arrow("Wireframes", "Typography")
  layer("PNGCoding CPNG CLibPNG Raster")
  arrow("PNGCoding", "CPNG Raster")
  arrow("CPNG", "CLibPNG")
  layer("Snapshots")
  layer("Harness Reports Adoption DocsSite FlowMaps ReferenceCheck")
  arrow("Harness", "Reports")
  arrow("DocsSite", "FlowMaps ReferenceCheck")
  layer("ScreensCLI ScreensTesting LiveServer")
  layer("screens Cookbook Benchmarks NavigationBenchmarks ScreensPlugin")
  arrow("screens Benchmarks", "Cookbook")
  delete names

  # What each module may import of the system; the words after its name are added to "all".
  allow("all", "Swift FoundationEssentials Observation Synchronization")
  # Everything else may use these too. The first five run in an app, Typography is below one, and
  # CommandParsing needs nothing of the system.
  allow("large", "Foundation Dispatch Darwin Glibc Musl")
  split("Navigation ArchitectureRouting RoutableRouting Scenes Manifest Wireframes Typography CommandParsing", names, " ")
  for (i in names) small[names[i]] = 1
  allow("NavigationSwiftUI", "SwiftUI")
  split("GenericRouting ArchitectureRouting SheetStackRouting RoutableRouting", styles, " ")
  for (i in styles) allow(styles[i], "SwiftUI")
  allow("ScreensTesting", "Testing XCTest")
  allow("ScreensPlugin", "PackagePlugin")

  # The edge of the tool, where the process may be touched, as it may in every executable.
  edge["ScreensCLI"] = edge["ScreensTesting"] = edge["CSupport"] = 1
}

# Puts modules into the next row.
function layer(modules,    list, i) {
  rows++
  split(modules, list, " ")
  for (i in list) row[list[i]] = rows
}

# Lets modules import others of their row.
function arrow(who, modules,    list, others, i, j) {
  split(who, list, " ")
  split(modules, others, " ")
  for (i in list)
    for (j in others) arrows[list[i], others[j]] = 1
}

function allow(who, modules,    list, i) {
  split(modules, list, " ")
  for (i in list) allowed[who, list[i]] = 1
}

# The modules and their direct dependencies.
FNR == NR {
  if ($0 ~ /^Targets:/) inTargets = 1
  if (!inTargets) next
  if ($1 == "Name:") { target = $2; isModule[target] = 1; inList = 0 }
  else if ($0 ~ /^    Type: executable/) edge[target] = 1
  else if ($0 ~ /^    Target dependencies:/) inList = 1
  else if (inList && $0 ~ /^        [^ ]/) below[target, $1] = 1
  else inList = 0
  next
}

FNR == 1 {
  if (!isClosed) close_graph()
  split(FILENAME, parts, "/")
  module = parts[2]
  isSwift = FILENAME ~ /\.swift$/
  inComment = inText = fallback = depth = 0
  files++
  if (!(module in isModule)) complain("no target of Package.swift is called " module)
  else if (!(module in row)) complain("scripts/check-imports.awk has no layer for " module)
}

{
  line = code($0)
  if (isSwift) {
    follow_conditions(line)
    check_import(line)
  }
  if (!(module in edge)) check_process(line)
}

END {
  if (!files) { print "error: no sources found" > "/dev/stderr"; exit 2 }
  if (problems) exit 1
}

# Whether a module is below another, directly or not.
function close_graph(    a, b, c) {
  isClosed = 1
  for (b in isModule)
    for (a in isModule)
      if ((a, b) in below)
        for (c in isModule)
          if ((b, c) in below) below[a, c] = 1
}

function complain(what) {
  printf "%s:%d: %s\n", FILENAME, FNR, what > "/dev/stderr"
  problems++
}

# The line without comments and without the insides of texts.
function code(line,    at) {
  if (inComment) {
    at = index(line, "*/")
    if (!at) return ""
    line = substr(line, at + 2)
    inComment = 0
  }
  if (inText) {
    at = index(line, "\"\"\"")
    if (!at) return ""
    line = substr(line, at + 3)
    inText = 0
  }
  gsub(/"([^"\\]|\\.)+"/, "\"\"", line)
  sub(/\/\/.*/, "", line)
  gsub(/\/\*([^*]|\*+[^*\/])*\*+\//, "", line)
  if ((at = index(line, "/*"))) {
    line = substr(line, 1, at - 1)
    inComment = 1
  }
  if ((at = index(line, "\"\"\""))) {
    line = substr(line, 1, at - 1)
    inText = 1
  }
  return line
}

# Follows the conditional compilation: where FoundationEssentials cannot be imported, which is
# Apple's platforms, Foundation stands in for it.
function follow_conditions(line,    words) {
  if (split(line, words, " ") == 0) return
  if (words[1] == "#if") {
    depth++
    if (line ~ /canImport\(FoundationEssentials\)/) essentials = depth
  } else if (words[1] == "#else" && depth == essentials) {
    fallback = depth
  } else if (words[1] == "#endif") {
    if (fallback == depth) fallback = 0
    if (essentials == depth) essentials = 0
    depth--
  }
}

function check_import(line,    words, count, i, name) {
  count = split(line, words, " ")
  for (i = 1; i < count && words[i] != "import"; i++)
    if (words[i] !~ /^(@.*|public|package|internal|fileprivate|private)$/) return
  if (words[i] != "import" || i >= count) return
  name = words[i + 1]
  if (name ~ /^(struct|class|enum|protocol|func|var|let|typealias)$/) name = words[i + 2]
  sub(/[.;].*/, "", name)

  if (name in isModule) {
    if (!((module, name) in below)) complain(module " imports " name ", on which it does not depend")
    if (!(row[name] < row[module]) && !((module, name) in arrows))
      complain(module " imports " name ", which is not in a layer below it")
    return
  }
  if (("all", name) in allowed || (module, name) in allowed) return
  if (!(module in small) && ("large", name) in allowed) return
  if (name == "Foundation" && fallback) return
  if (name == "Foundation") complain(module " imports Foundation, but may need FoundationEssentials at most")
  else complain(module " imports " name ", which scripts/check-imports.awk does not allow it")
}

function check_process(line,    name) {
  if (line ~ /^[ \t]*#[ \t]*include/) return
  # A method of that name is another thing, but `Glibc.exit` is not.
  gsub(/(^|[^A-Za-z0-9_])(Swift|Foundation|Darwin|Glibc|Musl)\./, " ", line)
  gsub(/func (print|dump|exit)[ \t]*[(<]/, "", line)
  if (match(line, /(^|[^A-Za-z0-9_.])(print|debugPrint|dump|readLine|getenv|setenv|putenv|exit|_exit|abort|printf|fprintf|vprintf|vfprintf|puts|fputs|putchar|perror)[ \t]*\(/)) {
    name = substr(line, RSTART, RLENGTH)
    gsub(/[^A-Za-z_]/, "", name)
    complain(module " calls " name ", which only the command line may")
  }
  if (match(line, /(^|[^A-Za-z0-9_])(ProcessInfo|CommandLine|NSLog|currentDirectoryPath|stdout|stderr|standardOutput|standardError)([^A-Za-z0-9_]|$)/)) {
    name = substr(line, RSTART, RLENGTH)
    gsub(/[^A-Za-z_]/, "", name)
    complain(module " uses " name ", which only the command line may")
  }
}
