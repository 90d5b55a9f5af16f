/// A small generator of numbers that a seed decides: the same seed gives the same numbers.
///
/// It is Steele, Lea and Flood's SplitMix64 (2014). It serves games and tests that are to be
/// repeated, and keeps no secret: who sees one of its numbers can tell all that follow.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Makes a generator that begins at a seed; every seed is as good as another.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number, each of the 2^64 as likely as another.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
