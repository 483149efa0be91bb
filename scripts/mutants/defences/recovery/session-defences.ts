import type { Mutant } from '../../mutant.ts'

const overlapping = { project: 'server', test: 'test/recoveries/overlapping-sign-in.test.ts' } as const
const frozen = { project: 'server', test: 'test/authorization/frozen-calls.test.ts' } as const
const recorded = { project: 'server', test: 'test/chain/record-control.test.ts' } as const

/** Defences against sessions of a key that no longer counts, and against those of a stolen one. */
export const sessionDefences: readonly Mutant[] = [
  {
    ...overlapping,
    defence: 'a sign-in by a contract asks the chain again once the session is stored',
    file: 'server/src/modules/auth/sign-in-signature.ts',
    search: "if (signed.by === 'own-key') return",
    replace: 'return',
    name: 'overlaps a recovery by key leaves no session',
  },
  {
    ...overlapping,
    defence: 'a sign-in by a contract believes no node that is behind the index',
    file: 'server/src/modules/auth/sign-in-signature.ts',
    search: 'indexed?.number ?? 0',
    replace: '0',
    name: 'while the chain’s node knows less than the index',
  },
  {
    ...recorded,
    defence: 'a recovery by key ends what the account has signed for other identities',
    file: 'server/src/modules/auth/end-sessions.ts',
    search: ' or signer = ',
    replace: ' or null = ',
    name: 'ends the account’s sessions for other identities, too',
  },
  {
    ...recorded,
    defence: 'a recovery by key that a reorganisation drops ends sessions',
    file: 'server/src/modules/identity-control/record-control.ts',
    search: 'isByKey(before) || ',
    replace: '',
    name: 'drops a recovery by key ends the sessions',
  },
  {
    ...frozen,
    defence: 'a frozen identity’s session changes nothing',
    file: 'server/src/http/handle.ts',
    search: 'session.isFrozen && isRefusedWhileFrozen(route)',
    replace: 'session.isFrozen && route === undefined',
    name: 'may not eraseUser',
  },
  {
    ...frozen,
    defence: 'a frozen identity asks for no proof',
    file: 'server/src/modules/requests-for-proof/service.ts',
    search: '  await assertNotFrozen(ctx.db, toAddress(address))\n',
    replace: '',
    name: 'asks nobody for a proof in its name',
  },
  {
    ...frozen,
    defence: 'a frozen identity’s earlier offer issues nothing',
    file: 'server/src/modules/credential-offers/wallet-service.ts',
    search: 'if (await isFrozen(ctx.db, offer.owner))',
    replace: 'if (offer.owner === null)',
    name: 'takes no credential from an offer',
  },
]
