import type { Mutant } from '../../mutant.ts'

/** These defences keep screens from lending credentials in other forms more than was confirmed. */
export const shownDefences: readonly Mutant[] = [
  {
    defence: 'a browser signs no credential that lacks the value of a confirmed field',
    file: 'credentials/src/portable/is-as-confirmed.ts',
    search: "    const value = Object.hasOwn(fields, field) ? fields[field] : ''\n",
    replace: "    if (!Object.hasOwn(fields, field)) return true\n    const value = fields[field] ?? ''\n",
    project: 'credentials',
    test: 'src/portable/is-as-confirmed.test.ts',
    name: 'a field without its confirmed value',
  },
  {
    defence: 'the table shows nothing of a credential in another form that is not genuine',
    file: 'web/src/pages/check/rows/describe-row.ts',
    search: '  if (!verdict.isShown || own?.evidence',
    replace: '  if (own?.evidence',
    project: 'web',
    test: 'src/pages/check/rows/credential-rows.test.ts',
    name: 'shows nothing as confirmed',
  },
  {
    defence: 'a reader is warned of a name under which the issuer is not accredited now',
    file: 'web/src/entities/foreign/list-rows.ts',
    search: "issuer.kind === 'verifier' && issuer.standing.isAccredited && ",
    replace: "issuer.kind === 'verifier' && ",
    project: 'web',
    test: 'src/entities/foreign/list-rows.test.ts',
    name: 'needs no warning only if the issuer is accredited under this name',
  },
  {
    defence: 'the headline of a credential of a stranger says that the credential has expired',
    file: 'credentials/src/foreign/describe-foreign.ts',
    search: '  if (first && dated) return',
    replace: '  if (first === dated && first && dated) return',
    project: 'credentials',
    test: 'src/foreign/judge-foreign.test.ts',
    name: 'says so, and the sentence still names the doubt',
  },
  {
    defence: 'the demo wallet explains no call of an unknown contract',
    file: 'local/demo-wallet/src/describe-transaction.ts',
    search: 'isSame(to, known.ethereumDidRegistry) ?',
    replace: 'to ?',
    project: 'local',
    test: 'test/describe-transaction.test.ts',
    name: 'warns of every other call of the registry, and of the same call of another contract',
  },
]
