/// What libFuzzer calls with each input; the first byte says what the rest is read as.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafeRawPointer?, _ count: Int) -> CInt {
  let bytes = UnsafeRawBufferPointer(start: start, count: count)
  guard let kind = bytes.first else { return 0 }
  let rest = UnsafeRawBufferPointer(rebasing: bytes.dropFirst())
  if kind == UInt8(ascii: "L") { fuzzLink(rest) } else { fuzzArchive(rest) }
  return 0
}
