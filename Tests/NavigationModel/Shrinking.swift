/// Cuts a failing sequence down to one from which nothing can be left out (delta debugging).
@MainActor
package func shrink<Step>(_ steps: [Step], while fails: ([Step]) -> Bool) -> [Step] {
  var current = steps
  var chunk = max(1, current.count / 2)
  while true {
    var start = 0
    var hasShrunk = false
    while start < current.count {
      var candidate = current
      candidate.removeSubrange(start..<min(start + chunk, current.count))
      if fails(candidate) {
        current = candidate
        hasShrunk = true
      } else {
        start += chunk
      }
    }
    if chunk == 1, !hasShrunk { return current }
    chunk = max(1, chunk / 2)
  }
}
