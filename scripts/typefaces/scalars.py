"""What shaping asks of Unicode's scalars, from the files of Debian's `unicode-data` (15.0)."""

import os
import unicodedata

from fontTools.ttLib import TTFont

from . import faces

FOLDER = "/usr/share/unicode"
BLOCKS = {
  "Arabic": [(0x0600, 0x06FF), (0x0750, 0x077F), (0x0870, 0x08FF), (0xFB50, 0xFDFF), (0xFE70, 0xFEFC)],
  "Hebrew": [(0x0591, 0x05F4), (0xFB1D, 0xFB4F)],
  "Thai": [(0x0E01, 0x0E3A), (0x0E3F, 0x0E5B)],
  "Devanagari": [(0x0900, 0x097F)],
}
# The number of the script whose syllables are reordered, in shaping.py.
DEVANAGARI = 3
# Blanks and the dotted circle carry marks that have no letter; joiners take part in matches, but are not drawn.
CARRIERS = {0x20, 0xA0, 0x034F, 0x200C, 0x200D, 0x25CC}
# The Arabic letter mark.
INVISIBLE = {0x061C}

# In the order of Sources/Typography/Shaping/ShapedScript.swift.
JOINING = "UCDLRT"
MARK, LETTER, DIGIT, MODIFIER = 1, 2, 4, 8
# The marks that stay beside their letter, before others of their class (UAX #53, Unicode Arabic Mark Rendering).
MODIFIERS = {
  0x0654, 0x0655, 0x0658, 0x06DC, 0x06E3, 0x06E7, 0x06E8, 0x08CA, 0x08CB, 0x08CD, 0x08CE, 0x08CF, 0x08D3, 0x08F3,
}
# Marks are sorted by these classes instead of Unicode's: the order in which the fonts expect Hebrew points, shadda
# before Arabic vowels, and Thai vowels below before tones.
CLASSES = {
  10: 22, 11: 15, 12: 16, 13: 17, 14: 23, 15: 18, 16: 19, 17: 20, 18: 21, 19: 14, 20: 24, 21: 12, 22: 25, 23: 13,
  24: 10, 25: 11, 27: 28, 28: 29, 29: 30, 30: 31, 31: 32, 32: 33, 33: 27, 103: 3,
}
# In the order of Sources/Typography/Shaping/SyllableRole.swift.
ROLES = """Other Consonant Ra Vowel_Independent Nukta Virama Non_Joiner Joiner Vowel_Dependent Left_Vowel Bindu
  Cantillation_Mark Consonant_Placeholder Dotted_Circle Avagraha""".split()
# What fonts and other programs take for another category than Unicode's: ra, marks like bindu, digits.
ROLE_OF_CATEGORY = {"Visarga": "Bindu", "Number": "Consonant_Placeholder"}
ROLE_OF_SCALAR = {0x0930: "Ra", 0x093F: "Left_Vowel", 0x094E: "Left_Vowel", 0x0953: "Bindu", 0x0954: "Bindu"}


def rows(name, count=3):
  with open(os.path.join(FOLDER, name), encoding="utf-8") as file:
    for line in file:
      fields = [field.strip() for field in line.split("#")[0].split(";")]
      if len(fields) >= count:
        yield fields


def roles():
  """The role of each scalar in a syllable."""
  result = {}
  for span, category in rows("IndicSyllabicCategory.txt", 2):
    first, _, last = span.partition("..")
    for scalar in range(int(first, 16), int(last or first, 16) + 1):
      result[scalar] = ROLE_OF_SCALAR.get(scalar, ROLE_OF_CATEGORY.get(category, category))
  return result | ROLE_OF_SCALAR


def wanted(family):
  """The scalars of a script that both weights of its font have."""
  maps = [
    TTFont(f"{faces.NOTO}NotoSans{family}-{weight}.ttf", lazy=True).getBestCmap() for weight in ("Regular", "Bold")
  ]
  assert maps[0].keys() == maps[1].keys()
  scalars = {scalar for low, high in BLOCKS[family] for scalar in range(low, high + 1) if scalar in maps[0]}
  return scalars - INVISIBLE


def ranges(family, scalars):
  """(first, count, family, joining type, class for sorting, flags, role, 0) of each run of scalars that are alike."""
  joining = {int(fields[0], 16): fields[2] for fields in rows("ArabicShaping.txt")}
  categories = {int(fields[0], 16): (fields[2], int(fields[3])) for fields in rows("UnicodeData.txt")}
  in_syllable = roles() if family == DEVANAGARI else {}
  result = []
  for scalar in sorted(scalars):
    category, order = categories[scalar]
    type = joining.get(scalar, "T" if category in ("Mn", "Me", "Cf") else "U")
    flags = MARK * (category[0] == "M") | LETTER * (category[0] == "L") | DIGIT * (category == "Nd")
    flags |= MODIFIER * (scalar in MODIFIERS)
    entry = [family, JOINING.index(type), CLASSES.get(order, order), flags, ROLES.index(in_syllable.get(scalar, "Other")), 0]
    if result and result[-1][0] + result[-1][1] == scalar and result[-1][2:] == entry:
      result[-1][1] += 1
    else:
      result.append([scalar, 1] + entry)
  return result


def decompositions():
  """(scalar, first part, second part or 0, whether the parts make the scalar again) of each canonical one."""
  result = []
  for low, high in sorted(block for blocks in BLOCKS.values() for block in blocks):
    for scalar in range(low, high + 1):
      parts = unicodedata.decomposition(chr(scalar))
      if not parts or parts.startswith("<"):
        continue
      numbers = [int(part, 16) for part in parts.split()]
      whole = unicodedata.normalize("NFC", "".join(map(chr, numbers)))
      result.append((scalar, *numbers, *[0] * (2 - len(numbers)), int(whole == chr(scalar))))
  return result
