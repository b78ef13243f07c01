import Files
import Testing

@Suite("SHA-256") struct SHA256Tests {
  @Test(
    "Digests are those of FIPS 180-4 and of coreutils for every length round a block's end",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 55),
        "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"
      ),
      (
        String(repeating: "a", count: 63),
        "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"
      ),
      (
        String(repeating: "a", count: 64),
        "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
      ),
      (
        String(repeating: "a", count: 1_000),
        "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
      ),
    ])
  func digest(text: String, expected: String) {
    #expect(SHA256.hexadecimal(of: Array(text.utf8)) == expected)
    #expect(SHA256.hexadecimal(of: text.utf8) == expected)
    let digest = ContentDigest(of: text.utf8)
    #expect(digest.hexadecimal == expected)
    #expect(ContentDigest(hexadecimal: expected) == digest)
  }

  @Test("Digits of each part of a digest count, and other texts are none")
  func parts() throws {
    let digits = String(repeating: "0", count: 64)
    let digest = try #require(ContentDigest(hexadecimal: digits))
    #expect(digest.hexadecimal == digits)
    for place in 0..<64 {
      let other = String(digits.prefix(place) + "a" + digits.dropFirst(place + 1))
      #expect(ContentDigest(hexadecimal: other) != digest)
      #expect(ContentDigest(hexadecimal: other)?.hexadecimal == other)
    }
    for text in ["", digits + "0", String(digits.dropLast()), "g" + digits.dropFirst()] {
      #expect(ContentDigest(hexadecimal: text) == nil)
    }
  }
}
