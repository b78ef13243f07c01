import PlainText

/// The completion script for bash 3.2 (the version of macOS) or newer.
struct BashCompletion {
  let tool: String
  let words: CompletionWords

  /// The prefix of all function names.
  private var prefix: String { "_" + tool.shellIdentifier }

  var text: String {
    functions + listingFunctions + pathFunction + valueFunction + mainFunction
      + "complete -F \(prefix) \(tool)\n"
  }

  private var functions: String {
    #"""
    # Completion of \#(tool) for bash 3.2 or newer.
    # Written by '\#(tool) completions bash'.

    # Offers the lines of standard input that start with a word.
    \#(prefix)_lines() {
      local line
      while IFS= read -r line; do
        if [[ $line == "$1"* ]]; then
          printf -v line '%q' "$line"
          COMPREPLY+=("$line")
        fi
      done
    }

    \#(prefix)_words() {
      local word="$1"
      shift
      \#(prefix)_lines "$word" < <(printf '%s\n' "$@")
    }


    """#
  }

  /// The functions that offer what the tool itself lists.
  private var listingFunctions: String {
    words.listings.map { listing in
      #"""
      \#(prefix)_\#(listing.name)() {
        \#(prefix)_lines "$1" \
          < <("${COMP_WORDS[0]/#\~/$HOME}" \#(listing.arguments) 2>/dev/null)
      }


      """#
    }.joined()
  }

  private var pathFunction: String {
    #"""
    # Offers files or folders, which readline quotes.
    \#(prefix)_paths() {
      local line
      compopt -o filenames 2>/dev/null
      while IFS= read -r line; do
        COMPREPLY+=("$line")
      done < <(compgen "$1" -- "$2")
    }


    """#
  }

  /// The function that offers the values of an option, given the verb and the option, or after a colon its files.
  private var valueFunction: String {
    let shared = Dictionary(grouping: words.options, by: \.option.name).filter { $1.count > 1 }
    // An option of one verb comes before the option of the same name of other verbs.
    let special = words.options.filter {
      shared[$0.option.name] != nil && $0.commands.count == 1
    }
    let general = words.options.filter {
      shared[$0.option.name] == nil || $0.commands.count > 1
    }
    var cases: [String] = []
    for offered in special + general {
      guard let suggestion = offered.option.suggestion, suggestion != .nothing else { continue }
      let isSpecial = shared[offered.option.name] != nil && offered.commands.count == 1
      let verb = isSpecial ? offered.commands[0] : "*"
      let patterns = offered.option.offeredSpellings.map { "\(verb)' \($0)'" }.joined(
        separator: " | ")
      cases.append("    \(patterns)) \(offer(suggestion, "\"$2\"")) ;;")
      if case .wordsOrFiles = suggestion {
        let patterns = offered.option.offeredSpellings.map { "\(verb)' \($0):'" }.joined(
          separator: " | ")
        cases.append("    \(patterns)) \(offer(.files, "\"$2\"")) ;;")
      }
    }
    return """
      # Offers the values of an option, which comes after its verb.
      \(prefix)_value() {
        case "$1" in
      \(cases.joined(separator: "\n"))
        esac
      }


      """
  }

  private var mainFunction: String {
    let valued = words.spellingsWithValue
    let verbs = words.commands.map(\.name)
    let options = words.commands.map { command -> String in
      let spellings = command.options.flatMap(\.offeredSpellings)
      return "        \(command.name)) \(offer(.words(spellings))) ;;"
    }
    let operands = words.commands.compactMap { command -> String? in
      let suggestion = command.suggestion
      return suggestion == .nothing ? nil : "        \(command.name)) \(offer(suggestion)) ;;"
    }
    return #"""
      \#(prefix)() {
        local word="${COMP_WORDS[COMP_CWORD]}" verb="" option="" pending="" entry index
        COMPREPLY=()
        # bash splits '--color=never' and 'junit:report.xml' into three words.
        for ((index = 1; index < COMP_CWORD; index++)); do
          entry="${COMP_WORDS[index]}"
          case "$entry" in
            =) continue ;;
            :)
              pending="$option:"
              continue
              ;;
          esac
          if [ -n "$pending" ]; then
            pending=""
            continue
          fi
          option=""
          case "$entry" in
            \#(valued.joined(separator: " | ")))
              option="$entry"
              pending="$entry"
              ;;
            -*) ;;
            *) if [ -z "$verb" ]; then verb="$entry"; fi ;;
          esac
        done
        case "$word" in
          =) word="" ;;
          :)
            word=""
            pending="$option:"
            ;;
        esac
        if [ -n "$pending" ]; then
          \#(prefix)_value "$verb $pending" "$word"
          return
        fi
        case "$word" in
          -*)
            case "$verb" in
              "") \#(offer(.words(words.common.flatMap(\.offeredSpellings)))) ;;
      \#(options.joined(separator: "\n"))
            esac
            ;;
          *)
            case "$verb" in
              "") \#(offer(.words(verbs))) ;;
      \#(operands.joined(separator: "\n"))
            esac
            ;;
        esac
      }


      """#
  }

  /// The command that offers the words of a suggestion.
  private func offer(_ suggestion: Suggestion, _ word: String = "\"$word\"") -> String {
    switch suggestion {
    case .nothing: ":"
    case .words(let words), .wordsOrFiles(let words):
      "\(prefix)_words \(word) \(words.map(ShellWord.quoted).joined(separator: " "))"
    case .files: "\(prefix)_paths -f \(word)"
    case .folders: "\(prefix)_paths -d \(word)"
    case .lines(let listing): "\(prefix)_\(listing.name) \(word)"
    }
  }
}
