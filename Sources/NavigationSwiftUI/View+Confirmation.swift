#if canImport(SwiftUI)
  import Navigation
  import SwiftUI

  extension View {
    /// Asks the router's question over a level.
    func confirmation<Route, Sheet>(of router: StackRouter<Route, Sheet>, over level: StackLevel)
      -> some View
    {
      let question = router.confirmation(over: level)
      return confirmationDialog(
        question?.title ?? "", isPresented: router.isConfirming(over: level),
        titleVisibility: .visible, presenting: question
      ) { question in
        // Two buttons may say the same, so their places tell them apart.
        ForEach(question.buttons.indices, id: \.self) { index in
          Button(
            question.buttons[index].label, role: question.buttons[index].role.buttonRole,
            action: router.answer(question, buttonAt: index))
        }
      } message: { question in
        if let message = question.message { Text(verbatim: message) }
      }
    }
  }

  extension ConfirmationRole {
    var buttonRole: ButtonRole? {
      switch self {
      case .destructive: .destructive
      case .cancel: .cancel
      case .default: nil
      }
    }
  }
#endif
