import Testing
import Theming

@Suite("Roles")
struct RoleTests {
  @Test("Every role counts its cases from 0, so that no look-up can miss")
  func roleNumbers() {
    expectNumbers(ColorRole.self)
    expectNumbers(FontRole.self)
    expectNumbers(LabelRole.self)
    expectNumbers(ButtonRole.self)
  }

  private func expectNumbers<Role: ThemeRole>(_ role: Role.Type) {
    #expect(Role.allCases.map(\.rawValue) == Array(0..<Role.allCases.count), "\(role)")
  }

  @Test("A table gives each role its own value, and a change touches that one alone")
  func table() {
    var table = RoleTable { (role: LabelRole) in "\(role)" }
    table[.detail] = "changed"
    for role in LabelRole.allCases {
      #expect(table[role] == (role == .detail ? "changed" : "\(role)"))
    }
  }

  @Test("No two things share a style class")
  func styleClasses() {
    let classes =
      LabelRole.allCases.map(\.styleClass) + ButtonRole.allCases.map(\.styleClass)
      + [Theme.stageClass]
    #expect(Set(classes).count == classes.count)
  }
}
