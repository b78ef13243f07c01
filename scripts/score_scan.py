#!/usr/bin/env python3
"""Compares what `screens scan` finds in an app with what somebody wrote down from the app's source.

Usage: scripts/score_scan.py [--misses] TOOL TRUTH.json ...

Prints how much was found of each app and in all, and how much of it is right; with --misses also what is missing and what is wrong.
The article "Measuring the scan" says what a truth has, and how to write one.
"""

import collections
import json
import os
import re
import subprocess
import sys
import tempfile

# Alerts and dialogs have no page; they are counted for the page that asks.
QUESTION = "a question"
QUESTIONS = {"alert", "dialog", "confirmation"}
FIGURES = ["cases", "tabs", "edges", "right edges", "texts", "right texts", "neutral boxes"]


def plain(text):
    """A text as it is compared: without the sources of its unknown parts, quotes of a kind, capitals and marks.

    >>> plain("Delete ‹\u2060items.count\u2060› **items**..."), plain("It’s  late:"), plain("‹a› ‹b›")
    ('delete…items…', "it's late", '…')
    """
    text = re.sub(r"‹[^›]*›", "…", text.replace("\u2060", "")).replace("...", "…")
    text = re.sub(r"[’‘]", "'", re.sub(r"[“”]", '"', re.sub(r"\*\*|__|`", "", text)))
    text = re.sub(r"\s*(…\s*)+", "…", re.sub(r"\s+", " ", text)).strip()
    return text.casefold().rstrip(":")


def texts_of(texts):
    """Texts as they are compared, each once, without those that are not known at all.

    >>> texts_of(["Jars", "‹a›", " jars", ""])
    ['jars']
    """
    return [text for text in dict.fromkeys(map(plain, texts)) if text not in ("", "…")]


def is_same(written, found):
    """Whether a text is the one that was written down, if each of them may have parts that are not known.

    >>> is_same("delete…items", "delete 3 items"), is_same("delete", "deleted"), is_same("all jars", "…jars")
    (True, False, True)
    >>> is_same("day…", "day 31"), is_same("…m", "bottom")
    (True, False)
    """
    def letters(text):
        return re.sub(r"[^\w…]", "", text)

    if letters(written) == letters(found):
        return True
    for pattern, text in [(written, found), (found, written)]:
        if "…" in pattern and len(letters(pattern).replace("…", "")) > 2:
            parts = [re.escape(part.strip()) for part in pattern.split("…")]
            if re.fullmatch(".*".join(parts), text):
                return True
    return False


def may_be_symbol(text):
    """Whether a text may be the name of a symbol, or is no word: a truth has neither.

    >>> may_be_symbol("heart.fill"), may_be_symbol("12:30"), may_be_symbol("Two words")
    (True, True, False)
    """
    return bool(re.fullmatch(r"[a-z0-9]+(\.[a-z0-9]+)*", text)) or not re.search(r"[^\W\d_]", text)


def last(name):
    """The last part of a full name, without what is between angle brackets; that of a part of a view with its view.

    >>> last("Home.RowView<Text>"), last("Shop.HomeView.filter")
    ('RowView', 'HomeView.filter')
    """
    parts = re.sub(r"<.*>", "", name or "").split(".")
    return ".".join(parts[-2 if is_part(name) else -1:])


def is_part(name):
    """Whether a name is that of a part of a view, or of a case.

    Letters of most scripts are neither small nor capital.

    >>> is_part("HomeView.filter"), is_part("HomeView.삭제"), is_part("Home.RowView"), is_part(None)
    (True, True, False, False)
    """
    first = (name or "").split(".")[-1][:1]
    return first != "" and not first.isupper()


def is_called_card(name):
    """Whether a name is that of a part of a view, or of what an app lays over a page to ask something.

    >>> is_called_card("HomeView.filter"), is_called_card("CustomPopUpView"), is_called_card("HomeView")
    (True, True, False)
    """
    return is_part(name) or bool(re.search("Alert|Dialog|Modal|Overlay|Pop[Uu]p", last(name)))


def assistants(scan):
    """The view of each step that is written in place: `SetupView` of `SetupView.step2`, and of `SetupStep.name`.

    >>> case = {"enum": "SetupStep", "case": "name", "view": "Shop.SetupView"}
    >>> assistants({"views": [{"view": "Shop.JarView.step2"}, {"view": "SetupStep.name"}], "destinations": [case]})
    {'JarView.step2': 'JarView', 'SetupStep.name': 'SetupView'}
    """
    shown = {f"{case['enum']}.{case['case']}": case["view"] for case in scan["destinations"]}
    found = {}
    for view in (view["view"] for view in scan["views"]):
        owner, _, name = view.rpartition(".")
        if re.fullmatch("step[0-9]+", name):
            found[last(view)] = last(owner)
        elif shown.get(view):
            found[last(view)] = last(shown[view])
    return found


class Score:
    """The comparison of one scan with one truth."""

    def __init__(self, truth, scan, tabs):
        self.truth, self.scan, self.tab_titles = truth, scan, [plain(title) for title in tabs]
        self.misses = []
        self.views = collections.defaultdict(list)
        for view in scan["views"]:
            self.views[last(view["view"])].append(view)
        self.names = {}
        self.assistants = assistants(scan)
        # What is around the tabs is no page, though it may have been written down with their titles.
        titles = set(texts_of(tab["title"] for tab in truth["tabs"]))
        self.pages = [
            page for page in truth["pages"]
            if not titles or last(page["view"]) in self.views or set(texts_of(page["texts"])) - titles]
        self.find_pages()
        self.find_other_names()
        found = [self.cases(), self.tabs(), *self.edges(), *self.texts()]
        blocks = [sum(view[key] for view in scan["views"]) for key in ("neutral", "blocks")]
        self.figures = [*found, tuple(blocks)]

    def shown(self, name):
        """The texts of a view of the scan, with those of its steps that the truth has no pages for."""
        return texts_of(
            text for view in [*self.views[name], *self.own_steps(name)]
            for text in [view["title"] or "", *view["texts"], *view.get("otherTexts", [])])

    def own_steps(self, name):
        """The steps that a view of the scan writes in place, but for those that are pages of the truth."""
        steps = [step for step in sorted(self.views) if self.assistants.get(step) == name]
        return [view for step in steps if step not in self.names.values() for view in self.views[step]]

    def page_of_step(self, name):
        """The page that a step is, or that it belongs to if the truth has none for it; None for other pages."""
        if name not in self.assistants:
            return None
        return name if name in self.names.values() else self.assistants[name]

    def find_pages(self):
        """Finds the view of the scan that each page of the truth is: the one with its name, else one with its texts."""
        pages = self.pages
        self.names = {page["view"]: last(page["view"]) for page in pages if last(page["view"]) in self.views}
        # One that is written in place may have the same name in both, or that of its case in the scan.
        targets = {edge["to"] for edge in self.scan["edges"]}
        cases = collections.defaultdict(list)
        for case in self.truth["cases"]:
            cases[case["view"]].append(case["case"].split("(")[0].split(".")[-2:])
        for page in pages:
            owner, _, part = page["view"].partition("+")
            name = f"{last(owner)}.{part}"
            if part and any(last(to) == name for to in targets):
                self.names[page["view"]] = name
            elif part:
                scanned = [to.split(".")[-2:] for to in sorted(targets)]
                self.names.update((page["view"], ".".join(case)) for case in cases[page["view"]] if case in scanned)
        self.find_alike([page for page in pages if page["view"] not in self.names], set(self.names.values()))
        # The first one of several steps is what the scan draws on the page that has them.
        steps = {last(case["view"]) for case in self.scan["destinations"]}
        self.find_alike([page for page in pages if page["view"] not in self.names and last(page["view"]) in steps], set())
        self.misses += [f"missing page {page['view']}" for page in pages if page["view"] not in self.names]
        # A page that comes instead of one that only chooses is what the scan draws on that one.
        choosers = {
            edge["to"]: edge["from"] for edge in self.truth["edges"]
            if edge["kind"] == "replace" and edge["control"] == "event"}
        for page in pages:
            chooser = choosers.get(page["view"])
            if page["view"] not in self.names and chooser in self.names:
                self.names[page["view"]] = self.names[chooser]

    def find_other_names(self):
        """Finds the views of the scan that are a page of the truth under another name, as a view that only shows that page.

        What has nearly all of the texts of a page, and hardly another one, is that page.
        """
        self.other_names = {}
        for name in sorted(set(self.views) - set(self.names.values()) - set(self.assistants)):
            shown = [text for text in self.shown(name) if not may_be_symbol(text)]
            for page in self.pages:
                wanted = [text for text in texts_of(page["texts"]) if not may_be_symbol(text)]
                known = self.names.get(page["view"])
                if len(wanted) < 4 or known is None or is_part(name):
                    continue
                hits = sum(any(is_same(text, other) for other in shown) for text in wanted)
                right = sum(any(is_same(other, text) for other in wanted) for text in shown)
                if hits >= 0.7 * len(wanted) and right >= 0.8 * len(shown):
                    self.other_names.setdefault(name, known)

    def find_alike(self, pages, taken):
        """Finds views of the scan, but for some, that have the texts of pages, the most alike first."""
        pairs = []
        for page in pages:
            wanted = texts_of([*page["texts"], page.get("title") or ""])
            is_part = "+" in page["view"]
            for name in sorted(set(self.views) - taken):
                shown = [text for text in self.shown(name) if text in wanted or not may_be_symbol(text)]
                hits = sum(any(is_same(text, other) for other in shown) for text in wanted)
                likeness = hits / max(1, len(set(wanted) | set(shown))) + hits / max(1, len(wanted)) / 2
                owner = page["view"].split("+")[0]
                if is_part and any(view["view"].startswith(owner) for view in self.views[name]):
                    likeness += 0.3
                if likeness >= 0.4 and (hits > 1 or is_part or hits and len(wanted) < 3):
                    pairs.append((-likeness, page["view"], name))
        for _, page, name in sorted(pairs):
            if page not in self.names and name not in taken:
                self.names[page] = name
                taken.add(name)

    def name(self, page):
        return self.names.get(page, last(page))

    def first_tab(self, view):
        """What is around the tabs is no page, and leads to the first one; pages stay."""
        tabs = self.truth["tabs"]
        is_around = tabs and view and last(view) not in self.views and view not in {page["view"] for page in self.pages}
        return self.name(tabs[0]["view"]) if is_around else view

    def cases(self):
        def enum(name):
            return re.sub(r"<.*>", "", name).split(".")[-1]

        found = {}
        for case in self.scan["destinations"]:
            found.setdefault((enum(case["enum"]), case["case"]), self.first_tab(case["view"]))
        for case in self.scan["destinations"]:
            # That of a reducer's states may be named after the reducer.
            name = enum(case["enum"].removesuffix(".State"))
            found.setdefault((name, case["case"]), self.first_tab(case["view"]))
        # The case of an enum inside of another one's is named after both cases.
        inner = {(path.split(".")[-1], last(view)) for (_, path), view in found.items() if "." in path}
        count = 0
        # Enums inside of several types may have the same name.
        whole = {f"{case['enum']}.{case['case']}": self.first_tab(case["view"]) for case in self.scan["destinations"]}
        for case in self.truth["cases"]:
            owner, _, name = case["case"].rpartition(".")
            view = whole.get(case["case"].split("(")[0]) or found.get((enum(owner), name.split("(")[0]))
            shown = self.first_tab(self.name(case["view"]))
            if view and last(view) in (shown, last(case["view"])) or (name.split("(")[0], shown) in inner:
                count += 1
            else:
                self.misses.append(f"missing case {case['case']} -> {case['view']}, scanned: {view}")
        return count, len(self.truth["cases"])

    def tabs(self):
        views = {last(case["view"]) for case in self.scan["destinations"] if case["role"] == "tab"}
        # One without a text has a title from the name of its view.
        named = {re.sub(r"\W", "", title) for title in self.tab_titles}
        missing = [
            tab for tab in self.truth["tabs"]
            if plain(tab["title"]) not in self.tab_titles and self.name(tab["view"]) not in views
            and last(tab["view"]).lower().removesuffix("view") not in named]
        self.misses += [f"missing tab {tab['title']}" for tab in missing]
        return len(self.truth["tabs"]) - len(missing), len(self.truth["tabs"])

    def page_below(self, name):
        """The page that shows an alert, a dialog or a card, whose buttons are on it; other pages stay."""
        known = {name}
        written = {*self.names.values()}
        while is_called_card(name) and not (last(name) in self.views and last(name) in written):
            below = next(
                (edge["from"] for edge in self.scan["edges"]
                 if edge["to"] == name and edge["kind"] in {*QUESTIONS, "cover"} and edge["from"] not in known), None)
            if below is None:
                if not is_part(name):
                    return name
                parts = name.split(".")
                return next((part for part in reversed(parts) if not is_part(part)), name)
            known.add(below)
            name = below
        return name

    def edges(self):
        """The edges that were found, and those of the scan that are right."""
        wanted = collections.defaultdict(list)
        for edge in self.truth["edges"]:
            to = QUESTION if edge["kind"] in QUESTIONS else self.first_tab(self.name(edge["to"]))
            wanted[self.first_tab(self.name(edge["from"])), to].append(edge)
        views = {f"{case['enum']}.{case['case']}": case["view"] for case in self.scan["destinations"]}
        found, known = collections.defaultdict(list), set()
        # Where the pages lead to which nothing leads, as the scan says itself, is not in the truth.
        lost = {view["view"] for view in self.scan["views"] if not view["reached"]}
        for edge in self.scan["edges"]:
            if edge["from"] in lost:
                continue
            identity = tuple(edge[key] for key in ("from", "control", "symbol", "kind", "to", "at"))
            if identity in known:
                continue
            known.add(identity)
            source = self.page_of_step(last(edge["from"])) or last(self.page_below(edge["from"]))
            source = self.other_names.get(source, source)
            step = last(edge["to"]) if last(edge["to"]) in self.assistants else None
            to = self.page_of_step(step) or last(views.get(edge["to"]) or edge["to"])
            to = self.first_tab(self.other_names.get(to, to))
            # The way from one step to the next is inside of the page that the truth has for both.
            if step and to == source and step not in self.names.values():
                continue
            # A card of a page over it, or what is called one, is a dialog where the truth has no page for it.
            is_card = edge["kind"] == "cover" and is_called_card(to) and to not in self.names.values()
            found[self.first_tab(source), QUESTION if edge["kind"] in QUESTIONS or is_card else to].append(edge)
        count = 0
        for key, edges in wanted.items():
            count += min(len(edges), len(found[key]))
            if len(found[key]) < len(edges):
                self.misses += [
                    f"missing edge {edge['from']} [{edge['control']}] {edge['kind']} {edge['to']}" for edge in edges]
        right = total = 0
        for key, edges in found.items():
            expected = wanted.get(key, [])
            # Several controls may lead to an alert that was written down once, and so may each of its titles.
            often = collections.Counter(shower(edge["to"]) for edge in edges).most_common(len(expected))
            alerts = {to for to, _ in often}
            wrong = [
                edge for edge in edges
                if not expected or key[1] == QUESTION and shower(edge["to"]) not in alerts]
            total += len(edges)
            right += len(edges) - len(wrong)
            self.misses += [
                f"wrong edge {edge['from']} [{edge['control'] or edge['symbol']}] {edge['kind']} {edge['to']} {edge['at']}"
                for edge in wrong]
        return (count, len(self.truth["edges"])), (right, total)

    def texts(self):
        """The texts that were found, and those of the scan that are right."""
        found = wanted = right = total = 0
        for page in self.pages:
            texts = texts_of(page["texts"])
            shown = self.shown(self.names[page["view"]]) if page["view"] in self.names else []
            missing = [text for text in texts if not any(is_same(text, other) for other in shown)]
            self.misses += [f"missing text {page['view']}: {text}" for text in missing]
            wanted += len(texts)
            found += len(texts) - len(missing)
            lists = texts_of(page.get("lists", []))
            titles = texts_of([page.get("title") or "", *(view["title"] or "" for view in self.views[self.name(page["view"])])])
            for text in shown:
                is_right = any(is_same(other, text) for other in [*texts, *lists])
                if not is_right and (text in titles or may_be_symbol(text)):
                    continue
                total += 1
                right += is_right
                if not is_right:
                    self.misses.append(f"other text {page['view']}: {text}")
        return (found, wanted), (right, total)


def shower(question):
    """What shows an alert or a dialog, without the question that it asks.

    >>> shower("CartView.notice.sent")
    'CartView.notice'
    >>> shower("Shop.CartView.delete")
    'Shop.CartView.delete'
    """
    parts = question.split(".")
    asks = len(parts) > 1 and is_part(parts[-1]) and is_part(parts[-2])
    return ".".join(parts[:-1]) if asks else question


def line(name, figures):
    """A line of the table.

    >>> line("Jars", [(1, 2), (0, 0)])
    'Jars                cases 1/2 50%  tabs 0/0'
    """
    shares = (f" {100 * part / whole:.0f}%" if whole else "" for part, whole in figures)
    return name.ljust(20) + "  ".join(
        f"{what} {part}/{whole}{share}" for what, (part, whole), share in zip(FIGURES, figures, shares))


def scanned(tool, folder):
    """What a tool finds in a folder, and the titles of the tabs."""
    with tempfile.TemporaryDirectory() as scratch:
        manifest = os.path.join(scratch, "app.json")
        subprocess.run([tool, "scan", folder, "-o", manifest], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        scan = subprocess.run([tool, "scan", folder, "--json"], stdout=subprocess.PIPE, check=True).stdout
        tabs = []
        if os.path.exists(manifest):
            with open(manifest, encoding="utf-8") as file:
                tabs = json.load(file).get("tabs", [])
        return json.loads(scan), [tab[key] for tab in tabs for key in ("title", "icon") if tab.get(key)]


def main(arguments):
    shows_misses = "--misses" in arguments
    arguments = [argument for argument in arguments if argument != "--misses"]
    if len(arguments) < 2:
        sys.exit(__doc__.strip())
    tool, *paths = arguments
    sums = [(0, 0)] * len(FIGURES)
    for path in paths:
        with open(path, encoding="utf-8") as file:
            truth = json.load(file)
        score = Score(truth, *scanned(tool, truth["directory"]))
        print(line(truth["app"], score.figures))
        if shows_misses:
            print(*("  " + miss for miss in score.misses), sep="\n")
        sums = [(a + c, b + d) for (a, b), (c, d) in zip(sums, score.figures)]
    if len(paths) > 1:
        print(line("all", sums))


if __name__ == "__main__":
    main(sys.argv[1:])
