import type { Mutant } from '../mutant.ts'

/** These defences protect names and labels that a reader must be able to see. */
export const namedDefences: readonly Mutant[] = [
  {
    defence: 'the label of a field is neither a dot nor a tick',
    file: 'domain/src/text.ts',
    search: "text === '' || isLabel(text)",
    replace: 'true',
    test: 'domain/src/claim/field-label.test.ts',
    name: 'the label of a claim’s field is refused when it is',
  },
  {
    defence: 'the label of a field has no tick, which would look like a badge that we give',
    file: 'domain/src/hidden/is-name.ts',
    search: 'hasLetterOrDigit(text) && looksPlain(text)',
    replace: 'hasLetterOrDigit(text)',
    test: 'domain/src/hidden/is-name.test.ts',
    name: 'is not accepted as the label of a field',
  },
  {
    defence: 'nobody chooses a username of dots or ticks',
    file: 'domain/src/account/profile-form.ts',
    search: '  username: chosenUsernameSchema,',
    replace: '  username: usernameSchema,',
    test: 'domain/src/account/user.test.ts',
    name: 'nobody can choose the username',
  },
  {
    defence: 'the program that checks does not report success for a claim that names nobody',
    file: 'scripts/checker/credential-command.ts',
    search: "'not-genuine': 1, caution: 2,",
    replace: "'not-genuine': 1, caution: 0,",
    test: 'server/test/sharing/check-credential.test.ts',
    name: 'exits with 2 for a claim that names nobody',
  },
  {
    defence: 'a claim has no title, type or issuer of ticks alone',
    file: 'domain/src/text.ts',
    search: "text === '' || hasLetterOrDigit(text)",
    replace: 'true',
    test: 'domain/src/text.test.ts',
    name: 'is no title, type or issuer of a claim',
  },
  {
    defence: 'letters of other alphabets do not hide that a name is near an accredited one',
    file: 'domain/src/fold/homoglyphs.ts',
    search: 'latinByHomoglyph.get(letter) ?? letter',
    replace: 'letter',
    test: 'domain/src/verifier/look-alike.test.ts',
    name: 'the name ɴᴏʀᴛʜғɪᴇʟᴅ ᴜɴɪᴠᴇʀsɪᴛʏ is said to look like',
  },
  {
    defence: 'signs between the letters do not hide that a name is near an accredited one',
    file: 'domain/src/verifier/look-alike.ts',
    search: ' || runsInto(look, meant)',
    replace: '',
    test: 'domain/src/verifier/look-alike.test.ts',
    name: 'the name N.o.r.t.h.f.i.e.l.d University Trust is said to look like',
  },
]
