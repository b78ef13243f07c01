/// What the properties of a command or group declare, in their order.
struct DeclarationList {
  private(set) var options: [OptionDeclaration] = []
  private(set) var operands: OperandDeclaration?

  /// Creates a command or group, whose properties report to ``current`` what they declare.
  ///
  /// A mirror would find the properties, too, but casting what it finds takes a millisecond a command.
  init(of type: any OptionGroup.Type) {
    let collector = Collector()
    _ = Self.$current.withValue(collector) { type.init() }
    self = collector.list
  }

  private init() {}

  /// Where the properties of the command that is being created report what they declare.
  @TaskLocal static var current: Collector?

  /// Collects the declarations of one command.
  // Unchecked: a task-local value has to be Sendable, and only the thread that creates the command uses it.
  final class Collector: @unchecked Sendable {
    fileprivate var list = DeclarationList()

    func add(_ option: OptionDeclaration) { list.options.append(option) }
    func add(_ operands: OperandDeclaration) { list.operands = operands }
  }
}
