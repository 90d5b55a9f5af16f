/// Runs the body of a test on the main actor.
///
/// XCTest calls the methods of a test case on the main thread, but the compiler does not know that.
/// An isolated test case cannot override `setUp`.
///
/// ```swift
/// func testATitleIsShown() {
///   onMain { XCTAssertEqual(Label("Title").text, "Title") }
/// }
/// ```
package nonisolated func onMain<Result: Sendable>(_ body: @MainActor () throws -> Result) rethrows
  -> Result
{
  try MainActor.assumeIsolated(body)
}
