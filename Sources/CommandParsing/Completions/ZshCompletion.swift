/// The completion script for zsh: a file in a folder of `$fpath`, or one that is sourced.
struct ZshCompletion {
  let tool: String
  let words: CompletionWords

  /// The prefix of all function names.
  private var prefix: String { "_" + tool.shellIdentifier }

  var text: String {
    """
    #compdef \(tool)
    # Completion of \(tool) for zsh.
    # Written by '\(tool) completions zsh'.

    \(helpers)
    \(mainFunction)
    # A file in $fpath is the body of the function; a sourced one must be registered.
    if [ "${funcstack[1]}" = \(prefix) ]; then
      \(prefix) "$@"
    else
      compdef \(prefix) \(tool)
    fi

    """
  }

  private var helpers: String {
    words.listings.map(function).joined() + #"""
      \#(prefix)_words_or_files() {
        if compset -P '*:'; then _files; else compadd "$@"; fi
      }

      """#
  }

  /// The functions that offer what the tool itself lists.
  private func function(_ listing: Listing) -> String {
    #"""
    \#(prefix)_\#(listing.name)() {
      local -a ids
      ids=(${(f)"$("${\#(tool.shellIdentifier)_tool/#\~/$HOME}" \#(listing.arguments) 2>/dev/null)"})
      compadd "$@" -a ids
    }


    """#
  }

  private var mainFunction: String {
    let verbs = words.commands.map { "    " + quoted("\($0.name):\($0.command.summary)") }
    let cases = words.commands.map { entry in
      let specs = entry.options.flatMap(specs) + operandSpecs(of: entry)
      return "        \(entry.name))\n" + command(specs, indent: 10) + "\n          ;;"
    }
    // "(-)": everything after the verb belongs to it, including options.
    let places = ["'(-)1:verb:->verb'", "'(-)*::argument:->argument'"]
    let common = words.common.flatMap(specs) + places
    return #"""
      \#(prefix)() {
        local curcontext="$curcontext" \#(tool.shellIdentifier)_tool="${words[1]}" state state_descr line
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

  /// The specifications of an option for `_arguments`, one for each spelling.
  private func specs(_ option: OptionDeclaration) -> [String] {
    let spellings = option.offeredSpellings
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

  private func operandSpecs(of entry: CompletionWords.Entry) -> [String] {
    guard let operands = entry.operands, operands.suggestion != .nothing else { return [] }
    let end = ":\(operands.name):\(action(operands.suggestion))"
    let most = operands.count.upperBound
    if most > 2 { return [quoted("*" + end)] }
    return (1...most).map { quoted("\($0)" + end) }
  }

  private func action(_ suggestion: Suggestion) -> String {
    switch suggestion {
    case .nothing: " "
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .wordsOrFiles(let words): "\(prefix)_words_or_files \(words.joined(separator: " "))"
    case .files: "_files"
    case .folders: "_files -/"
    case .lines(let listing): "\(prefix)_\(listing.name)"
    }
  }

  /// A text in a specification, with brackets and colons escaped.
  private func escaped(_ text: String) -> String {
    String(text.flatMap { "[]:\\".contains($0) ? ["\\", $0] : [$0] })
  }

  /// A specification, always in quotes.
  private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }
}
