extension String {
  /// The string with its first letter in upper case: "weight" becomes "Weight".
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
