import Testing

@testable import Documentation

@Suite struct ReferenceScannerTests {
  @Test(
    "What a document refers to is found where it stands",
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
      ("@Image(source: \"b\", alt: \"c.png\")", ["1:17 image b"]),
      ("@Image(source: b)", ["1:16 image b"]),
      (
        "run `screens show home` or `scripts/screens show book`",
        ["1:19 screen home", "1:50 screen book"]
      ),
      ("screens show nothing in prose", []),
      ("`screens show <id>` `screens show $ID` `my-screens show x` `screens show --image x`", []),
      ("    screens show home   # draws it", ["1:18 screen home"]),
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
    let found = ReferenceScanner.references(in: text).map { reference in
      let target =
        switch reference.target {
        case .image(let path): "image \(path)"
        case .screen(let id): "screen \(id)"
        }
      return "\(reference.line):\(reference.column) \(target)"
    }
    #expect(found == expected)
  }
}
