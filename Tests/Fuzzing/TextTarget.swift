import Snapshots

/// Reads two texts, with a zero byte between them, as snapshots, and describes how they differ.
func fuzzText(_ bytes: UnsafeRawBufferPointer) {
  let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
  let texts = parts.map { String(decoding: $0, as: UTF8.self) }
  guard let old = texts.first, let new = texts.last else { return }
  let none = MeaningDifference(from: old, to: old)
  precondition(none.sentences.isEmpty, "a text differs from itself")
  precondition(TextDifference(from: old, to: old) == nil, "a text differs from itself")
  let sentences = MeaningDifference(from: old, to: new).sentences
  if let difference = TextDifference(from: old, to: new) {
    precondition(difference.firstLine > 0)
  } else {
    precondition(sentences.isEmpty, "equal texts mean different things")
  }
  // The other text that a folder of snapshots may have is read line by line, too.
  guard let table = try? DigestTable(old) else { return }
  precondition((try? DigestTable(table.text)) == table, "a table is not the same again")
}
