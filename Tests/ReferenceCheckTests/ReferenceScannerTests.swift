import Testing

@testable import ReferenceCheck

@Suite struct ReferenceScannerTests {
  @Test(
    "References are found with their positions",
    arguments: [
      ("![a](b.png)", ["1:6 image b.png"]),
      (
        "text ![a [b]](<b c.png> \"title\") and ![x](y.svg)",
        ["1:16 image b c.png", "1:43 image y.svg"]
      ),
      ("![a](b%20c.png#x)", ["1:6 image b c.png"]),
      ("![no ending](b)", ["1:14 image b"]),
      ("[a](b.png) [c](d.md)", ["1:5 image b.png"]),
      ("[![a](b.png)](screens/c.html)", ["1:7 image b.png", "1:15 screen c"]),
      ("[a](https://x.org/docs/screens/50%25.html#top)", ["1:5 screen 50%"]),
      ("![a](https://x.org/b.png) ![](data:image/png;base64,AA) ![a](/b.png)", []),
      ("[pic]: a/b.png\n[doc]: a.md", ["1:8 image a/b.png"]),
      ("<p><img width=\"1\" src=\"b.png\" alt='x'></p>", ["1:24 image b.png"]),
      ("<source srcset='d.png'>", ["1:17 image d.png"]),
      (
        "<source srcset=\"a.png 2x, b.png 1.5x,c.png,  d,e.png, f.png\"> <img srcset='g.png 100w'>",
        [
          "1:17 image a.png", "1:27 image b.png", "1:38 image c.png", "1:46 image d,e.png",
          "1:55 image f.png", "1:76 image g.png",
        ]
      ),
      ("<source srcset=\"a.png 2x\">", ["1:17 image a.png"]),
      ("<source srcset=\"a.png\n  2x,\n    b.png 1x\">", ["1:17 image a.png", "3:5 image b.png"]),
      ("<img\n    alt='a > b'\n\tsrc=b.png> ![](c.png)", ["3:6 image b.png", "3:17 image c.png"]),
      ("<IMG data-src=x.png SRC = y.png />", ["1:27 image y.png"]),
      ("<img\n\n    screens show a\nsrc=b.png>", ["3:18 screen a"]),
      ("<imgs src=a.png> <img-x src=b.png> <p src=c.png> < img src=d.png>", []),
      ("<img src={x}> ![](a/<b>.png) ![](*.png) [x](screens/{id}.html)", []),
      ("@Image(source: \"b\", alt: \"c.png\")", ["1:17 image b"]),
      ("@Image(source: b)", ["1:16 image b"]),
      (
        "run `screens show home` or `scripts/screens show book`",
        ["1:19 screen home", "1:50 screen book"]
      ),
      ("screens show nothing in prose", []),
      ("`screens show <id>` `screens show $ID` `my-screens show x` `screens show --x`", []),
      ("    screens show home   # draws it", ["1:18 screen home"]),
      (
        "    screens show a b '--only=c' \"d\"",
        ["1:18 screen a", "1:20 screen b", "1:30 screen c", "1:34 screen d"]
      ),
      ("`app-screens show a` `tools/screens show b`", ["1:19 screen a", "1:42 screen b"]),
      ("`screens show a` `b` `screens show` `c`", ["1:15 screen a"]),
      (
        "    screens show a && x | y b; (screens show c >d) # screens show e",
        ["1:18 screen a", "1:46 screen c"]
      ),
      (
        "    sh -c 'screens show a b' \"screens show c",
        ["1:25 screen a", "1:27 screen b", "1:44 screen c"]
      ),
      ("    screens show ID a* {b,c} [d] e… f... <g> $H i", ["1:49 screen i"]),
      ("    screens show don't a", ["1:24 screen a"]),
      ("```\nscreens show a\n![x](y.png)\n```\n![x](z.png)", ["2:14 screen a", "5:6 image z.png"]),
      ("~~~~\n```\nscreens show a\n~~~\n~~~~~\n![x](z.png)", ["3:14 screen a", "6:6 image z.png"]),
      ("`![a](b.png)` ``x ` ![a](c.png)`` `![a](d.png)", ["1:41 image d.png"]),
      ("<!-- ![a](b.png) --> ![a](c.png)", ["1:27 image c.png"]),
      ("<!--\n![a](b.png)\n--> ![a](c.png)", ["3:10 image c.png"]),
      ("![a](b(1).png) ![a](", ["1:6 image b(1).png"]),
      ("\r\n![a](b.png)\r\n", ["2:6 image b.png"]),
      ("", []),
    ])
  func references(_ text: String, _ expected: [String]) {
    let found = ReferenceScanner.references(in: text, commands: .sample).map { reference in
      let target =
        switch reference.target {
        case .image(let path): "image \(path)"
        case .screen(let id): "screen \(id)"
        }
      return "\(reference.line):\(reference.column) \(target)"
    }
    #expect(found == expected)
  }

  @Test(
    "A long line of anything is read in one go", .timeLimit(.minutes(10)),
    arguments: [
      "](", "](<", "[", "![", "<!--", "<!-- -->", "@Image(", "@Image(source: ", "<img ",
      "<img src=", "<source srcset='", "a, ", "`", "`a", "` `` ``` ", "'", "\"'", "screens ",
      "screens show a ", "screens show a;", "#", "(", "((", "\u{301}", "](a",
    ])
  func longLine(part: String) {
    for start in ["", "    screens show ", "<img srcset='"] {
      let text = start + String(repeating: part, count: 50_000 / part.utf8.count)
      _ = ReferenceScanner.references(in: text, commands: .sample)
    }
  }
}

extension CommandSyntax {
  /// A tool whose verb 'show' takes any number of screens, and those of '--only=' besides.
  static let sample = CommandSyntax(tools: ["screens", "app-screens"]) { words in
    guard words.first == "show" else { return [] }
    return words.dropFirst().map { $0.hasPrefix("--only=") ? String($0.dropFirst(7)) : $0 }
  }
}
