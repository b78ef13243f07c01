import Wireframes

extension SiteMap {
  /// The map as a site shows it: a screen on the page leads to the screen's own page.
  package init(_ picture: MapPicture) {
    self.init(
      picture: picture.svg, width: Int(picture.layout.size.width.rounded(.up)),
      height: Int(picture.layout.size.height.rounded(.up)),
      page: picture.html(page: Site.Path.address))
  }
}
