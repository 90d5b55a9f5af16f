extension ContactGrammarTests {
  /// More rows, for the limits of the rules and the texts to which no rule applies.
  static let edges = #"""
    | `"@home", "home@"` | `@home ·` `home@ ·` | | |
    | `ann@example.org "@home"` | | `ann@example.org "@home"` | “ann@example.org "@home"” is not an email address: there is a second @ at character 18. An address has only one @. |
    | `"home@" ann@example.org` | | `"home@" ann@example.org` | “"home@" ann@example.org” is not an email address: there is a second @ at character 12. An address has only one @. |
    | `mailto:a@example.org,b@example.org Bob` | | `mailto:a@example.org,b@example.org Bob` | “mailto:a@example.org,b@example.org Bob” is not an email address: there is a second @ at character 23. An address has only one @. |
    | `mailto:a@example.org,` | `· a@example.org` | | |
    | `mailto:ann bob@example.org` | `· bob@example.org` | `mailto:ann` | “mailto:ann” is not an email address: it has no @. An address looks like ann@example.org. |
    | `mailto:ann "Ann"` | | `mailto:ann "Ann"` | “mailto:ann "Ann"” is not an email address: it has no @. An address looks like ann@example.org. |
    | `"Ann" mailto:ann` | `"Ann" mailto:ann ·` | | |
    | `mailto:a @example.org? c@example.org` | `· c@example.org` | `mailto:a, @example.org?` | “mailto:a” is not an email address: it has no @. An address looks like ann@example.org. “@example.org?” is not an email address: there is nothing before the @. Write a name there, as in ann@example.org. |
    | `mailto:a@@example.org?subject=Hi` | | `mailto:a@@example.org?subject=Hi` | “mailto:a@@example.org?subject=Hi” is not an email address: there is a second @ at character 10. An address has only one @. |
    | `Ann Doe:@example.org` | | `Ann Doe:@example.org` | “Ann Doe:@example.org” is not an email address: there is a “:” at character 8. Only a group has one, as in “Team: ann@example.org;”. |
    | `ann(Ann)@example.org b@example.org` | | `ann(Ann)@example.org b@example.org` | “ann(Ann)@example.org b@example.org” is not an email address: there is a second @ at character 23. An address has only one @. |
    | `<a@example.org> (Ann) b@example.org` | `Ann · a@example.org` `· b@example.org` | | |
    | `(A) ann@example.org (B)` | | `(A) ann@example.org (B)` | “ann@example.org (B)” is not an email address: there is white space at character 20. An address has no spaces. |
    | `a > b < c` | | `a > b < c` | The “>” at character 3 has no “<” before the address. Write brackets in pairs, as in Ann <ann@example.org>. |
    | `Ann [mailto:a@example.org] Bob [mailto:b@example.org]` | `Ann · a@example.org` `Bob · b@example.org` | | |
    | `Ann [mailto:a@example.org], Bob [x]` | `Ann · a@example.org` `Bob [x] ·` | | |
    | `Team9:a@example.org;` | `· a@example.org` | | The group name “Team9” was left out; only its members were used. |
    | `Team:9@example.org;` | `· 9@example.org` | | The group name “Team” was left out; only its members were used. |
    | `Team (x): a@example.org;` | `· a@example.org` | | The group name “Team (x)” was left out; only its members were used. |
    | `Ann @home: b@example.org;` | | `Ann @home: b@example.org` | “Ann @home: b@example.org” is not an email address: there is a second @ at character 13. An address has only one @. |
    | `x-mailto:a@example.org;` | | `x-mailto:a@example.org` | “x-mailto:a@example.org” is not an email address: there is a “:” at character 9. Only a group has one, as in “Team: ann@example.org;”. |
    | `To:a:b@example.org` | | `a:b@example.org` | “a:b@example.org” is not an email address: there is a “:” at character 2. Only a group has one, as in “Team: ann@example.org;”. The field name “To” was left out; only its recipients were used. |
    | `bob@example.org⏎Ann⏎ <ann@example.org>` | `· bob@example.org` `Ann · ann@example.org` | | |
    | `bob@example.org, Ann⏎ <ann@example.org>` | `· bob@example.org` `Ann · ann@example.org` | | |
    | `bob@example.org⇥Ann⏎ <ann@example.org>` | `· bob@example.org` `Ann · ann@example.org` | | |
    | `Ann <x⏎ <ann@example.org>` | `· ann@example.org` | `Ann <x` | The “<” at character 5 has no “>” after the address. Write brackets in pairs, as in Ann <ann@example.org>. |
    | `Ann> x⏎ <ann@example.org>` | `· ann@example.org` | `Ann> x` | The “>” at character 4 has no “<” before the address. Write brackets in pairs, as in Ann <ann@example.org>. |
    | `bob@example.org⏎ <ann@example.org>` | `· bob@example.org` `· ann@example.org` | | |
    | `1234567. Ann⏎1234568. Bob` | `Ann ·` `Bob ·` | | The list marks before 2 recipients were left out. |
    | `12345678. Ann⏎12345679. Bob` | `12345678. Ann ·` `12345679. Bob ·` | | |
    | `1⏎2` | `1 ·` `2 ·` | | |
    | `1.⏎2.` | `1. ·` `2. ·` | | |
    | `1. ⏎2. Bob` | `1. ·` `2. Bob ·` | | |
    | `1. Ann⏎2. Bob` | `Ann ·` `Bob ·` | | The list marks before 2 recipients were left out. |
    | `1⇥Ann,ann@example.org⏎2⇥Bob,bob@example.org` | `Ann · ann@example.org` `Bob · bob@example.org` | | The list marks before 2 recipients were left out. |
    | `Re: Bob⇥bob@example.org` | `Re: Bob · bob@example.org` | | |
    | `- Bob⇥bob@example.org` | `Bob · bob@example.org` | | The list mark before a recipient was left out. |
    | `Ann⇥- bob@example.org` | `Ann ·` `· bob@example.org` | | The list mark before a recipient was left out. |
    | `Ann⇥<ann@example.org>` | `Ann · ann@example.org` | | |
    | `Ann⇥[mailto:ann@example.org]` | `Ann · ann@example.org` | | |
    | `Ann⇥(ann@example.org)` | `Ann · ann@example.org` | | |
    | `Ann⇥"ann@example.org"` | `Ann · ann@example.org` | | |
    | `Ann⇥mailto:ann@example.org` | `Ann · ann@example.org` | | |
    | `Ann⇥a@example.org,b@example.org` | `Ann ·` `· a@example.org` `· b@example.org` | | |
    | `Ann⇥a<b@example.org` | `Ann ·` | `a<b@example.org` | The “<” at character 2 has no “>” after the address. Write brackets in pairs, as in Ann <ann@example.org>. |
    | `Ann⇥mailto:a@example.org,b@example.org` | `Ann ·` `· a@example.org` `· b@example.org` | | |
    | `Ann⇥mailto:a@@example.org` | | `Ann <mailto:a@@example.org>` | “mailto:a@@example.org” is not an email address: there is a second @ at character 15. An address has only one @. |
    | `"Ann ""B"""⇥ann@example.org` | `Ann "B" · ann@example.org` | | |
    | `"Ann """"B"⇥ann@example.org` | `Ann ""B · ann@example.org` | | |
    | `ann@example.org⇥"Ann ""B"" C"D` | `"Ann ""B"" C"D · ann@example.org` | | |
    | `mailto:a@example.org?x` | `· a@example.org` | | “?x” was left out; only the address of the link was used. |
    | `mailto:a@example.org?` | `· a@example.org` | | |
    | `Ann: b @example.org` | | `Ann: b @example.org` | “Ann: b @example.org” is not an email address: there is a “:” at character 4. Only a group has one, as in “Team: ann@example.org;”. |
    | `Ann ann@ a@example.org b` | | `Ann ann@ a@example.org b` | “Ann ann@ a@example.org b” is not an email address: there is a second @ at character 11. An address has only one @. |
    | `a b ann @example.org` | | `a b ann @example.org` | “a b ann @example.org” is not an email address: there is white space at character 2. An address has no spaces. |
    | `mailto:a b mailto:c%40example.org` | | `mailto:a b mailto:c%40example.org` | “mailto:a b mailto:c%40example.org” is more than an address. Put an address after a name in brackets, as in Ann <ann@example.org>. |
    | `'' <ann@example.org>` | `· ann@example.org` | | |
    | `mailto:a@example.org,mailto:b@example.org?x=y` | `· a@example.org` `· b@example.org` | | “?x=y” was left out; only the address of the link was used. |
    | `mailto:,a@@example.org?b=c` | | `mailto:a@@example.org` | “mailto:a@@example.org” is not an email address: there is a second @ at character 10. An address has only one @. “?b=c” was left out; only the address of the link was used. |
    | `"a@example.org " "b@example.org "` | `· a@example.org` `· b@example.org` | | |
    | `mailto:a b c@example.org?x= d@example.org` | | `mailto:a b c@example.org?x= d@example.org` | “mailto:a b c@example.org?x= d@example.org” is not an email address: there is white space at character 9. An address has no spaces. |
    | `mailto:ann⇥b@example.org` | `· b@example.org` | `mailto:ann` | “mailto:ann” is not an email address: it has no @. An address looks like ann@example.org. |
    | `'Doe, Ann'<ann@example.org>` | `Doe, Ann · ann@example.org` | | |
    | `"Ann ann@ home"` | `Ann ann@ home ·` | | |
    | `mailto:a@example.org?x=y?z` | `· a@example.org` | | “?x=y?z” was left out; only the address of the link was used. |
    | `Doe, Ann "JD" <ann@example.org>; Roe, Bob <bob@example.org>` | `Doe, Ann "JD" · ann@example.org` `Roe, Bob · bob@example.org` | | |
    | `"Ann <x ""JD"""⇥bob@example.org` | `"Ann <x ""JD""" ·` `· bob@example.org` | | |
    | `"Ann x> ""JD"""⇥bob@example.org` | `"Ann x> ""JD""" ·` `· bob@example.org` | | |
    | `Ann 'B, C' <ann@example.org>` | `Ann 'B ·` `C' · ann@example.org` | | |
    | `"\"Ann\" Doe" <ann@example.org>` | `"Ann" Doe · ann@example.org` | | |
    | `<a@example.org> x>` | | `<a@example.org> x>` | “x>” comes after the “>”. Put the name before the address, as in Ann <ann@example.org>. |
    | `=?UTF-8?Q??= <a@example.org>` | | `=?UTF-8?Q??= <a@example.org>` | “=?UTF-8?Q??=” is a name in the encoding of mail headers. Write the name itself. |
    | `⇥"Ann ""B"""` | `Ann "B" ·` | | |
    | `'Ann'` | `'Ann' ·` | | |
    | `"b"@c d@example.org` | `· "b"@c` `· d@example.org` | | |
    | `Ann m` | `Ann m ·` | | |
    | `mailto:` | | `mailto:` | “mailto:” is not an email address: it has no @. An address looks like ann@example.org. |
    | `<a@example.org> (Ann) <b@example.org> (Bob)` | `Ann · a@example.org` `Bob · b@example.org` | | |
    | `Ann,a b@example.org⏎Bob ,bob@example.org` | `Ann ·` `Bob ·` `· bob@example.org` | `a b@example.org` | “a b@example.org” is more than an address. Put an address after a name in brackets, as in Ann <ann@example.org>. |
    | `Ann, "b"⏎B,bob@example.org` | `Ann ·` `b ·` `B ·` `· bob@example.org` | | |
    | `Bob b,ann@example.org⏎A b ,bob@example.org` | `Bob b ·` `· ann@example.org` `A b ·` `· bob@example.org` | | |
    | `A b,ann@example.org⏎C d,cleo@example.org` | `A b · ann@example.org` `C d · cleo@example.org` | | |
    | `x:/ <ann@example.org>` | `x:/ · ann@example.org` | | |
    | `To:/a@example.org` | | `To:/a@example.org` | “To:/a@example.org” is not an email address: there is a “:” at character 3. Only a group has one, as in “Team: ann@example.org;”. |
    | `To:/` | `To:/ ·` | | |
    | `a:b ann@example.org` | | `a:b ann@example.org` | “a:b ann@example.org” is not an email address: there is a “:” at character 2. Only a group has one, as in “Team: ann@example.org;”. |
    | `:a@example.org;` | | `:a@example.org` | “:a@example.org” is not an email address: there is a “:” at character 1. Only a group has one, as in “Team: ann@example.org;”. |
    | `Ann:` | `Ann: ·` | | |
    | `:5` | `:5 ·` | | |
    | `9:` | `9: ·` | | |
    | `1:2` | `1:2 ·` | | |
    | `mailto:,a@example.org` | `· a@example.org` | | |
    | `mailto:a%40example.org,` | `· a@example.org` | | |
    | `(ann@example.org) bob@example.org` | `· ann@example.org` `· bob@example.org` | | |
    | `(a@example.org) (b@example.org)` | `· a@example.org` `· b@example.org` | | |
    | `Ann (a@example.org) <b@example.org> c@example.org` | `Ann (a@example.org) · b@example.org` `· c@example.org` | | |
    | `"Ann "B" C"⇥ann@example.org` | `"Ann "B" C" · ann@example.org` | | |
    | `"⏎Ann"⇥ann@example.org` | `Ann · ann@example.org` | | |
    | `x"Ann ""B"""⇥ann@example.org` | `x"Ann ""B""" · ann@example.org` | | |
    | `Ann⇥"b@example.org⏎c@example.org"` | `Ann ·` `· b@example.org` `· c@example.org` | | |
    | `""""⇥ann@example.org` | `" · ann@example.org` | | |
    | `"""Ann"" B"⇥ann@example.org` | `"Ann" B · ann@example.org` | | |
    | `"Ann ""B"" C" D⇥ann@example.org` | `"Ann ""B"" C" D · ann@example.org` | | |
    | `"A ""B""⇥` | `"A ""B"" ·` | | |
    | `A "B, C" <ann@example.org>; "D, E" F <b@example.org>` | `A "B, C" · ann@example.org` `"D, E" F · b@example.org` | | |
    | `[mailto:b@example.org` | | `[mailto:b@example.org` | “[mailto:b@example.org” is not an email address: there is a “[” at character 1. An address cannot contain it. |
    | `Ann [] [mailto:b@example.org]` | `Ann [] · b@example.org` | | |
    | `Ann []mailto:b@example.org]` | | `Ann []mailto:b@example.org]` | “Ann []mailto:b@example.org]” is not an email address: there is a “:” at character 13. Only a group has one, as in “Team: ann@example.org;”. |
    | `Ann [mailto:b@example.org)` | | `Ann [mailto:b@example.org)` | “Ann [mailto:b@example.org)” is not an email address: there is a “:” at character 12. Only a group has one, as in “Team: ann@example.org;”. |
    | `"Doe", Ann <ann@example.org>; Bob` | `Doe ·` `Ann · ann@example.org` `Bob ·` | | |
    | `Doe, Ann (x) <ann@example.org>; Bob` | `Doe, Ann (x) · ann@example.org` `Bob ·` | | |
    | `Doe (x, y), Ann <ann@example.org>; Bob` | `Doe (x, y), Ann · ann@example.org` `Bob ·` | | |
    | `Doe: x, Ann <ann@example.org>; Bob` | `Doe: x ·` `Ann · ann@example.org` `Bob ·` | | |
    | `mailto:c, Ann <ann@example.org>; Bob` | `Ann · ann@example.org` `Bob ·` | `mailto:c` | “mailto:c” is not an email address: it has no @. An address looks like ann@example.org. |
    | `a@example.org <b@example.org>` | `a@example.org · b@example.org` | | |
    | `mailto:a@example.org,Cleo` | `· a@example.org` `Cleo ·` | | |
    | `mailto:ann@example.or%67` | `· ann@example.org` | | |
    | `: ann@example.org` | | `: ann@example.org` | “: ann@example.org” is not an email address: there is a “:” at character 1. Only a group has one, as in “Team: ann@example.org;”. |
    | `Ann⇥"b` | `Ann ·` `"b ·` | | |
    | `x⇥y⏎"a⏎b"⏎c` | `x ·` `y ·` `"a ·` `b" ·` `c ·` | | |
    | `"a⏎b"⏎x⇥y` | `"a ·` `b" ·` `x ·` `y ·` | | |
    | `a?b?Q?d?e` | `a?b?Q?d?e ·` | | |
    """#
}
