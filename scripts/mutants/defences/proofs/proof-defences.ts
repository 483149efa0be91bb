import type { Mutant } from '../../mutant.ts'

/** These defences keep a proof from saying more than was proved. */
export const proofDefences: readonly Mutant[] = [
  {
    defence: 'the checker makes every public signal itself',
    file: 'proofs/src/check-proof.ts',
    search: 'if (wanted?.length !== signals.length || wanted.some((signal, place) => signal !== signals[place]))',
    replace: 'if (!wanted)',
    test: 'proofs/test/check-proof.test.ts',
    name: 'a proof is refused when the checker expects another statement',
  },
  {
    defence: 'a proof must be about the signed commitment',
    file: 'proofs/src/check-proof.ts',
    search: 'commitment: expected.commitment ?? toBytes32(commitment)',
    replace: 'commitment: toBytes32(commitment)',
    test: 'proofs/test/check-proof.test.ts',
    name: 'a proof that a stranger makes with the owner’s openings but without the owner’s secret is refused',
  },
  {
    defence: 'production refuses development keys',
    file: 'proofs/src/check-proof.ts',
    search: 'if (hasDevelopmentKeys && !expected.acceptDevelopmentKeys)',
    replace: 'if (expected.statement.clauses.length === 0)',
    test: 'proofs/test/development-keys.test.ts',
    name: 'a checker accepts a proof that was made with development keys only if the checker accepts such keys',
  },
  {
    defence: 'a proof made with other keys is refused',
    file: 'proofs/src/check-proof.ts',
    search: 'proof.circuitId !== circuitId(circuit)',
    replace: "proof.circuitId === ''",
    test: 'proofs/test/check-proof.test.ts',
    name: 'a proof is refused when it names other keys, another circuit or the simulated engine',
  },
  {
    defence: 'a point must be on its curve and in its subgroup',
    file: 'proofs/src/verify-groth16.ts',
    search: 'point.assertValidity() // This method checks that the point is on the curve and in the subgroup.',
    replace: '',
    test: 'proofs/test/check-proof.test.ts',
    name: 'a proof with a point off its curve or outside the subgroup is refused, even if the pairing equation would hold',
  },
  {
    defence: 'a recorded proof is bound to its claim and its chain',
    file: 'proofs/src/check-proof.ts',
    search: "contextOf('verification', ...parts)",
    replace: "contextOf('verification')",
    test: 'proofs/test/groth16-engine.test.ts',
    name: 'the page and the server accept a proof that a verifier made from typed values',
  },
  {
    defence: 'downloaded keys with a wrong hash are not used',
    file: 'proofs/src/prover/artifacts.ts',
    search: 'if ((await sha256(bytes)) !== hash)',
    replace: 'if (bytes.length === 0)',
    test: 'proofs/test/artifacts.test.ts',
    name: 'the prover does not use a downloaded file with a wrong hash, and downloads the file again at the next call',
  },
  {
    defence: 'a proof that is dated tomorrow tells no age of tomorrow',
    file: 'proofs/src/check-proved.ts',
    search: 'const day = ownDay < madeOn ? ownDay : madeOn',
    replace: 'const day = ownDay < madeOn ? madeOn : madeOn',
    test: 'web/src/entities/verdict/judge/proved-verdict.test.ts',
    name: 'a link whose proof is dated tomorrow does not show an age that the holder reaches only tomorrow',
  },
]
