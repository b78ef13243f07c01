import Scenes

/// The member, their plan and their storage.
struct AccountPage: PageDescribing {
  let member: Member
  let book: RecipeBook

  var page: Page {
    Page("Account") {
      ListSection {
        Row(member.name, subtitle: member.email, icon: "person.crop.circle")
      }
      ListSection("Plan", footer: "Renews on \(member.renewal).") {
        Row("Subscription", value: member.plan)
        Row("Recipes", value: "\(book[.thisWeek].count + book[.saved].count)")
      }
      ProgressBar(
        member.usage, label: "\(member.usedGigabytes) of \(Int(member.totalGigabytes)) GB used")
      ActionButton("Sign out", role: .secondary)
      ActionButton("Delete account", role: .destructive)
    }
  }
}
