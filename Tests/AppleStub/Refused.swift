// What scripts/check-apple must refuse. It compiles this file for every system, and fails where the
// compiler finds anything else to say than what stands in the comments: a toolchain on which the check sees
// nothing is noticed so.

import Darwin
import Foundation
import Synchronization

#if canImport(Glibc) || canImport(FoundationEssentials) || !canImport(Darwin)
  #error("This is not compiled as it would be on Apple's systems.")
#endif

func lock() {  // expected-note 2 {{add '@available' attribute}}
  _ = Mutex(0)  // expected-note 2 {{add 'if #available'}}
  // expected-macos-error@-1 2 {{is only available in macOS 15.0 or newer}}
  // expected-ios-error@-2 2 {{is only available in iOS 18.0 or newer}}
}

func text(_ bytes: [UInt8]) -> String? { String(validating: bytes, as: UTF8.self) }
// expected-error@-1 {{conflicting arguments}}

func wide(_ number: Int128) {}  // expected-note {{add '@available' attribute}}
// expected-macos-error@-1 {{'Int128' is only available in macOS 15.0 or newer}}
// expected-ios-error@-2 {{'Int128' is only available in iOS 18.0 or newer}}

func modified(_ facts: stat) -> Int { facts.st_mtim.tv_sec }
// expected-error@-1 {{value of type 'stat' has no member 'st_mtim'}}

func opened() -> Int32 { Glibc.open("/", O_RDONLY) }
// expected-error@-1 {{cannot find 'Glibc' in scope}}

#if canImport(Darwin)
  let branch: Int = ""  // expected-error {{cannot convert value of type 'String'}}
#endif
