import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

/// Tests how a line on standard error shows the texts that it quotes.
final class DiagnosticLineTests: XCTestCase {
  func testCharactersThatForgeALineOrControlATerminalAreEscaped() {
    onMain {
      let cases = [
        ("a\nb\r\tc", "a\\nb\\r\\tc"),
        ("\u{1b}[31mred\u{7}\u{9b}", "\\u{1B}[31mred\\u{07}\\u{009B}"),
        ("\u{2028}\u{2029}\u{85}", "\\u{2028}\\u{2029}\\u{0085}"),
        (
          "gnp.\u{202e}shot\u{202c}\u{200f}\u{61c}",
          "gnp.\\u{202E}shot\\u{202C}\\u{200F}\\u{061C}"
        ),
        ("\u{2067}a\u{2069}\u{2066}", "\\u{2067}a\\u{2069}\\u{2066}"),
        ("Ann 🧑‍🚀 שלום “é”", "Ann 🧑‍🚀 שלום “é”"),
      ]
      for (text, line) in cases {
        for keepsIsolates in [true, false] {
          XCTAssertEqual(DiagnosticLine(text, keepsIsolates: keepsIsolates).text, line)
        }
      }
    }
  }

  func testNamesAreIsolatedOnlyForATerminal() {
    onMain {
      let sentence = "“\("שלום".isolated)” and \("a\u{2067}b\u{202e}c".isolated) are gone"
      XCTAssertEqual(
        DiagnosticLine(sentence, keepsIsolates: false).text,
        "“שלום” and a\\u{2067}b\\u{202E}c are gone")
      XCTAssertEqual(
        DiagnosticLine(sentence, keepsIsolates: true).text,
        "“\u{2068}שלום\u{2069}” and \u{2068}a\\u{2067}b\\u{202E}c\u{2069} are gone")
    }
  }

  func testALongNameIsTruncatedInTheMiddleSoThatTheReasonStaysVisible() {
    onMain {
      for letter in ["x", "e\u{301}", "\u{1b}", "🧑‍🚀"] {
        let name = "/tmp/" + String(repeating: letter, count: 100_000) + ".png"
        let line = DiagnosticLine("\(name.isolated) is bad: too long", keepsIsolates: true).text
        XCTAssertTrue(line.hasPrefix("\u{2068}/tmp/"), line)
        XCTAssertTrue(line.contains("…"), line)
        XCTAssertTrue(line.hasSuffix(".png\u{2069} is bad: too long"), line)
        XCTAssertLessThan(line.utf8.count, Int(PIPE_BUF))
        let bare = DiagnosticLine("\(name) is bad: too long", keepsIsolates: true).text
        XCTAssertTrue(bare.hasPrefix("/tmp/") && bare.hasSuffix(".png is bad: too long"), bare)
        XCTAssertLessThan(bare.utf8.count, Int(PIPE_BUF))
      }
    }
  }
}
