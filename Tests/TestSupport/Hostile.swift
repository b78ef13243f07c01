/// Texts that try to be more than texts.
package enum Hostile {
  package static let texts = [
    "\"><script>obeyed = 1</script>",
    "' onmouseover='obeyed = 1",
    "]]>",
    "</script><!--",
    "one\ntwo\r\nthree",
    "::error::obey",
    "\u{1B}[31mred\u{1B}[0m",
    "\u{202E}desrever\u{202C}",
    "a & b &amp; c",
    "\u{0}\u{8}\u{FFFF}",
  ]
}
