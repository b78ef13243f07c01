public import Navigation

extension SocialSheet: Linkable {
  /// How each sheet and cover stands in a link.
  public static let links: LinkTable<Self> = [
    Link("sidebar", .sidebar),
    Link("compose", .optional("to"), make: Self.composer),
    Link("poll", .poll),
    Link("photo-picker", .photoPicker),
    Link("alt-text", .path("photo"), make: Self.altText),
    Link("schedule", .schedule),
    Link("draft-picker", .draftPicker),
    Link("emoji", .emojiPicker),
    Link("share", .path("note"), make: Self.share),
    Link("report", .path("note"), make: Self.report),
    Link("translation", .path("note"), make: Self.translation),
    Link("photo", .path("id"), make: Self.photo),
    Link("folders", .folderPicker),
    Link("new-message", .newMessage),
    Link("code", .path("person"), make: Self.code),
    Link("accounts", .accounts),
    Link("sign-in", .signIn),
    Link("servers", .serverPicker),
    Link("edit-profile", .editProfile),
    Link("edit-field", .path("name"), make: Self.editField),
    Link("new-list", .newList),
    Link("new-filter", .newFilter),
    Link("filter-end", .filterEnd),
    Link("new-event", .newEvent),
    Link("invite", .path("group"), make: Self.invite),
  ]
}

/// Each tab stands in a link as its raw value.
extension SocialTab: Linkable {}
