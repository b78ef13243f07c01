/// The completion script for fish 3 or newer.
struct FishCompletion {
  let tool: String
  let words: CompletionWords

  /// The prefix of all function names.
  private var prefix: String { "__" + tool.shellIdentifier }

  var text: String {
    let lines = [functions] + verbLines + operandLines + words.options.flatMap(lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private var functions: String {
    #"""
    # Completion of \#(tool) for fish 3 or newer.
    # Written by '\#(tool) completions fish'.

    # Prints the verb of the command line; fails if there is none yet.
    function \#(prefix)_verb
        set -l words (commandline -opc)
        set -l is_value 0
        for word in $words[2..-1]
            if test $is_value -eq 1
                set is_value 0
                continue
            end
            switch $word
                case \#(words.spellingsWithValue.joined(separator: " "))
                    set is_value 1
                case '-*'
                case '*'
                    echo $word
                    return 0
            end
        end
        return 1
    end

    # Whether the verb is one of the arguments.
    function \#(prefix)_is
        set -l verb (\#(prefix)_verb)
        and contains -- $verb $argv
    end

    \#(words.listings.map(function).joined())complete -c \#(tool) -f
    """#
  }

  /// The function that prints what the tool itself lists.
  private func function(_ listing: Listing) -> String {
    #"""
    function \#(prefix)_\#(listing.name)
        set -l words (commandline -opc)
        set -l program (string replace -r '^~' $HOME -- $words[1])
        $program \#(listing.arguments) 2>/dev/null
    end


    """#
  }

  private var verbLines: [String] {
    words.commands.map { entry in
      "complete -c \(tool) -n 'not \(prefix)_verb >/dev/null' -a \(entry.name) -d "
        + quoted(entry.command.summary)
    }
  }

  private var operandLines: [String] {
    words.commands.compactMap { command in
      guard command.suggestion != .nothing else { return nil }
      return "complete -c \(tool) -n '\(prefix)_is \(command.name)'" + offer(command.suggestion)
    }
  }

  private func lines(_ offered: CompletionOption) -> [String] {
    let option = offered.option
    let verbs = offered.commands.joined(separator: " ")
    let condition = offered.isCommon ? "" : " -n '\(prefix)_is \(verbs)'"
    let letter = option.letter.map { " -s \($0)" } ?? ""
    let value = option.suggestion.map { $0 == .files ? " -r" : " -x" } ?? ""
    return [
      "complete -c \(tool)\(condition)\(letter) -l \(option.usefulSpelling.dropFirst(2))"
        + value + (option.suggestion.map(offer) ?? "") + " -d " + quoted(option.summary)
    ]
  }

  private func offer(_ suggestion: Suggestion) -> String {
    switch suggestion {
    case .nothing: ""
    case .words(let words), .wordsOrFiles(let words):
      " -a " + quoted(words.joined(separator: " "))
    case .files: " -F"
    case .folders: " -a '(__fish_complete_directories)'"
    case .lines(let listing): " -a '(\(prefix)_\(listing.name))'"
    }
  }

  /// A text in single quotes, in which fish has two escapes.
  private func quoted(_ text: String) -> String {
    "'" + String(text.flatMap { "'\\".contains($0) ? ["\\", $0] : [$0] }) + "'"
  }
}
