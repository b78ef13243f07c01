"""Which scalars are taken from the Japanese font, in a regular and a bold form.

Signs and kana are for every reader of Chinese and Japanese; ideographs are those that JIS X 0208 calls the
first level, the 2,965 in common use. All 6,355 of the standard would make the resource a megabyte larger.
"""

BLOCKS = [
  (0x3000, 0x303F),  # CJK Symbols and Punctuation
  (0x3040, 0x30FF),  # Hiragana, Katakana
  (0x31F0, 0x31FF),  # Katakana Phonetic Extensions
  # Full- and half-width forms, without half-width Hangul, which this font draws wide.
  (0xFF00, 0xFF9F),
  (0xFFE0, 0xFFEF),
]

# The rows of JIS X 0208 with the ideographs of the first level, and the cells of a row.
LEVEL_1_ROWS = range(16, 48)
CELLS = range(1, 95)


def ideographs():
  """The ideographs of the first level, by way of their bytes in EUC."""
  for row in LEVEL_1_ROWS:
    for cell in CELLS:
      text = bytes([0xA0 + row, 0xA0 + cell]).decode("euc_jp", errors="ignore")
      if text:
        yield ord(text)


def scalars():
  """All of them in rising order."""
  signs = {scalar for low, high in BLOCKS for scalar in range(low, high + 1)}
  return sorted(signs | set(ideographs()))
