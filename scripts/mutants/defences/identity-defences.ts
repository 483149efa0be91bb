import type { Mutant } from '../mutant.ts'

const signIn = { project: 'server', test: 'test/chain/identity-sign-in.test.ts' } as const
const change = { project: 'server', test: 'test/chain/identity-control.test.ts' } as const
const record = { project: 'server', test: 'test/chain/record-control.test.ts' } as const
const control = 'server/src/modules/identity-control'

/** Defences of accounts whose identity another wallet controls. */
export const identityDefences: readonly Mutant[] = [
  {
    ...signIn,
    defence: 'sign-in: only the controller of an identity signs in to it',
    file: `${control}/service.ts`,
    search: '.filter(([, controller]) => controller === signer)',
    replace: '',
    name: 'does not let the former wallet in, and lets the new wallet in',
  },
  {
    ...signIn,
    defence: 'sign-in: nobody signs in to the identity of somebody else',
    file: `${control}/service.ts`,
    search: '.filter(([, controller]) => controller === signer)',
    replace: '.filter(([, controller]) => controller === signer || wanted !== null)',
    name: 'lets no stranger in who names an identity',
  },
  {
    ...signIn,
    defence: 'sign-in: a change of control that is newer than the answer of the chain counts',
    file: `${control}/service.ts`,
    search: '  if (!isIndexBehind) throw controlledElsewhere(identity)\n',
    replace: '',
    name: 'makes a sign-in wait that has asked the chain before the change',
  },
  {
    ...signIn,
    defence: 'sign-in: the chain decides who controls an identity that the index shows otherwise',
    file: `${control}/service.ts`,
    search:
      '  const { controllers, block } = await ctx.chain\n    .readControllers({ identities, movedTo })\n    .catch(',
    replace: '  const { controllers, block } = await Promise.reject(new AppError("chain-unreachable", "")).catch(',
    name: 'does not let the former wallet in, and lets the new wallet in',
  },
  {
    ...signIn,
    defence: 'sign-in: a former wallet stays out while the chain is silent',
    file: `${control}/service.ts`,
    search: 'moved.get(identity) ?? identity',
    replace: 'identity',
    name: 'alone decides while the chain is silent',
  },
  {
    ...signIn,
    defence: 'sign-in: a wallet that controls several identities chooses one',
    file: 'server/src/modules/auth/choose-identity.ts',
    search: '  if (others.length > 0) throw choiceNeeded(choices)\n',
    replace: '',
    name: 'chooses one of them at every sign-in',
  },
  {
    ...change,
    defence: 'control: a change of control ends the sessions of the former wallet',
    file: `${control}/record-control.ts`,
    search: '  await endSessions(',
    replace: '  if (events.length < 0) await endSessions(',
    name: 'ends the session of the former wallet and closes its socket',
  },
  {
    ...change,
    defence: 'control: a reorganisation undoes a change of control',
    file: 'server/src/modules/chain-index/store.ts',
    search: '...(await listIdentitiesAbove(tx, above)), ',
    replace: '',
    name: 'that drops a move gives the identity back to its own wallet',
  },
  {
    ...change,
    defence: 'control: a frozen identity confirms nothing',
    file: 'server/src/modules/verification-requests/lock-to-decide.ts',
    search: '  await assertNotFrozen(tx, session.address)\n',
    replace: '',
    name: 'asks no verifier, and confirms nothing as a verifier',
  },
  {
    ...record,
    defence: 'control: a recovery by key ends the sessions of the former key',
    file: `${control}/record-control.ts`,
    search: ' || isByKey(after)',
    replace: '',
    name: 'a recovery by key ends every session',
  },
  {
    ...record,
    defence: 'control: a session without a signer counts as signed by its own wallet',
    file: 'server/src/modules/auth/end-sessions.ts',
    search: 'coalesce(signer, address) <>',
    replace: 'signer <>',
    name: 'a session from before sessions named their signer',
  },
]
