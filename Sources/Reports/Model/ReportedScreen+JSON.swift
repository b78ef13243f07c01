import Snapshots

/// The fields of a finding in JSON; those without a value are omitted.
extension ReportedScreen: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, order, title, tab, crumbs, verdict, movedFrom, isRecorded, isRejected, meaning, text
    case picture, reason, tolerance, snapshot, files, acceptCommand
  }

  /// Reads a finding.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try fields.decode(String.self, forKey: .id),
      order: try fields.decode(Int.self, forKey: .order),
      title: try fields.decode(String.self, forKey: .title),
      tab: try fields.decodeIfPresent(String.self, forKey: .tab),
      crumbs: try fields.decode([String].self, forKey: .crumbs),
      verdict: try fields.decode(ReportedVerdict.self, forKey: .verdict),
      movedFrom: try fields.decodeIfPresent(String.self, forKey: .movedFrom),
      isRecorded: try fields.decode(Bool.self, forKey: .isRecorded),
      isRejected: try fields.decodeIfPresent(Bool.self, forKey: .isRejected),
      meaning: try fields.decode([String].self, forKey: .meaning),
      text: try fields.decodeIfPresent(TextDifference.self, forKey: .text),
      picture: try fields.decodeIfPresent(ReportedPicture.self, forKey: .picture),
      reason: try fields.decodeIfPresent(String.self, forKey: .reason),
      tolerance: try fields.decode([ReportedLimit].self, forKey: .tolerance),
      snapshot: try fields.decodeIfPresent(String.self, forKey: .snapshot),
      files: try fields.decode([ReportedFile].self, forKey: .files),
      acceptCommand: try fields.decodeIfPresent(String.self, forKey: .acceptCommand))
  }

  /// Writes a finding.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(id, forKey: .id)
    try fields.encode(order, forKey: .order)
    try fields.encode(title, forKey: .title)
    try fields.encodeIfPresent(tab, forKey: .tab)
    try fields.encode(crumbs, forKey: .crumbs)
    try fields.encode(verdict, forKey: .verdict)
    try fields.encodeIfPresent(movedFrom, forKey: .movedFrom)
    try fields.encode(isRecorded, forKey: .isRecorded)
    try fields.encodeIfPresent(isRejected, forKey: .isRejected)
    try fields.encode(meaning, forKey: .meaning)
    try fields.encodeIfPresent(text, forKey: .text)
    try fields.encodeIfPresent(picture, forKey: .picture)
    try fields.encodeIfPresent(reason, forKey: .reason)
    try fields.encode(tolerance, forKey: .tolerance)
    try fields.encodeIfPresent(snapshot, forKey: .snapshot)
    try fields.encode(files, forKey: .files)
    try fields.encodeIfPresent(acceptCommand, forKey: .acceptCommand)
  }
}
