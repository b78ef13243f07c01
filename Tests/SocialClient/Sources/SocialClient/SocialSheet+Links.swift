public import Navigation

extension SocialSheet: Linkable {
  /// How each sheet and cover stands in a link.
  public static let links: LinkTable<Self> = [
    LinkPattern("sidebar", .sidebar),
    LinkPattern("compose", .optional("to"), make: Self.composer),
    LinkPattern("poll", .poll),
    LinkPattern("photo-picker", .photoPicker),
    LinkPattern("alt-text", .path("photo"), make: Self.altText),
    LinkPattern("schedule", .schedule),
    LinkPattern("draft-picker", .draftPicker),
    LinkPattern("emoji", .emojiPicker),
    LinkPattern("share", .path("note"), make: Self.share),
    LinkPattern("report", .path("note"), make: Self.report),
    LinkPattern("translation", .path("note"), make: Self.translation),
    LinkPattern("photo", .path("id"), make: Self.photo),
    LinkPattern("folders", .folderPicker),
    LinkPattern("new-message", .newMessage),
    LinkPattern("code", .path("person"), make: Self.code),
    LinkPattern("accounts", .accounts),
    LinkPattern("sign-in", .signIn),
    LinkPattern("servers", .serverPicker),
    LinkPattern("edit-profile", .editProfile),
    LinkPattern("edit-field", .path("name"), make: Self.editField),
    LinkPattern("new-list", .newList),
    LinkPattern("new-filter", .newFilter),
    LinkPattern("filter-end", .filterEnd),
    LinkPattern("new-event", .newEvent),
    LinkPattern("invite", .path("group"), make: Self.invite),
  ]
}

/// Each tab stands in a link as its raw value.
extension SocialTab: Linkable {}
