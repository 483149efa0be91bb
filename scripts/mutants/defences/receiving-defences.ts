import type { Mutant } from '../mutant.ts'

/**
 * Defences that keep a lying server from giving a verifier other attributes than the owner sent.
 */
export const receivingDefences: readonly Mutant[] = [
  {
    defence: 'the server stores no attributes that their owner has not signed',
    file: 'server/src/modules/verification-requests/service.ts',
    search: `  if (attributes)
    await assertSharedByOwner(ctx, { claim, controller: session.signer, verifierId, attributes, claimHash })
`,
    replace: '',
    project: 'server',
    test: 'test/vault/attributes.test.ts',
    name: 'private attributes in a request must be signed by the claim’s owner, for this verifier and this claim',
  },
  {
    defence: 'a verifier opens no attributes with another signature than the owner’s',
    file: 'web/src/entities/vault/sealed/receive-attributes.ts',
    search: 'if (!isSigned) throw notFromOwner()',
    replace: '',
    project: 'web',
    test: 'src/entities/vault/sealed/receive-attributes.test.ts',
    name: 'of which a dishonest server changed a part',
  },
  {
    defence: 'a verifier asks the chain who owns the DID',
    file: 'web/src/entities/vault/sealed/receive-attributes.ts',
    search: 'if (holder === null || !isSameAddress(holder, owner)) throw notFromOwner()',
    replace: 'if (holder === owner) return',
    project: 'web',
    test: 'src/entities/vault/sealed/receive-attributes.test.ts',
    name: 'a verifier’s page opens no attributes of a wallet that, according to the chain, does not hold the DID',
  },
]
