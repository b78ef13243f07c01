public import Navigation

/// Each tab stands in a link as its raw value.
extension CookbookTab: Linkable {}
