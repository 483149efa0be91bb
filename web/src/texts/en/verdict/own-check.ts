/** 'View Proof' shows what a reader of the claim's link would be told. */
export const ownCheckTexts = {
  checking: 'Checking the signature',
  failed: 'The signature could not be checked just now. The claim itself is unaffected.',
} as const

/** 'View Proof' also shows the proof that the verifier made before it approved. */
export const recordedProofTexts = {
  checking: 'Checking the proof',
  proved: (statement: string) => `Proved: ${statement}`,
  holds: (day: string) =>
    `Made on ${day} from what the verifier saw, and checked again in this browser just now. The values themselves are not in it.`,
  fails: 'The proof does not hold for this claim. The verifier’s signature is checked apart from it, below.',
  failed: 'The proof could not be checked just now. The claim itself is unaffected.',
  simulated: 'The proof step before the signature was a simulation. It proves nothing by itself.',
} as const
