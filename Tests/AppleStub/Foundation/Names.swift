// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are documented by Apple.

// Types that nobody uses. They are here for their names alone: where a module of ours has a type of the same
// name, a file that imports both has to say which of them it means.

public enum AffineTransform {}
public enum AttributedString {}
public enum AttributeContainer {}
public enum BlockOperation {}
public enum Bundle {}
public enum Calendar {}
public enum CharacterSet {}
public enum CocoaError {}
public enum DateComponents {}
public enum DateFormatter {}
public enum DateInterval {}
public enum Decimal {}
public enum Dimension {}
public enum FileHandle {}
public enum FileWrapper {}
public enum Formatter {}
public enum Host {}
public enum IndexPath {}
public enum IndexSet {}
public enum InflectionRule {}
public enum InputStream {}
public enum JSONSerialization {}
public enum Locale {}
public enum LocalizedStringResource {}
public enum MachError {}
public enum Measurement {}
public enum MessagePort {}
public enum Morphology {}
public enum NetService {}
public enum Notification {}
public enum NotificationCenter {}
public enum NotificationQueue {}
public enum NumberFormatter {}
public enum Operation {}
public enum OperationQueue {}
public enum OutputStream {}
public enum PersonNameComponents {}
public enum Pipe {}
public enum Port {}
public enum PortMessage {}
public enum POSIXError {}
public enum Predicate {}
public enum PredicateExpressions {}
public enum Process {}
public enum Progress {}
public enum RunLoop {}
public enum Scanner {}
public enum SocketPort {}
public enum SortDescriptor {}
public enum SortOrder {}
public enum Stream {}
public enum TermOfAddress {}
open class Thread: @unchecked Sendable {
  public init(block: @escaping @Sendable () -> Void) { fatalError() }
  open var stackSize: Int {
    get { fatalError() }
    set {}
  }
  open func start() { fatalError() }
}
public enum TimeZone {}
public enum Timer {}
public enum UndoManager {}
public enum Unit {}
public enum UnitDuration {}
public enum UnitLength {}
public enum URLRequest {}
public enum URLResource {}
public enum URLSession {}
public enum UserDefaults {}
public enum ValueTransformer {}
public enum XMLDocument {}
public enum XMLElement {}
public enum XMLNode {}
public enum XMLParser {}
