import type { Mutant } from '../mutant.ts'

/** These defences protect accounts whose identity another wallet controls. */
export const identityDefences: readonly Mutant[] = [
  {
    test: 'server/test/chain/identity-sign-in.test.ts',
    defence: 'sign-in: only the controller of an identity signs in to it',
    file: 'server/src/modules/identity-control/service.ts',
    search: '.filter(([, controller]) => controller === signer)',
    replace: '',
    name: 'while the index is behind the chain, the new wallet of a moved identity can sign in, and the former wallet cannot',
  },
  {
    test: 'server/test/chain/identity-sign-in.test.ts',
    defence: 'sign-in: nobody signs in to the identity of somebody else',
    file: 'server/src/modules/identity-control/service.ts',
    search: '.filter(([, controller]) => controller === signer)',
    replace: '.filter(([, controller]) => controller === signer || wanted !== null)',
    name: 'while the index is behind the chain, a stranger who names an identity at the sign-in is refused',
  },
  {
    test: 'server/test/chain/identity-sign-in.test.ts',
    defence: 'sign-in: a former wallet stays out while the chain is silent',
    file: 'server/src/modules/identity-control/service.ts',
    search: 'indexed.get(one) ?? one',
    replace: 'one',
    name: 'the index decides who may sign in while the chain does not answer',
  },
  {
    test: 'server/test/chain/record-control.test.ts',
    defence: 'sign-in: a session that counts on a block that vanished ends',
    file: 'server/src/modules/upkeep/service.ts',
    search: '  endUncontrolled,\n',
    replace: '',
    name: 'a session ends when neither the index nor the chain says that its wallet acts for the identity',
  },
  {
    test: 'server/test/chain/identity-control.test.ts',
    defence: 'control: a change of control ends the sessions of the former wallet',
    file: 'server/src/modules/identity-control/record-control.ts',
    search: '  await endSessions(',
    replace: '  if (after === null) await endSessions(',
    name: 'a move of an identity ends the session of the former wallet and closes its socket',
  },
  {
    test: 'server/test/chain/record-control.test.ts',
    defence: 'control: after a reorganisation, the removed events of an identity count no more',
    file: 'server/src/modules/identity-control/record-control.ts',
    search: 'above === null ? controlItself(identity) : before',
    replace: 'before',
    name: 'a reorganisation that drops a recovery to a new key ends the sessions of the dropped key',
  },
  {
    test: 'server/test/chain/record-control.test.ts',
    defence: 'control: a new event is added to the stored control, however many earlier events there are',
    file: 'server/src/modules/identity-control/record-control.ts',
    search: 'above === null ? controlItself(identity) : before',
    replace: 'controlItself(identity)',
    name: 'a new event of an identity is added to the stored control, and no earlier event of the identity is read again',
  },
  {
    test: 'server/test/chain/identity-control.test.ts',
    defence: 'control: a frozen identity confirms nothing',
    file: 'server/src/modules/verification-requests/lock-to-decide.ts',
    search: `  await assertNotFrozen(tx, session.address)
`,
    replace: '',
    name: 'the owner of a frozen identity cannot ask a verifier, and a frozen verifier can neither prepare an attestation nor publish a key',
  },
]
