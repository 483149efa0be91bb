import type { Mutant } from '../../mutant.ts'

const reserve = {
  file: 'server/src/modules/sponsored-calls/reserve.ts',
  project: 'server',
  test: 'src/modules/sponsored-calls/reserve.test.ts',
} as const
const people = { project: 'server', test: 'test/account/users.test.ts' } as const

/** Defences of the sponsor's reserve, and of the search for people who become guardians. */
export const reserveDefences: readonly Mutant[] = [
  {
    ...reserve,
    defence: 'new identities, of which anybody can make many, have no part in the reserve',
    search: "    case 'new':\n      return 0n",
    replace: "    case 'new':\n      return reserve",
    name: 'a new identity has no part in the reserve',
  },
  {
    ...reserve,
    defence: 'identities that only waited a day cannot use up the reserve',
    search: 'return reserve / 2n',
    replace: 'return reserve',
    name: 'half of the reserve is for identities with a claim that an accredited verifier confirmed',
  },
  {
    ...reserve,
    defence: 'one identity cannot use up the reserve',
    search: ' || urgent.spentUrgently + gas > reserve / partOfOneIdentity',
    replace: '',
    name: 'one identity uses a fifth of the reserve at most',
  },
  {
    defence: 'an identity has to be a day old for the reserve',
    file: 'server/src/modules/chain-index/settled.ts',
    search: "      and b.mined_at <= now() - interval '24 hours'",
    replace: '',
    project: 'server',
    test: 'test/recoveries/recovery-budget.test.ts',
    name: 'a decision about an identity that is no day old may not use the reserve',
  },
  {
    ...people,
    defence: 'nobody names a person who was erased as a guardian',
    file: 'server/src/modules/users/store.ts',
    search: " <> 'closed account ' || ",
    replace: " <> 'nothing of the kind ' || ",
    name: 'who was erased is not found',
  },
  {
    ...people,
    defence: 'nobody tries many usernames',
    file: 'server/src/modules/users/routes.ts',
    search: 'if (!verdict.isAllowed && verdict.isExceeded)',
    replace: 'if (verdict.isAllowed && verdict.key === null)',
    name: 'who looks up many names is asked to wait',
  },
]
