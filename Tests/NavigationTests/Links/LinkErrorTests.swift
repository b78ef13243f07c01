import Navigation
import Testing

@Suite struct LinkErrorTests {
  @Test(
    "Every error has a message",
    arguments: [
      (LinkError.malformed(.noScheme), "The link does not begin with a scheme such as 'myapp:'."),
      (
        .malformed(.forbiddenCharacter),
        "The link contains a character that must be percent-encoded."
      ),
      (.malformed(.invalidEncoding("%F")), "'%F' is not valid percent-encoded UTF-8."),
      (.malformed(.tooLong(limit: 9)), "The link is longer than 9 bytes."),
      (.malformed(.tooManyComponents(limit: 9)), "The link has more than 9 components."),
      (.foreignScheme("evil"), "The scheme 'evil' is not one of this app's."),
      (.foreignHost("evil.com"), "The host 'evil.com' is not one of this app's."),
      (.unknownComponent(index: 1, text: "x"), "Component 1, 'x', is unknown here."),
      (.ambiguous(index: 0, text: "x"), "Component 0, 'x', can mean more than one screen."),
      (.missingParameter(name: "id"), "The parameter 'id' is missing."),
      (.invalidParameter(name: "id", text: "x"), "The parameter 'id' cannot be 'x'."),
      (.repeatedParameter(name: "id"), "The parameter 'id' is given more than once."),
      (
        .repeatedTab(component: "home", parameter: "tab"),
        "The tab is given by the component 'home' and by the parameter 'tab'."
      ),
      (.unknownTab("nope"), "There is no tab 'nope'."),
      (.notFound, "The target of the link does not exist."),
      (
        .unprintable(.noScheme("my app")), "'my app' cannot be the scheme or host of a link."
      ),
      (.unprintable(.undeclared("list")), "No link is declared for 'list'."),
      (
        .unprintable(.parameter(name: "id")),
        "The value of the parameter 'id' cannot be written in a link."
      ),
      (
        .unprintable(.leadsElsewhere("x://a")), "The link 'x://a' would open another screen."
      ),
    ])
  func wording(error: LinkError, words: String) {
    #expect(error.description == words)
  }
}
