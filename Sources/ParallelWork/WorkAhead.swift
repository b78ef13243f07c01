internal import CSupport

/// Does jobs in their order on a thread of its own, which has a large stack, while the thread that needs the results
/// goes on with those that are done.
///
/// One thread adds the jobs and takes the results. Where the system gives no other thread, a job is done when its result
/// is taken.
package final class WorkAhead<Job: Sendable, Output: Sendable> {
  private let list: JobList<Job, Output>
  /// Does a job on this thread, if there is no other one.
  private let work: ((Job) -> Output)?

  /// Starts the thread.
  ///
  /// - Parameter makeWork: Called once, on the thread, for what does the jobs with tools that only this thread uses.
  package init(_ makeWork: @escaping @Sendable () -> (Job) -> Output) {
    let list = JobList<Job, Output>()
    self.list = list
    let hasStarted = LargeStack.start {
      let work = makeWork()
      while let job = list.nextJob() { list.add(work(job)) }
    }
    work = hasStarted ? nil : makeWork()
  }

  /// Lets the thread end once it has done the job that it works on.
  deinit { list.end() }

  /// Adds jobs after all others.
  package func add(_ jobs: [Job]) { list.add(jobs) }

  /// The result of the first job whose result was not taken; waits until it is done.
  ///
  /// - Precondition: There is one.
  package func next() -> Output {
    if let work, let job = list.nextJob() { list.add(work(job)) }
    return list.nextOutput()
  }
}

/// The jobs and their results.
///
/// Unchecked, because the compiler cannot see that the lock protects the lists.
private final class JobList<Job: Sendable, Output: Sendable>: @unchecked Sendable {
  private let lock = cthread_lock_create()
  private var jobs = Line<Job>()
  private var outputs = Line<Output>()
  /// The number of jobs whose results were not taken.
  private var open = 0
  private var isEnded = false

  deinit { cthread_lock_free(lock) }

  func add(_ more: [Job]) {
    change {
      jobs.elements += more
      open += more.count
    }
  }

  func add(_ output: Output) { change { outputs.elements.append(output) } }

  func end() { change { isEnded = true } }

  /// The next job, once there is one; nil at the end.
  func nextJob() -> Job? {
    wait { isEnded ? .some(nil) : jobs.popFirst().map { .some($0) } }
  }

  func nextOutput() -> Output {
    precondition(open > 0, "no job is left whose result can be taken")
    open -= 1
    return wait { outputs.popFirst() }
  }

  private func change(_ body: () -> Void) {
    cthread_lock_take(lock)
    defer { cthread_lock_release(lock) }
    body()
    cthread_lock_wake(lock)
  }

  private func wait<Result>(for result: () -> Result?) -> Result {
    cthread_lock_take(lock)
    defer { cthread_lock_release(lock) }
    while true {
      if let found = result() { return found }
      cthread_lock_wait(lock)
    }
  }
}

/// Elements that leave in the order in which they came.
private struct Line<Element> {
  var elements: [Element] = []
  private var first = 0

  mutating func popFirst() -> Element? {
    guard first < elements.count else { return nil }
    first += 1
    defer {
      // An element that left is needed no more; those before it are dropped together.
      if first == elements.count {
        elements = []
        first = 0
      }
    }
    return elements[first - 1]
  }
}
