import type { Mutant } from '../../mutant.ts'

const paid = { project: 'server', test: 'src/modules/sponsored-calls/policy.test.ts' } as const
const moved = { project: 'server', test: 'test/chain/moved-signatures.test.ts' } as const

/** Defences of what only the present controller of an identity may sign. */
export const controllerDefences: readonly Mutant[] = [
  {
    ...paid,
    defence: 'the sponsor brings no call without a signed consent, which would be its own consent',
    file: 'server/src/modules/sponsored-calls/policy.ts',
    search: " || consents.some(({ signature }) => signature === '0x')",
    replace: '',
    name: 'and not with an empty signature',
  },
  {
    ...paid,
    defence: 'the sponsor brings a call about the caller’s own identity only',
    file: 'server/src/modules/sponsored-calls/policy.ts',
    search: ' || !isOwn)',
    replace: ')',
    name: 'and not of a stranger',
  },
  {
    ...moved,
    defence: 'a wallet from before a move signs no attribute key',
    file: 'server/src/modules/attribute-keys/service.ts',
    search: 'controller: session.signer',
    replace: 'controller: session.address',
    name: 'the key of a verifier to which attributes are sealed',
  },
  {
    ...moved,
    defence: 'a wallet from before a move shares no attributes',
    file: 'server/src/modules/verification-requests/service.ts',
    search: 'controller: session.signer',
    replace: 'controller: session.address',
    name: 'private attributes of its claims',
  },
  {
    ...moved,
    defence: 'a wallet from before a move asks for no proof',
    file: 'server/src/modules/requests-for-proof/service.ts',
    search: 'await findController(ctx, toAddress(address))',
    replace: 'toAddress(address)',
    name: 'requests for proof that name it',
  },
  {
    project: 'web',
    test: 'src/entities/vault/sealed/receive-attributes.test.ts',
    defence: 'a verifier’s page asks the chain who controls the owner’s identity',
    file: 'web/src/entities/vault/sealed/receive-attributes.ts',
    search: 'getAppConfig(), askController(owner)]',
    replace: 'getAppConfig(), owner]',
    name: 'opens attributes of a moved identity only when its new wallet signed them',
  },
]
