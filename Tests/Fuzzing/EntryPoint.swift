import Foundation

/// What reads the input, chosen by the environment so that all targets share one build.
private let target: @Sendable (UnsafeRawBufferPointer) -> Void = {
  switch ProcessInfo.processInfo.environment["SCREENS_FUZZ_TARGET"] {
  case "links": fuzzLink
  case "archives": fuzzArchive
  case "manifest": fuzzManifest
  case "png": fuzzPNG
  case "source": fuzzSource
  case "text": fuzzText
  case let name: fatalError("no target is called \(name ?? "nothing")")
  }
}()

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafeRawPointer?, _ count: Int) -> CInt {
  target(UnsafeRawBufferPointer(start: start, count: count))
  return 0
}
