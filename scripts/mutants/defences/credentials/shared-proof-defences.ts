import type { Mutant } from '../../mutant.ts'

/** Defences that bind a proof in a link or in an answer to its purpose. */
export const sharedProofDefences: readonly Mutant[] = [
  {
    defence: 'a shared proof is bound to its share, its audience and its end',
    file: 'proofs/src/proof-for-somebody.ts',
    search: 'didRegistry.toLowerCase(), shareId, audience, end, statement.type)',
    replace: 'didRegistry.toLowerCase(), statement.type)',
    project: 'proofs',
    test: 'test/proof-for-somebody.test.ts',
    name: 'the proof of a fact is refused > the proof of a fact is refused in the link of another share, by the checksum and by the context',
  },
  {
    defence: 'a proof in a link is refused when the verifier signed no attributes',
    file: 'credentials/src/verdict/verdict.ts',
    search: "if (BigInt(commitment) === 0n) return check('fact-not-vouched-for')",
    replace: "if (BigInt(commitment) === 1n) return check('fact-not-vouched-for')",
    project: 'credentials',
    test: 'src/verdict/verdict-fact.test.ts',
    name: 'the proof of a fact in a link > the proof of a fact in a link turns the verdict red when the verifier signed no attributes',
  },
  {
    defence: 'an answer must prove the statement that this page asked for',
    file: 'web/src/entities/verdict/judge/check-answer.ts',
    search: 'statement: request.statement,',
    replace: 'statement: read.statement,',
    project: 'web',
    test: 'src/pages/ask/answers.test.ts',
    name: 'is about something else',
  },
  {
    defence: 'an answer is bound to this request and its key',
    file: 'web/src/entities/verdict/judge/check-answer.ts',
    search: 'answerContext(hashRequestForProof(attestationDomain(installation), request))',
    replace: "answerContext('0x00')",
    project: 'web',
    test: 'src/pages/ask/answers.test.ts',
    name: 'count when their proof holds',
  },
]
