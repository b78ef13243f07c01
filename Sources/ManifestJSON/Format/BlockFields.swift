/// The kinds of blocks: the one name in a block's object.
///
/// `{"row": {…}}` and not `{"type": "row", …}`: the kind is known before what belongs to it, so that a
/// reader needs no memory and a validator tells what is wrong with the row, and not that the block is
/// none of fifteen kinds.
enum BlockKind: String, CaseIterable {
  case section, row, text, image, button, field, searchField, segmentedControl, progress, grid
  case bubble, map, gap, emptyState, skeleton
}

/// What a section has.
enum SectionField: String, CaseIterable {
  case header, footer, blocks
}

/// What a row has.
enum RowField: String, CaseIterable {
  case title, subtitle, value, icon, accessory, leadsTo
}

/// What stands at the end of a row, as one word.
enum AccessoryName: String, CaseIterable {
  case none, disclosure, checkmark, toggleOn, toggleOff
}

/// What a paragraph has.
enum TextField: String, CaseIterable {
  case text, style
}

/// What the place of a picture has.
enum ImageField: String, CaseIterable {
  case icon, height
}

/// What a button has.
enum ButtonField: String, CaseIterable {
  case label, role, leadsTo
}

/// What a field has.
enum InputFieldName: String, CaseIterable {
  case label, value, placeholder
}

/// What a search field has.
enum SearchFieldName: String, CaseIterable {
  case placeholder, value
}

/// What a segmented control has.
enum SegmentsField: String, CaseIterable {
  case options, selection
}

/// What a progress bar has.
enum ProgressField: String, CaseIterable {
  case fraction, label
}

/// What a grid has.
enum GridField: String, CaseIterable {
  case columns, cards
}

/// What a card has.
enum CardField: String, CaseIterable {
  case title, subtitle, icon, leadsTo
}

/// What a message has.
enum BubbleField: String, CaseIterable {
  case text, outgoing
}

/// What the place of a map has.
enum MapField: String, CaseIterable {
  case pins, height
}

/// What free space has.
enum GapField: String, CaseIterable {
  case height
}

/// What an empty state has.
enum EmptyStateField: String, CaseIterable {
  case title, message, icon
}

/// What grey lines have.
enum SkeletonField: String, CaseIterable {
  case lines
}
