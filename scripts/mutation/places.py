"""Finds what can be changed in the function bodies of Swift source: operators, constants and conditions."""

import collections
import re

Token = collections.namedtuple("Token", "kind text start end")
# The kind says how a change is switched on: "condition", "operator", "prefix", "literal", and "either" in C.
Place = collections.namedtuple("Place", "start end text kind")

OPERATORS = {
    "==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "&&": "||", "||": "&&", "+": "-", "-": "+",
    "*": "/", "/": "*", "%": "*", "+=": "-=", "-=": "+=", "..<": "...", "...": "..<", "&": "|", "|": "&",
    "<<": ">>", ">>": "<<", "&+": "&-", "&-": "&+", "&*": "&+", "??": "always the default",
}
TYPES = {"class", "struct", "enum", "extension", "protocol", "actor"}
# What precedes a slash that begins a regular expression.
BEFORE_REGEX = set("([{,:=?!&|;") | {""}
WORD = re.compile(r"`?[^\W\d]\w*`?")
NUMBER = re.compile(r"0x[0-9A-Fa-f_]+|0b[01_]+|0o[0-7_]+|\d[\d_]*(\.\d[\d_]*)?([eE][+-]?\d+)?")
OPERATOR = re.compile(r"[=!<>&|+\-*/%^~?]+|\.\.[.<]")


def tokens(source, with_directives=False):
    """The tokens of a source without comments; strings and regular expressions are one token each.

    >>> [token.text for token in tokens('a /* x /* y */ */ == "b \\\\(c("d")) e" // f')]
    ['a', '==', '"b \\\\(c("d")) e"']
    >>> [token.text for token in tokens('x.wholeMatch(of: /a"b/) < #"c"d"#')]
    ['x', '.', 'wholeMatch', '(', 'of', ':', '/a"b/', ')', '<', '#"c"d"#']
    """
    result = []
    place = 0
    while place < len(source):
        character = source[place]
        end = place + 1
        kind = "mark"
        if character.isspace():
            place = end
            continue
        if source.startswith("//", place):
            end = source.find("\n", place)
            place = len(source) if end < 0 else end
            continue
        if source.startswith("/*", place):
            place = comment_end(source, place)
            continue
        hashes = re.match(r'#*(?=")', source[place:place + 8])
        if hashes:
            kind, end = "string", string_end(source, place, len(hashes.group()))
        elif character == "/" and is_regex(source, place, result):
            kind, end = "regex", regex_end(source, place)
        elif NUMBER.match(source, place):
            kind, end = "number", NUMBER.match(source, place).end()
        elif WORD.match(source, place):
            kind, end = "word", WORD.match(source, place).end()
        elif OPERATOR.match(source, place):
            kind, end = "operator", OPERATOR.match(source, place).end()
        elif character == "#":
            # A directive: its conditions are no code of a function.
            word = re.match(r"#(if|elseif|else|endif)\b[^\n]*", source[place:])
            end = place + len(word.group()) if word else end
            if word:
                if with_directives:
                    result.append(Token("directive", word.group().strip(), place, end))
                place = end
                continue
        result.append(Token(kind, source[place:end], place, end))
        place = end
    return result


def comment_end(source, place):
    depth = 0
    while place < len(source):
        if source.startswith("/*", place):
            depth, place = depth + 1, place + 2
        elif source.startswith("*/", place):
            depth, place = depth - 1, place + 2
            if depth == 0:
                return place
        else:
            place += 1
    return place


def string_end(source, place, hashes):
    """The end of a string literal with all its interpolations."""
    quotes = '"""' if source.startswith('"""', place + hashes) else '"'
    marks = "#" * hashes
    place += hashes + len(quotes)
    while place < len(source):
        if source.startswith("\\" + marks + "(", place):
            place = interpolation_end(source, place + 2 + hashes)
        elif source.startswith("\\" + marks, place):
            place += 2 + hashes
        elif source.startswith(quotes + marks, place):
            return place + len(quotes) + hashes
        else:
            place += 1
    return place


def interpolation_end(source, place):
    depth = 1
    while place < len(source) and depth:
        hashes = re.match(r'#*(?=")', source[place:place + 8])
        if hashes:
            place = string_end(source, place, len(hashes.group()))
            continue
        depth += {"(": 1, ")": -1}.get(source[place], 0)
        place += 1
    return place


def is_regex(source, place, before):
    following = source[place + 1:place + 2]
    if following in ("", " ", "\n", "=", "*", "/"):
        return False
    last = before[-1] if before else Token("mark", "", 0, 0)
    return last.text[-1:] in BEFORE_REGEX or last.text in ("return", "in", "case", "try")


def regex_end(source, place):
    place += 1
    isClass = False
    while place < len(source) and source[place] != "\n":
        character = source[place]
        if character == "\\":
            place += 2
            continue
        isClass = character == "[" or isClass and character != "]"
        place += 1
        if character == "/" and not isClass:
            break
    return place


def directives(source):
    """Directives of conditional compilation, which belong to no function.

    >>> [token.text for token in directives('#if os(Linux)\\nlet a = "#if b"\\n  #endif')]
    ['#if os(Linux)', '#endif']
    """
    return [token for token in tokens(source, with_directives=True) if token.kind == "directive"]


def places(source):
    """The places in function bodies, each with a text instead.

    >>> source = "struct A { static let n = 1\\n func f(a: Int = 2) { if a < 3, b { return true } } }"
    >>> [(source[place.start:place.end], place.text) for place in places(source)]
    [('a < 3', '!(a < 3)'), ('<', '<='), ('3', '4'), ('b', '!(b)'), ('true', 'false')]
    >>> [place.text for place in places("func f() { x = a ?? -1; for i in 0..<n where !c { y += 2.5 } }")]
    ['always the default', '2', '1', '...', '', '-=', '3.5']
    """
    found = []
    # For each open brace, whether it is that of a function or of code in one.
    bodies = []
    isType = False
    all_tokens = tokens(source)
    for index, token in enumerate(all_tokens):
        if token.text in TYPES and (index == 0 or all_tokens[index - 1].text not in (".", "case")):
            isType = True
        if token.text == "{":
            bodies.append((bool(bodies) and bodies[-1]) or not isType)
            isType = False
        elif token.text == "}" and bodies:
            bodies.pop()
        elif bodies and bodies[-1]:
            found += condition(source, all_tokens, index)
            text = instead(source, all_tokens, index)
            if text is not None:
                kinds = {"operator": "prefix" if token.text == "!" else "operator"}
                found.append(Place(token.start, token.end, text, kinds.get(token.kind, "literal")))
    return found


def instead(source, all_tokens, index):
    token = all_tokens[index]
    before = source[token.start - 1:token.start]
    after = source[token.end:token.end + 1]
    if token.kind == "operator":
        if token.text == "!" and not before.isalnum() and before not in ")]}?!\"" and after not in (" ", ")", ","):
            return ""
        if token.text in ("..<", "..."):
            isBinary = before not in (" ", "(", "[") and after not in (" ", ")", "]", ",")
            return OPERATORS[token.text] if isBinary else None
        isBinary = before.isspace() and after.isspace()
        return OPERATORS.get(token.text) if isBinary else None
    if token.text in ("true", "false"):
        return "false" if token.text == "true" else "true"
    if token.kind == "number":
        # A member of a tuple is no constant, nor is an argument of a closure.
        if before in (".", "$"):
            return None
        text = token.text.replace("_", "")
        if "." in text or "e" in text.lower() and not text.startswith("0x"):
            return repr(float(text) + 1)
        return str(int(text, 0) + 1)
    return None


def condition(source, all_tokens, index):
    """The condition of an `if`, `guard` or `while` that begins at a token, negated; empty without one."""
    if index == 0 or all_tokens[index].text in ("let", "var", "case", "#"):
        return []
    start = all_tokens[index]
    if not begins_condition(all_tokens, index):
        return []
    depth = 0
    end = index
    while end < len(all_tokens):
        text = all_tokens[end].text
        if depth == 0 and text in ("{", ",", "else"):
            break
        if text in ("{", "}"):
            return []
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(text, 0)
        end += 1
    if end == index:
        return []
    stop = all_tokens[end - 1].end
    return [Place(start.start, stop, f"!({source[start.start:stop]})", "condition")]


def begins_condition(all_tokens, index):
    """Whether a token is the first of a condition: after the keyword, or after a comma of its list."""
    previous = all_tokens[index - 1].text
    if previous in ("if", "guard", "while"):
        return True
    if previous != ",":
        return False
    depth = 0
    for token in reversed(all_tokens[:index - 1]):
        if token.text in (")", "]"):
            depth += 1
        elif token.text in ("(", "["):
            depth -= 1
            if depth < 0:
                return False
        elif depth == 0 and token.text in ("{", "}", ";", "return", "case", "for", "in", ":"):
            return False
        elif depth == 0 and token.text in ("if", "guard", "while"):
            return True
    return False
