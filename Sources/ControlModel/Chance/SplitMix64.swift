/// A small random number generator with a seed.
///
/// The same seed produces the same sequence of numbers.
///
/// The algorithm is SplitMix64 by Steele, Lea, and Flood (2014). Use it for games and tests that
/// must be repeatable, but not for secrets: all later numbers can be computed from any one number.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates a generator with a seed.
  ///
  /// All seeds are equally good.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number.
  ///
  /// All 2^64 numbers are equally likely.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
