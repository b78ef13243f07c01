/// Splits the words of a command line into a command, operands and options.
///
/// Options are known before the command is, so `tool -q verify` and `tool verify -q` mean the same, and
/// the value of an option is never mistaken for a command.
struct ArgumentScanner {
  /// An occurrence of an option on a command line.
  struct Occurrence {
    let option: OptionDeclaration
    /// Its spelling: `-j`, `--jobs` or `--no-caption`.
    let spelling: String
    let value: String
  }

  private(set) var command: CommandDescription?
  private(set) var operands: [String] = []
  private(set) var occurrences: [Occurrence] = []
  /// The options of the command, as soon as it is known.
  private(set) var options: [OptionDeclaration]
  private let commands: CommandSet
  /// Every option of every command, computed if the command lacks an option.
  private lazy var allOptions = commands.options
  private var words: ArraySlice<String>

  init(_ arguments: [String], in commands: CommandSet) throws(UsageError) {
    self.commands = commands
    options = commands.common
    words = arguments[...]
    while let word = words.popFirst() { try scan(word) }
  }

  private mutating func scan(_ word: String) throws(UsageError) {
    if word == "--" {
      while let operand = words.popFirst() { try addOperand(operand) }
    } else if word.hasPrefix("--") {
      try scanName(word)
    } else if word.hasPrefix("-"), word != "-" {
      try scanLetters(word)
    } else {
      try addOperand(word)
    }
  }

  private mutating func addOperand(_ word: String) throws(UsageError) {
    if command == nil {
      let command = try commands.command(named: word)
      self.command = command
      options = commands.options(of: command)
    } else {
      operands.append(word)
    }
  }

  /// An option of the command, or else of any command; the latter is refused after all words are scanned.
  private mutating func option(where matches: (OptionDeclaration) -> Bool) -> OptionDeclaration? {
    options.first(where: matches) ?? allOptions.first(where: matches)
  }

  /// Scans `--name`, `--no-name`, `--name=value` or `--name value`.
  private mutating func scanName(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    let attached = parts.count == 2 ? String(parts[1]) : nil
    if let option = option(where: { $0.spelling == spelling }) {
      try add(option, spelling, attached)
    } else if let option = option(where: { $0.negatedSpelling == spelling }) {
      if let attached { throw .unexpectedValue(attached, option: spelling) }
      occurrences.append(Occurrence(option: option, spelling: spelling, value: "false"))
    } else {
      let nearest = commands.nearestSpelling(to: spelling, in: allOptions)
      throw .unknownOption(spelling, nearest: nearest, command: command?.name)
    }
  }

  /// Scans `-q`, `-j 4`, `-j4`, `-j=4`, or letters of which the last may take a value: `-qj4`.
  private mutating func scanLetters(_ word: String) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      let spelling = "-\(letter)"
      guard let option = option(where: { $0.letter == letter }) else {
        throw .unknownOption(spelling, nearest: nil, command: command?.name)
      }
      if option.placeholder == nil, letters.first != "=" {
        try add(option, spelling, nil)
        continue
      }
      if letters.isEmpty { return try add(option, spelling, nil) }
      if letters.first == "=" { letters.removeFirst() }
      return try add(option, spelling, String(letters))
    }
  }

  private mutating func add(
    _ option: OptionDeclaration, _ spelling: String, _ attached: String?
  ) throws(UsageError) {
    let value: String
    switch (option.placeholder, attached) {
    case (nil, nil): value = "true"
    case (nil, let attached?): throw .unexpectedValue(attached, option: spelling)
    case (_?, let attached?): value = attached
    case (let placeholder?, nil): value = try nextValue(of: spelling, placeholder)
    }
    occurrences.append(Occurrence(option: option, spelling: spelling, value: value))
  }

  /// Takes the next word as a value, unless it looks like an option.
  ///
  /// A negative number is a value, so that it is
  /// reported as out of range, and a single dash is standard input.
  private mutating func nextValue(
    of spelling: String, _ placeholder: String
  ) throws(UsageError) -> String {
    guard let next = words.first, !next.hasPrefix("-") || next == "-" || Int(next) != nil
    else {
      throw .missingValue(option: spelling, placeholder: placeholder, next: words.first)
    }
    words.removeFirst()
    return next
  }
}
