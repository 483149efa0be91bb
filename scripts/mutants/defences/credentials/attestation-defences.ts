import type { Mutant } from '../../mutant.ts'

/**
 * These defences protect the conditions under which a claim is verified, the revocations of
 * attestations, and the look-ups of verifiers and DIDs.
 */
export const attestationDefences: readonly Mutant[] = [
  {
    defence: 'the server checks the verifier’s signature',
    file: 'server/src/modules/attestations/check-approval.ts',
    search: 'if (!check.ok) throw',
    replace: "if (!check.ok && check.reason === 'message-malformed') throw",
    test: 'server/test/claims/attestations.test.ts',
    name: 'an approval is refused when its signature is from another wallet, is malformed or is empty',
  },
  {
    defence: 'the server accepts only an attestation that it prepared',
    file: 'server/src/modules/attestations/check-approval.ts',
    search: 'if (attestationDigest(domain, toAttestation(input.attestation)) !== digest)',
    replace: "if (attestationDigest(domain, toAttestation(input.attestation)) === '0x')",
    test: 'server/test/claims/attestations.test.ts',
    name: 'is refused with a changed title, even when the changed message is correctly signed',
  },
  {
    defence: 'an attestation that the chain records after a suspension verifies nothing',
    file: 'server/src/modules/claims/store.ts',
    search: 'not(wasSuspended),',
    replace: '',
    test: 'server/test/verifiers/verifier-review.test.ts',
    name: 'a suspension of a verifier leaves only those attestations valid that the chain recorded',
  },
  {
    defence: 'the answer to a revocation names the confirmations of the same text that still hold',
    file: 'server/src/modules/revocations/routes.ts',
    search: 'stillHolding: await listStillHolding(ctx, revoked)',
    replace: 'stillHolding: []',
    test: 'server/test/chain/revocation.test.ts',
    name: 'the answer to a revocation names the verifier’s other confirmations of the same text that still hold',
  },
  {
    defence: 'a verifier withdraws with a confirmation no confirmation of another text',
    file: 'web/src/features/revocation/queries.ts',
    search: 'row.message[member] === message[member]',
    replace: 'row.message[member] !== undefined',
    test: 'web/test/dialogs/revoke-several.test.tsx',
    name: 'the dialog that revokes a confirmation names another confirmation of the same text, and revokes both after one press',
  },
  {
    defence: 'a revocation needs the verifier’s own signature',
    file: 'server/src/modules/revocations/service.ts',
    search: 'chain.judgeContractSignature)) === true)',
    replace: 'chain.judgeContractSignature)) !== null)',
    test: 'server/test/chain/revocation.test.ts',
    name: 'a revocation is refused with the signature of another wallet, for another reason or for another claim',
  },
  {
    defence: 'the calls in a wrapped signature are not run for an existing wallet',
    file: 'credentials/src/signature/ask-wallet.ts',
    search: 'if (isWrapped(question.signature) && !isDeployed) {',
    replace: 'if (isWrapped(question.signature)) {',
    test: 'server/test/chain/contract-wallets.test.ts',
    name: 'a forged signature is refused, even if the check of the signature makes the contract wallet accept a new owner',
  },
  {
    defence: 'a revocation on the chain counts',
    file: 'credentials/src/verdict/find-revocation.ts',
    search: "if (onChain !== 'unknown' && onChain > 0)",
    replace: "if (onChain !== 'unknown' && onChain < 0)",
    test: 'credentials/src/verdict/find-revocation.test.ts',
    name: 'a revocation on the chain counts with its reason',
  },
  {
    defence: 'a status list without the verifier’s signature revokes nothing',
    file: 'credentials/src/verdict/judge-published-revocation.ts',
    search: "{ kind: revoked ? 'unproven' : 'standing' } as const",
    replace: "{ kind: 'standing' } as const",
    test: 'credentials/src/verdict/find-revocation.test.ts',
    name: 'a revocation in a status list without the verifier’s signature is unproven',
  },
]
