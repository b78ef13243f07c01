import Navigation
import NavigationModel
import Testing

/// The law of the links on random screens; `scripts/bench navigation` tries it on 100,000 of them.
@Suite struct LinkLawTests {
  @Test(
    "Random screens read back as themselves", arguments: LinkTabPlace.allCases, LinkForm.allCases)
  func law(place: LinkTabPlace, form: LinkForm) {
    let count = 25_000 / debugFactor
    let law = LinkLaw(place == .query ? codec : leadingCodec, as: form)
    let outcome = law.outcome(of: count, seed: 1, screen: LinkWay.random)
    #expect(outcome.fault == nil)
    // Nearly every random screen has a link; the others hold an empty text in the path, or a first
    // page that selects a tab which they do not name.
    #expect(outcome.printed > count * 8 / 10)
  }
}
