import ControlModel
import GalleryModel
import Theming

@testable import Gallery
@testable import GtkKit

/// One problem of each case of each error type, in the order of the targets.
///
/// An enumeration with a case that is missing here fails ``ProblemSnapshotTests``.
@MainActor let problemSamples: [any Problem] =
  modelProblems + contactProblems + kitProblems + galleryProblems

private let modelProblems: [any Problem] = [
  ColorError.notADigit(text: "#12g", character: "g", position: 4),
  ColorError.wrongLength(text: "#12345", digits: 5, allowed: [3, 4, 6, 8], position: 7),
  ColorError.wrongLength(text: "0x1", digits: 1, allowed: [6], position: 4),
  ColorError.moreThan24Bits(0xff2d_3c3f),
  SliceLengthsError.unusableLength(0),
  SliceLengthsError.unusableCap(12.5, largest: 12),
  StretchableImageError.horizontal("standard", .unusableCap(30, largest: 24)),
  StretchableImageError.vertical("standard", .unusableLength(.infinity)),
  UnknownIdentifier("button", kind: "page", among: ["buttons", "flipper"]),
  UnknownIdentifier("weather", kind: "page", among: ["buttons", "flipper"]),
  UnknownIdentifier("", kind: "city", among: ["cairo", "london", "nairobi"], suggestsAll: true),
  RoundButtonError.unusableRadius(-1, largest: 16_383),
  RoundButtonError.unusableBorderWidth(51, radius: 50),
  RoundButtonError.unusablePosition(Point(x: 40_000, y: 2.5), farthest: 32_767),
  MysteryGridError.unusableLayout(rows: 101, columns: 100),
]

private let contactProblems: [any Problem] =
  addressErrors.map { $0 as any Problem } + [
    ContactListError.addressTaken("ann@example.org", holder: "Ann"),
    ContactListError.identifiersUsedUp,
    ContactFormError.empty,
    ContactFormError.nameTooLong,
    ContactFormError.address("ann", .noAt),
    EntryTextError.tooLong(limit: 65_534),
    EntryTextError.tooManyMarks,
    RecipientError.address("", .noAt),
    RecipientError.address("ann@b@c", .secondAt(position: 6)),
    RecipientError.addressWithoutBrackets("Ann ann@example.org"),
    RecipientError.colonInName(position: 4),
    RecipientError.encodedName("=?utf-8?q?Ann?="),
    RecipientError.openBracket(position: 5),
    RecipientError.strayBracket(position: 4),
    RecipientError.textAfterAddress("Bob"),
    RecipientError.nameTooLong("Ann"),
    RecipientError.list(.addressTaken("ann@example.org", holder: "Ann")),
  ] + repeatedIdentifier + overflows + losses

private let addressErrors: [EMailAddressError] = [
  .noAt, .secondAt(position: 6), .nothingBeforeAt, .nothingAfterAt, .whiteSpace(position: 2),
  .controlCharacter(position: 2), .invisibleCharacter(position: 2),
  .misplacedCharacter("[", position: 1), .misplacedCharacter(":", position: 4), .hyphenAtEnd,
  .percentEncoding(position: 3), .tooLong,
]

private let repeatedIdentifier: [any Problem] =
  ContactIdentifier(rawValue: 3).map { [ContactListError.repeatedIdentifier($0)] } ?? []

/// Recipients that are rejected as a whole, for each cause.
private let overflows: [any Problem] =
  ["ann@b@c, bob@b@c", "ann@b@c", "ann@example.org, ann@b@c", "e" + marks].compactMap { text in
    var list = ContactList()
    do throws(RecipientsOverflow) {
      _ = try list.add(RecipientsText(text), keepingRestWithin: 3)
      return nil
    } catch {
      return error
    }
  }

private let marks = String(repeating: "\u{301}", count: String.maximumEnteredMarks + 1)

private let losses: [any Problem] = [ContactLoss.notRestored, ContactLoss.notSaved].map {
  $0(
    ContactRejection(
      contact: Contact(name: "Ann", eMail: "ann@example.org"),
      error: .addressTaken("ann@example.org", holder: "Anna")))
}

private let path = "~/.config/button-gallery/window.ini"

@MainActor private let kitProblems: [any Problem] = [
  AtomicFileError(reason: "it is not a regular file"),
  KeyFileError.missing(path: path),
  KeyFileError.unreadable(path: path, reason: "Permission denied"),
  KeyFileError.damaged(path: path, reason: "Key file does not start with a group"),
  KeyFileError.unusable(path: path, reason: "it contains neither a contact nor LastNumber"),
  KeyFileError.repeated(path: path, group: "Window", key: nil, firstLine: 1, line: 4),
  KeyFileError.repeated(path: path, group: "Window", key: "Width", firstLine: 2, line: 3),
  KeyFileError.incomplete(path: path, group: "End"),
  KeyFileError.wrongValue(
    group: "Window", key: "AppFont", reason: "there is no choice \(quoted: "Comic Sans")"),
  KeyFileError.unwritable(path: path, reason: "No space left on device"),
  KeyFileError.unmovable(path: path, reason: "there are already 99 damaged files"),
  FileLockError.held(path: path + ".lock", seconds: 0.3),
  FileLockError.unusable(path: path + ".lock", reason: "Permission denied"),
  StyleProblem(line: 3, column: 7, message: "No such property"),
  WindowSnapshotError.notDrawn(reason: "out of memory"),
  WindowSnapshotError.notWritten(path: "/shots/a.png", reason: "No such file or directory"),
  PictureError.missing(path: "/org/buttongallery/a.png"),
  PictureError.damaged(path: "/org/buttongallery/a.png", reason: "Unrecognized image format"),
  CommandLineError.takesNoValue(OptionDescription("window", help: "")),
  CommandLineError.unparsable(
    message: "Missing argument for --page",
    option: OptionDescription("page", kind: .text, help: "", argumentName: "ID"),
    program: "button-gallery"),
  CommandLineError.unparsable(
    message: "Unknown option --colour", option: nil, program: "button-gallery"),
  ApplicationError.notRegistered("Timeout was reached"),
  StandardOutputError.unwritable,
  DefaultProgramError.notOpened(
    address: "https://buttongallery.org/source", reason: "Operation not supported"),
]

@MainActor private let galleryProblems: [any Problem] = [
  LaunchError.unknownPage(UnknownIdentifier("button", kind: "page", among: ["buttons"])),
  LaunchError.unknownPage(UnknownIdentifier("weather", kind: "page", among: ["buttons"])),
  LaunchError.unknownTheme(UnknownIdentifier("sepia", kind: "theme", among: ["dark"])),
  LaunchError.surplusWord("buttons"),
  LaunchError.invalidValue(option: .scale, value: "3", allowed: ["1", "2"]),
  LaunchError.invalidValue(
    option: .page, value: "buttons", allowed: ["flipper with --flip-progress"]),
  LaunchError.needsScreenshot(option: .scheme),
  LaunchError.exclusive(options: [.screenshot, .window]),
  LaunchError.unusableGrid(.unusableLayout(rows: 101, columns: 100)),
  LaunchError.needsOwnProcess,
  LaunchError.scaleUnderWayland,
  DisplayError.unavailable,
  SettingsProblem.noFolder,
  SettingsProblem.notSaved(KeyFileError.unwritable(path: path, reason: "File too large")),
  SettingsProblem.setAside(
    .wrongValue(
      group: "Weather", key: "City",
      reason: UnknownIdentifier("lodnon", kind: "city", among: ["london"]).clause),
    newPath: path + ".damaged"),
  SettingsProblem.notSetAside(
    .damaged(path: path, reason: "Key file does not start with a group"),
    because: KeyFileError.unmovable(path: path, reason: "Permission denied")),
]
