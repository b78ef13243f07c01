extension Evaluator {
  /// Runs a body inside a function or view, if it is not too deep and not inside itself more than twice.
  func inside<Result>(_ frame: Frame, _ body: () -> Result) -> Result? {
    let number = frames.number(of: frame)
    let trace = traces.count - 1
    if trace >= 0 { traces[trace].frames.insert(number) }
    guard frames.count < FrameStack.deepest else {
      if trace >= 0 { traces[trace].isSpoiled = true }
      return nil
    }
    guard frames.open(number) else { return nil }
    defer { frames.close(number) }
    if trace >= 0 { traces[trace].height = max(traces[trace].height, frames.count) }
    return body()
  }

  /// What an evaluation gives, from memory if it was done before.
  ///
  /// - Parameters:
  ///   - frame: What is evaluated.
  ///   - place: The declaration, if the frame has several.
  ///   - isShallow: Whether views are made without their bodies.
  ///   - values: Everything else that the body uses.
  func remembered(
    _ frame: Frame, at place: SourcePlace? = nil, isShallow: Bool = false,
    _ values: [LabelledValue], _ body: () -> EvaluationMemory.Outcome
  ) -> EvaluationMemory.Outcome {
    let key = EvaluationMemory.Key(
      frame: frames.number(of: frame), place: place, isShallow: isShallow,
      assumesInitialState: assumesInitialState, values: values)
    if let entry = memory.entry(key, values, stack: frames, budget: budget) {
      budget -= entry.steps
      index.seen.note(entry.uses)
      note(entry.trace, above: frames.count)
      return entry.outcome
    }
    let before = (budget: budget, requests: requests)
    traces.append(EvaluationMemory.Trace(height: frames.count))
    index.seen.begin()
    let outcome = body()
    let uses = index.seen.end()
    var trace = traces.removeLast()
    trace.height -= frames.count
    note(trace, above: frames.count)
    let steps = before.budget - budget
    if !trace.isSpoiled, budget > 0, requests == before.requests, steps >= Self.fewestSteps {
      memory.add(
        EvaluationMemory.Entry(
          values: values, outcome: outcome, steps: steps, trace: trace,
          once: frames.once.intersection(trace.frames),
          twice: frames.twice.intersection(trace.frames), uses: uses), for: key)
    }
    return outcome
  }

  package func names(readBy body: () -> Void) -> Set<String> {
    let outer = memory
    (memory, namesRead) = (EvaluationMemory(), [])
    defer { (memory, namesRead) = (outer, nil) }
    body()
    return namesRead ?? []
  }

  /// Fewer steps are taken again in less time than it takes to remember them.
  private static let fewestSteps = 8

  /// Adds what an evaluation did to the one around it.
  private func note(_ trace: EvaluationMemory.Trace, above height: Int) {
    guard let last = traces.indices.last else { return }
    traces[last].frames.formUnion(trace.frames)
    traces[last].height = max(traces[last].height, height + trace.height)
    traces[last].isSpoiled = traces[last].isSpoiled || trace.isSpoiled
  }
}
