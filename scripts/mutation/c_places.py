"""Finds what can be changed in the function bodies of C source: operators, constants and conditions."""

import re

from .places import OPERATORS, Place, tokens

# Loosest first; operators of one string bind equally.
PRECEDENCE = ["= += -= *= /= %= &= |= ^= <<= >>=", "||", "&&", "|", "^", "&", "== !=", "< <= > >=", "<< >>", "+ -", "* / %"]
STRENGTH = {text: strength for strength, texts in enumerate(PRECEDENCE) for text in texts.split()}
# What is no part of an operand.
STOPS = {",", ";", "{", "}", "?", ":", "return", "case"}
STATEMENTS = {"if", "for", "while", "else", "do", "goto", "switch", "sizeof"}


def places(source):
    """The places in function bodies, each an expression with another one instead.

    >>> source = "#define A 1\\nint f(int a) { if (a < 3 + 'b' * 2) return -1; a += 'c'; return a && f(1u); }"
    >>> [(source[place.start:place.end], place.text) for place in places(source)][:3]
    [("a < 3 + 'b' * 2", "!(a < 3 + 'b' * 2)"), ("a < 3 + 'b' * 2", "a <= 3 + 'b' * 2"), ('3', '4')]
    >>> [(source[place.start:place.end], place.text) for place in places(source)][3:6]
    [("3 + 'b' * 2", "3 - 'b' * 2"), ("'b' * 2", "'b' / 2"), ('2', '3')]
    >>> [(source[place.start:place.end], place.text) for place in places(source)][6:]
    [('1', '2'), ("a += 'c'", "a -= 'c'"), ('a && f(1u)', 'a || f(1u)'), ('1', '2')]
    >>> places("static const int a[] = { 1 + 1 };")
    []
    """
    all_tokens = tokens(plain(source))
    found = []
    bodies = []
    for index, token in enumerate(all_tokens):
        if token.text == "{":
            bodies.append((bool(bodies) and bodies[-1]) or index > 0 and all_tokens[index - 1].text == ")")
        elif token.text == "}" and bodies:
            bodies.pop()
        elif bodies and bodies[-1]:
            found += changes(source, all_tokens, index)
    # A comment to the end of a line would swallow what follows it on the same line, and C allows setjmp only alone.
    return [place for place in found if "//" not in place.text and "setjmp" not in place.text]


def plain(source):
    """A source of equal length without directives and characters, which look different in Swift.

    >>> plain("a '\\\\'' b")
    "a '  ' b"
    """
    def blank(match):
        return re.sub(r"[^\n]", " ", match.group())
    source = re.sub(r"^[ \t]*#(.*\\\n)*.*", blank, source, flags=re.MULTILINE)
    return re.sub(r"(?<=')(\\.[^'\n]*|[^'\\\n])(?=')", blank, source)


def changes(source, all_tokens, index):
    token = all_tokens[index]
    if token.text in ("true", "false"):
        return [Place(token.start, token.end, "false" if token.text == "true" else "true", "either")]
    if token.kind == "number":
        match = re.fullmatch(r"0x[0-9a-fA-F]+|[0-9]+", token.text)
        return [Place(token.start, token.end, str(int(token.text, 0) + 1), "either")] if match else []
    if token.text in ("if", "while") and index + 1 < len(all_tokens) and all_tokens[index + 1].text == "(":
        end = closing(all_tokens, index + 1)
        start, stop = all_tokens[index + 2].start, all_tokens[end].start
        return [Place(start, stop, f"!({line(source[start:stop])})", "either")]
    if token.text in OPERATORS and is_binary(source, token):
        start, stop = left(source, all_tokens, index), right(source, all_tokens, index)
        if start is None or stop is None:
            return []
        text = source[start:token.start] + OPERATORS[token.text] + source[token.end:stop]
        return [Place(start, stop, line(text), "either")]
    return []


def line(text):
    # The changed file keeps the lines, so that errors are found.
    return text if "//" in text else " ".join(text.split("\n"))


def closing(all_tokens, index):
    depth = 0
    while index < len(all_tokens) - 1:
        depth += {"(": 1, ")": -1}.get(all_tokens[index].text, 0)
        if depth == 0:
            break
        index += 1
    return index


def is_binary(source, token):
    return token.text in STRENGTH and source[token.start - 1].isspace() and source[token.end].isspace()


def left(source, all_tokens, index):
    """Where the left operand of an operator begins; None if it is no expression."""
    strength = STRENGTH[all_tokens[index].text]
    depth = 0
    start = None
    for token in reversed(all_tokens[:index]):
        if token.text in ("(", "[") and depth == 0:
            break
        depth += {")": 1, "]": 1, "(": -1, "[": -1}.get(token.text, 0)
        if depth == 0:
            if token.text in STATEMENTS:
                return None
            if token.text in STOPS or is_binary(source, token) and STRENGTH[token.text] < strength:
                break
        start = token.start
    return start


def right(source, all_tokens, index):
    """Where the right operand of an operator ends."""
    strength = STRENGTH[all_tokens[index].text]
    depth = 0
    end = None
    for token in all_tokens[index + 1:]:
        if token.text in (")", "]") and depth == 0:
            break
        if depth == 0:
            isLooser = is_binary(source, token) and STRENGTH[token.text] <= strength and strength > 0
            if token.text in STOPS or isLooser:
                break
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(token.text, 0)
        end = token.end
    return end
