import Testing
import Theming

@Suite("The roles of a theme")
struct RoleTests {
  @Test("The raw values of a role count from 0, so each look-up finds an element.")
  func roleNumbers() {
    expectNumbers(ColorRole.self)
    expectNumbers(FontRole.self)
    expectNumbers(LabelRole.self)
    expectNumbers(ButtonRole.self)
  }

  private func expectNumbers<Role: ThemeRole>(_ role: Role.Type) {
    #expect(Role.allCases.map(\.rawValue) == Array(0..<Role.allCases.count), "\(role)")
  }

  @Test("A table has a value for each role, and a change affects only that role.")
  func table() {
    var table = RoleTable { (role: LabelRole) in "\(role)" }
    table[.detail] = "changed"
    for role in LabelRole.allCases {
      #expect(table[role] == (role == .detail ? "changed" : "\(role)"))
    }
  }

  @Test("No two roles share a style class.")
  func styleClasses() {
    let classes =
      LabelRole.allCases.map(\.styleClass) + ButtonRole.allCases.map(\.styleClass)
      + [Theme.stageClass]
    #expect(Set(classes).count == classes.count)
  }
}
