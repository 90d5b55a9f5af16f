import ControlModel
import Testing

@Suite("The random number generator SplitMix64")
struct SplitMix64Tests {
  // The numbers for seed 0 are the output of Vigna's reference program. The others are from the task
  // "Pseudo-random numbers/Splitmix64" of Rosetta Code.
  @Test(
    "The generator produces the published numbers of its seed.",
    arguments: [
      (0, [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4, 0x06c4_5d18_8009_454f]),
      (
        1_234_567,
        [
          6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
          4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
        ]
      ),
    ] as [(UInt64, [UInt64])])
  func publishedNumbers(seed: UInt64, numbers: [UInt64]) {
    var generator = SplitMix64(seed: seed)
    #expect(numbers.map { _ in generator.next() } == numbers)
  }
}
