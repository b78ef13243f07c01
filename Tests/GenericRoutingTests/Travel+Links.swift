import Navigation

extension TravelTab: Linkable {}

extension TravelPage: Linkable {
  static let links: LinkTable<TravelPage> = [
    LinkPattern("packing", .packing),
    LinkPattern("trip", .path("id"), make: TravelPage.trip) {
      if case .trip(let id) = $0 { id } else { nil }
    },
  ]
}

extension TravelSheet: Linkable {}
