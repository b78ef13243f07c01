/// What the overview and the manual page both tell.
enum HelpText {
  static let purpose =
    "Draws every screen of an app as a wireframe, and compares it with its snapshot."

  static let patterns = """
    A pattern (GLOB) matches whole ids: * any characters, ? one, [abc] one of a set,
    {a,b} one of several.
    """

  static let settings = """
    Most options have a twin in the environment, such as SCREENS_JOBS for --jobs or
    SCREENS_CAPTION=0 for --no-caption, and a key in the file .screens.json:
      {"jobs": 4, "caption": false, "verify": {"reporter": "dot"}}
    The option beats the variable, and the variable beats the file.
    """

  static let exitCodes = """
    Ends with 0 when all is unchanged, 1 when something differs, 2 when the work
    could not be done, 64 when the command line is wrong, 130 when interrupted.
    """
}
