/// The tabs; one has the name of a keyword.
public enum LibraryTab: String, CaseIterable, Sendable {
  case shelves, search, `default`, reader, loans, holds, wishes, lists, history, events, branches
  case clubs, news, messages, profile, cards, settings, about
}
