import DocsSite

/// What a site of many screens goes without, so that it stays small.
struct SiteLimits {
  let screens: Int

  /// What is missing, and what stands in for it, a sentence each.
  var sentences: [String] {
    var sentences: [String] = []
    if screens > SiteMap.mostDrawn {
      sentences.append(
        "over \(SiteMap.mostDrawn) screens the front page has no picture of the map; it leads to "
          + "'map.html', which has the screens' pictures")
    }
    if screens > SiteOptions.mostDarkScreens {
      sentences.append(
        "over \(SiteOptions.mostDarkScreens) screens there are no dark pictures; a dark page shows the "
          + "light ones")
    }
    return sentences
  }
}
