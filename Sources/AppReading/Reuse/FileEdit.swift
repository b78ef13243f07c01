import SwiftParsing

/// What changed between two versions of a file whose declarations say the same of themselves.
struct FileEdit {
  /// A declaration that holds no others, in both versions.
  private struct Leaf {
    var old: ByteRange
    var new: ByteRange
    /// The number of bytes at the beginning and at the end that are the same.
    var prefix: Int32 = 0
    var suffix: Int32 = 0
    var isChanged = false
  }

  /// The offsets of the changed declarations in the old version.
  private(set) var changed: [Int32] = []

  private var leaves: [Leaf] = []
  private let old: AppSource
  private let new: AppSource

  /// Compares two versions; nil if more changed than the inside of variables and functions, or a line moved that may be shown.
  init?(from old: AppSource, to new: AppSource) {
    self.old = old
    self.new = new
    guard let before = Self.leaves(of: old), let after = Self.leaves(of: new),
      before.count == after.count
    else { return nil }
    var ends: (old: Int32, new: Int32) = (0, 0)
    for (first, second) in zip(before, after) {
      // What is between declarations: attributes and names of types among others.
      guard first.range.start >= ends.old, second.range.start >= ends.new,
        bytes(ByteRange(ends.old, first.range.start), of: old)
          == bytes(ByteRange(ends.new, second.range.start), of: new)
      else { return nil }
      guard let leaf = leaf(first, second) else { return nil }
      leaves.append(leaf)
      if leaf.isChanged { changed.append(leaf.old.start) }
      ends = (first.range.end, second.range.end)
    }
    let tails = (
      bytes(ByteRange(ends.old, Int32(old.bytes.count)), of: old),
      bytes(ByteRange(ends.new, Int32(new.bytes.count)), of: new)
    )
    guard tails.0 == tails.1 else { return nil }
  }

  private func bytes(_ range: ByteRange, of source: AppSource) -> ArraySlice<UInt8> {
    source.bytes[Int(range.start)..<Int(range.end)]
  }

  private func leaf(_ first: Declaration, _ second: Declaration) -> Leaf? {
    var leaf = Leaf(old: first.range, new: second.range)
    let (before, after) = (bytes(first.range, of: old), bytes(second.range, of: new))
    guard before != after else { return leaf }
    switch first.kind {
    case .variable, .function, .initializer, .subscripting: break
    default: return nil
    }
    leaf.isChanged = true
    let shorter = min(before.count, after.count)
    let prefix = zip(before, after).prefix { $0 == $1 }.count
    let suffix = zip(before.reversed(), after.reversed()).prefix(shorter - prefix)
      .prefix { $0 == $1 }.count
    leaf.prefix = Int32(prefix)
    leaf.suffix = Int32(suffix)
    // Lines of everything else stay, so that no page shows another one.
    let newline = UInt8(ascii: "\n")
    guard
      before.dropFirst(prefix).dropLast(suffix).count(where: { $0 == newline })
        == after.dropFirst(prefix).dropLast(suffix).count(where: { $0 == newline })
    else { return nil }
    return leaf
  }

  /// The declarations that hold no others, in their order; nil if one is not where it should be.
  private static func leaves(of source: AppSource) -> [Declaration]? {
    var leaves: [Declaration] = []
    var open: [Declaration] = source.file.statements.reversed().compactMap {
      if case .declaration(let declaration) = $0.kind { declaration } else { nil }
    }
    while let declaration = open.popLast() {
      let range = declaration.range
      guard range.start >= 0, range.start <= range.end, Int(range.end) <= source.bytes.count else {
        return nil
      }
      if case .type(let type) = declaration.kind {
        open += type.members.reversed()
      } else {
        leaves.append(declaration)
      }
    }
    return leaves
  }

  // MARK: Places

  /// Whether an offset of the new version is where an offset of the old version is now.
  ///
  /// - Returns: Nil if both are in what changed; their order and lines must be compared then.
  func isSame(_ before: Int32, _ after: Int32) -> Bool? {
    // The last declaration that begins at the offset or before it.
    var low = 0
    var high = leaves.count
    while low < high {
      let middle = (low + high) / 2
      if leaves[middle].old.start <= before { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return before == after }
    let leaf = leaves[low - 1]
    let (first, second) = (before - leaf.old.start, after - leaf.new.start)
    let lengths = (leaf.old.end - leaf.old.start, leaf.new.end - leaf.new.start)
    if !leaf.isChanged || first < leaf.prefix { return first == second }
    if first >= lengths.0 - leaf.suffix { return lengths.0 - first == lengths.1 - second }
    guard second >= leaf.prefix, second < lengths.1 - leaf.suffix else { return false }
    return old.line(at: before) == new.line(at: after) ? nil : false
  }

  /// Whether the bytes of two places that are the same are the same.
  func isSameText(_ before: ByteRange, _ after: ByteRange) -> Bool {
    guard before.start >= 0, before.start <= before.end, Int(before.end) <= old.bytes.count,
      after.start >= 0, after.start <= after.end, Int(after.end) <= new.bytes.count
    else { return false }
    return bytes(before, of: old) == bytes(after, of: new)
  }
}
