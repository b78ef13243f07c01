"""Rewrites source so that one build has many changes, of which a variable switches one on when the program runs.

In Swift, an operator becomes one of its own that is declared beside the source and is the old or the new operator; so
precedence and the types of operands stay as they are.
"""

import os

from .places import OPERATORS

SUPPORT = os.path.join(os.path.dirname(os.path.realpath(__file__)), "support")
PRECEDENCE = {
    "Comparison": "== != < <= > >=", "LogicalConjunction": "&&", "LogicalDisjunction": "||", "Addition": "+ - | &+ &-",
    "Multiplication": "* / % & &*", "BitwiseShift": "<< >>", "RangeFormation": "..< ...", "Assignment": "+= -=",
    "NilCoalescing": "??",
}
GROUPS = {operator: group + "Precedence" for group, operators in PRECEDENCE.items() for operator in operators.split()}
SAME = "<T: {0}>(_ a: T, _ b: T)"
# What also has the operator: texts and integers of two types, and tuples. Fits only where the types are not equal.
COMPARISONS = [
    "<A: StringProtocol, B: StringProtocol>(_ a: A, _ b: B)", "<A: BinaryInteger, B: BinaryInteger>(_ a: A, _ b: B)",
    "<A: {0}, B: {0}>(_ a: (A, B), _ b: (A, B))", "<A: {0}, B: {0}, C: {0}>(_ a: (A, B, C), _ b: (A, B, C))",
]
ABSENCES = [
    "<T>(_ a: T?, _ b: _OptionalNilComparisonType)", "<T>(_ a: _OptionalNilComparisonType, _ b: T?)",
    "(_ a: Any.Type?, _ b: Any.Type?)",
]


def glyph(number):
    """An operator that nothing else has: two mathematical signs.

    >>> glyph(1), glyph(257)
    ('∀∁', '∁∁')
    """
    return chr(0x2200 + number // 256) + chr(0x2200 + number % 256)


def changed(source, numbered):
    """A Swift source with places that are switched on by their numbers, in the same lines.

    >>> from .places import Place, places
    >>> source = "func f() -> Bool { if !a, b < 3 { return true } }"
    >>> print(changed(source, list(enumerate(places(source), 1))))
    func f() -> Bool { if screensFlipped(1, ∀∂a), screensFlipped(3, b ∀∄ (screens_mutant(5) ? 4 : 3)) \
{ return (screens_mutant(6) ? false : true) } }
    >>> changed("a < b;", [(7, Place(0, 5, "a > b", "either"))])
    '(screens_mutant(7) ? (a > b) : (a < b));'
    """
    edits = []
    for number, place in numbered:
        if place.kind in ("condition", "either"):
            before = f"screensFlipped({number}, "
            after = ")"
            if place.kind == "either":
                before, after = f"(screens_mutant({number}) ? ({place.text}) : (", "))"
            # What is longer begins first and ends last.
            length = place.end - place.start
            edits.append((place.start, 1, -length, place.start, before))
            edits.append((place.end, 0, length, place.end, after))
        else:
            old = source[place.start:place.end]
            text = glyph(number)
            if place.kind == "literal":
                text = f"(screens_mutant({number}) ? {place.text} : {old})"
            edits.append((place.start, 2, 0, place.end, text))
    result = ""
    done = 0
    for start, _, _, end, text in sorted(edits):
        result += source[done:start] + text
        done = end
    return result + source[done:]


def changed_c(source, numbered):
    """A C source with places that are switched on; compilers count its lines like those of the original."""
    return "_Bool screens_mutant(int number);\n#line 1\n" + changed(source, numbered)


def support(numbered):
    """The file that a Swift module needs beside its changed sources, and the number of the change for its lines."""
    with open(os.path.join(SUPPORT, "Ranges.swift"), encoding="utf-8") as file:
        ranges = file.read()
    lines = [
        "import CMutants",
        "@_transparent func screens_mutant(_ number: Int32) -> Bool { CMutants.screens_mutant(number) }",
        "@_transparent func screensFlipped(_ number: Int32, _ value: Bool) -> Bool {",
        "  CMutants.screens_mutant(number) != value", "}", *ranges.splitlines(),
    ]
    owners = {}
    for number, place, old in numbered:
        if place.kind not in ("operator", "prefix"):
            continue
        for line in declarations(number, place, old):
            lines.append(line)
            owners[len(lines)] = number
    return "\n".join(lines) + "\n", owners


def declarations(number, place, old):
    name = glyph(number)
    test = f"CMutants.screens_mutant({number})"
    if place.kind == "prefix":
        return [f"prefix operator {name}", f"prefix func {name} (_ a: Bool) -> Bool {{ {test} ? a : !a }}"]
    return [f"infix operator {name}: {GROUPS[old]}"] + [
        f"{marks}@_transparent func {name} {parameters} {{ {body} }}"
        for marks, parameters, body in functions(old, OPERATORS[old], test)]


def functions(old, new, test):
    """The functions of an operator: attributes, parameters with the result, and body."""
    either = f"{test} ? a {new} b : a {old} b"
    rarer = "@_disfavoredOverload "
    if old in ("==", "!=", "<", "<=", ">", ">="):
        isEquality = old in ("==", "!=")
        protocol = "Equatable" if isEquality else "Comparable"
        others = COMPARISONS + (ABSENCES if isEquality else [])
        return [("", SAME.format(protocol) + " -> Bool", either)] + [
            (rarer, parameters.format(protocol) + " -> Bool", either) for parameters in others]
    if old in ("&&", "||"):
        text = "(_ a: Bool, _ b: @autoclosure () throws -> Bool) rethrows -> Bool"
        return [("", text, f"{test} ? try a {new} b() : try a {old} b()")]
    if old == "??":
        return [
            ("", f"<T>(_ a: T?, _ b: @autoclosure () throws -> T{mark}) rethrows -> T{mark}",
             f"{test} ? try b() : try a ?? b()") for mark in ("", "?")]
    if old in ("..<", "..."):
        return [("", SAME.format("Comparable") + " -> MutantRange<T>",
                 f"MutantRange(a, b, isClosed: {test} != {'true' if old == '...' else 'false'})")]
    if old in ("+=", "-="):
        return [
            ("", "<T: AdditiveArithmetic>(_ a: inout T, _ b: T)", f"if {test} {{ a {new} b }} else {{ a {old} b }}"),
            (rarer, "<T: Strideable>(_ a: inout T, _ b: T.Stride)",
             f"a = a.advanced(by: ({test}) == {'true' if old == '-=' else 'false'} ? b : -b)")]
    if old in ("+", "-"):
        isSum = "false" if old == "+" else "true"
        return [
            ("", SAME.format("AdditiveArithmetic") + " -> T", either),
            (rarer, "<T: Strideable>(_ a: T, _ b: T.Stride) -> T",
             f"a.advanced(by: ({test}) == {isSum} ? b : -b)")]
    if old in ("<<", ">>"):
        return [("", "<A: BinaryInteger, B: BinaryInteger>(_ a: A, _ b: B) -> A", either)]
    protocols = ["FixedWidthInteger"] if old.startswith("&") and len(old) > 1 else ["BinaryInteger"]
    if old in ("*", "/"):
        protocols.append("FloatingPoint")
    return [("", SAME.format(protocol) + " -> T", either) for protocol in protocols]
