/// The script for zsh: a file of a folder in `$fpath`, or one to be sourced.
struct ZshCompletion {
  let tool: String

  /// What the names of all functions start with.
  private var prefix: String { "_" + tool.shellIdentifier }

  var text: String {
    """
    #compdef \(tool)
    # Completion of the words of \(tool) for zsh.
    # Written by '\(tool) completions zsh'.

    \(helpers)
    \(mainFunction)
    # A file of $fpath is the body of the function; one that is sourced has to be told of.
    if [ "${funcstack[1]}" = \(prefix) ]; then
      \(prefix) "$@"
    else
      compdef \(prefix) \(tool)
    fi

    """
  }

  private var helpers: String {
    #"""
    \#(prefix)_screens() {
      local -a ids
      ids=(${(f)"$("${screens_tool/#\~/$HOME}" list --ids --no-config 2>/dev/null)"})
      compadd "$@" -a ids
    }

    \#(prefix)_words_or_files() {
      if compset -P '*:'; then _files; else compadd "$@"; fi
    }

    """#
  }

  private var mainFunction: String {
    let verbs = Verb.allCases.map { "    " + quoted("\($0.rawValue):\($0.usage.summary)") }
    let cases = Verb.allCases.map { verb in
      let specs = verb.usage.options.flatMap(specs) + operandSpecs(of: verb)
      return "        \(verb.rawValue))\n" + command(specs, indent: 10) + "\n          ;;"
    }
    // "(-)": what comes after the verb belongs to it, options included.
    let places = ["'(-)1:verb:->verb'", "'(-)*::argument:->argument'"]
    let common = Option.common.flatMap(specs) + places
    return #"""
      \#(prefix)() {
        local curcontext="$curcontext" screens_tool="${words[1]}" state state_descr line
        local -A opt_args
        local -a verbs
        verbs=(
      \#(verbs.joined(separator: "\n"))
        )
      \#(command(["-C"] + common, indent: 2)) && return
        case "$state" in
          verb) _describe -t verbs verb verbs ;;
          argument)
            case "${words[1]}" in
      \#(cases.joined(separator: "\n"))
            esac
            ;;
        esac
      }

      """#
  }

  private func command(_ specs: [String], indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    return space + "_arguments -s -S " + specs.joined(separator: " \\\n\(space)  ")
  }

  /// How `_arguments` is told of an option, once for each spelling.
  private func specs(_ option: Option) -> [String] {
    let spellings = OfferedOption(option: option, verbs: []).spellings
    let group = spellings.joined(separator: " ")
    let repeats = option.isRepeatable
    let exclusion = repeats ? "*" : spellings.count > 1 ? "(\(group))" : ""
    return spellings.map { spelling in
      let attachment = option.placeholder == nil ? "" : spelling.hasPrefix("--") ? "=" : "+"
      let value = option.suggestion.map { suggestion in
        ":\(escaped(option.placeholder ?? "")):\(action(suggestion))"
      }
      let summary = "[\(escaped(option.summary))]"
      return quoted(exclusion + spelling + attachment + summary + (value ?? ""))
    }
  }

  private func operandSpecs(of verb: Verb) -> [String] {
    let operands = verb.usage.operands
    guard operands.suggestion != .nothing else { return [] }
    let end = ":\(operands.kind.rawValue):\(action(operands.suggestion))"
    if operands.maximum > 2 { return [quoted("*" + end)] }
    return (1...operands.maximum).map { quoted("\($0)" + end) }
  }

  private func action(_ suggestion: Suggestion) -> String {
    switch suggestion {
    case .nothing: " "
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .wordsOrFiles(let words): "\(prefix)_words_or_files \(words.joined(separator: " "))"
    case .files: "_files"
    case .folders: "_files -/"
    case .screens: "\(prefix)_screens"
    }
  }

  /// A text within a specification, where brackets and colons have a meaning.
  private func escaped(_ text: String) -> String {
    String(text.flatMap { "[]:\\".contains($0) ? ["\\", $0] : [$0] })
  }

  /// A specification, always in quotes.
  private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }
}
