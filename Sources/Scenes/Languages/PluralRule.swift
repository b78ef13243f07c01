/// The plural categories of whole numbers, from the plural rules of CLDR 44.
enum PluralRule {
  /// The category of a number: `zero`, `one`, `two`, `few`, `many` or `other`.
  static func category(of number: Int, in language: String) -> String {
    let count = number.magnitude
    let tens = count % 100
    switch language {
    case "ja", "zh", "yue", "ko", "th", "vi", "id", "ms", "my", "lo", "km", "bo", "dz", "ig", "ii",
      "jv", "sg", "su", "to", "wo", "yo":
      return "other"
    case "fr", "pt":
      return count <= 1 ? "one" : count % 1_000_000 == 0 ? "many" : "other"
    case "es", "it", "ca":
      return count == 1 ? "one" : count > 0 && count % 1_000_000 == 0 ? "many" : "other"
    case "hi", "bn", "gu", "kn", "fa", "am", "zu", "as", "hy", "ak", "tw", "ln", "mg", "pa", "ti",
      "wa", "ff", "kab", "si":
      return count <= 1 ? "one" : "other"
    case "ru", "uk", "be", "sr", "hr", "bs", "pl", "lt", "lv", "is", "mk", "fil", "tl":
      return endings(of: count, in: language)
    case "cs", "sk":
      return count == 1 ? "one" : 2...4 ~= count ? "few" : "other"
    case "sl", "dsb", "hsb":
      return tens == 1 ? "one" : tens == 2 ? "two" : 3...4 ~= tens ? "few" : "other"
    case "ro":
      return count == 1 ? "one" : count == 0 || 1...19 ~= tens ? "few" : "other"
    case "ar":
      if count <= 2 { return ["zero", "one", "two"][Int(count)] }
      return 3...10 ~= tens ? "few" : tens >= 11 ? "many" : "other"
    case "he", "iw", "iu", "se":
      return count == 1 ? "one" : count == 2 ? "two" : "other"
    case "mt":
      if count == 1 || count == 2 { return count == 1 ? "one" : "two" }
      return count == 0 || 3...10 ~= tens ? "few" : 11...19 ~= tens ? "many" : "other"
    case "ga":
      return count == 1
        ? "one" : count == 2 ? "two" : 3...6 ~= count ? "few" : 7...10 ~= count ? "many" : "other"
    case "gd":
      return count == 1 || count == 11
        ? "one" : count == 2 || count == 12 ? "two" : 3...19 ~= count ? "few" : "other"
    case "cy":
      return [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][count] ?? "other"
    default:
      return count == 1 ? "one" : "other"
    }
  }

  /// The category in languages where the last digits decide.
  private static func endings(of count: UInt, in language: String) -> String {
    let (ones, tens) = (count % 10, count % 100)
    let isOne = ones == 1 && tens != 11
    let isFew = 2...4 ~= ones && !(12...14 ~= tens)
    switch language {
    case "ru", "uk", "be": return isOne ? "one" : isFew ? "few" : "many"
    case "pl": return count == 1 ? "one" : isFew ? "few" : "many"
    case "sr", "hr", "bs": return isOne ? "one" : isFew ? "few" : "other"
    case "lt":
      if 11...19 ~= tens || ones == 0 { return "other" }
      return ones == 1 ? "one" : "few"
    case "lv": return ones == 0 || 11...19 ~= tens ? "zero" : isOne ? "one" : "other"
    case "is", "mk": return isOne ? "one" : "other"
    default: return 1...3 ~= count || ![4, 6, 9].contains(ones) ? "one" : "other"
    }
  }
}
