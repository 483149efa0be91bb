import type { Mutant } from '../../mutant.ts'

/** These defences protect what a share opens, its readers and views, and a proof's purpose. */
export const shareDefences: readonly Mutant[] = [
  {
    defence: 'a withdrawn share stays closed',
    file: 'server/src/modules/shares/open-share.ts',
    search: "if (status !== 'active' && !(status === 'used-up' && isKnown))",
    replace: "if (status === 'used-up' && !isKnown)",
    test: 'server/test/sharing/shares-controlled.test.ts',
    name: 'a view of a controlled share is refused after the owner withdraws the share, even for counted browsers',
  },
  {
    defence: 'a share opens only for somebody with its key',
    file: 'server/src/modules/shares/open-share.ts',
    search: 'if (shown === null || !timingSafeEqual(Buffer.from(shown), Buffer.from(expected)))',
    replace: 'if (expected === shown?.slice(1))',
    test: 'server/test/sharing/shares-controlled.test.ts',
    name: 'is not used up by invented viewers',
  },
  {
    defence: 'a later attestation is shown only with the owner’s consent',
    file: 'server/src/modules/shares/service.ts',
    search: "status === 'active' && share.tellsConfirmation ?",
    replace: "status === 'active' ?",
    test: 'server/test/sharing/shares-confirmation.test.ts',
    name: 'a confirmation newer than its link is shown at the link only while the owner’s switch is on',
  },
  {
    defence: 'a shared proof is bound to its share, its audience and its end',
    file: 'proofs/src/proof-for-somebody.ts',
    search: 'didRegistry.toLowerCase(), shareId, audience, end, statement.type)',
    replace: 'didRegistry.toLowerCase(), statement.type)',
    test: 'proofs/test/proof-for-somebody.test.ts',
    name: 'the proof of a fact is refused in the link of another share, by the checksum and by the context',
  },
  {
    defence: 'a proof in a link is refused when the verifier signed no attributes',
    file: 'credentials/src/verdict/verdict.ts',
    search: "if (BigInt(commitment) === 0n) return check('fact-not-vouched-for')",
    replace: "if (BigInt(commitment) === 1n) return check('fact-not-vouched-for')",
    test: 'credentials/src/verdict/verdict-fact.test.ts',
    name: 'the proof of a fact in a link turns the verdict red when the verifier signed no attributes',
  },
  {
    defence: 'an answer must prove the statement that this page asked for',
    file: 'web/src/entities/verdict/judge/check-answer.ts',
    search: 'statement: request.statement,',
    replace: 'statement: read.statement,',
    test: 'web/src/pages/request-for-proof/answers.test.ts',
    name: 'is about something else',
  },
  {
    defence: 'an answer is bound to this request and its key',
    file: 'web/src/entities/verdict/judge/check-answer.ts',
    search: 'answerContext(hashRequestForProof(attestationDomain(installation), request))',
    replace: "answerContext('0x00')",
    test: 'web/src/pages/request-for-proof/answers.test.ts',
    name: 'count when their proof holds',
  },
  {
    defence: 'a new link does not hide that the confirmation of its claim was withdrawn',
    file: 'server/src/modules/shares/add-share.ts',
    search: 'attestationId: latestAttestationId,',
    replace: 'attestationId: null,',
    test: 'server/test/sharing/shares.test.ts',
    name: 'a share of a claim whose confirmation was withdrawn or has ended carries that confirmation',
  },
]
