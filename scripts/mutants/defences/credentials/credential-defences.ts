import type { Mutant } from '../../mutant.ts'

const details = 'credentials/src/attestation/credential-details.ts'
const detailsTest = 'src/attestation/credential-details.test.ts'
const shareDetails = 'credentials/src/share/disclosed/share-details.ts'
const shareDetailsTest = 'src/share/disclosed/share-details.test.ts'

/** Defences around the holder's name and the fields of a credential. */
export const credentialDefences: readonly Mutant[] = [
  {
    defence: 'the verifier’s signature covers the holder’s name and the value of each field',
    file: details,
    search: 'return { name, label, kind, value, salt }',
    replace: "return { name, label, kind, value: '', salt }",
    project: 'credentials',
    test: detailsTest,
    name: 'does not hold when the holder has another name',
  },
  {
    defence: 'the verifier’s signature covers the label of each field',
    file: details,
    search: 'return { name, label, kind, value, salt }',
    replace: "return { name, label: '', kind, value, salt }",
    project: 'credentials',
    test: detailsTest,
    name: 'does not hold when a field has another label',
  },
  {
    defence: 'the holder’s name has one label',
    file: details,
    search: ' && leaf.label === label && leaf.kind === kind',
    replace: '',
    project: 'credentials',
    test: detailsTest,
    name: 'are refused when the holder’s name has another label',
  },
  {
    defence: 'no claim has two fields of one name',
    file: details,
    search: ' || !haveDistinctNames(leaves)',
    replace: '',
    project: 'credentials',
    test: detailsTest,
    name: 'are refused when a field is named twice',
  },
  {
    defence: 'a link opens no field twice and no second name',
    file: shareDetails,
    search: "throw unreadable('a field appears twice')",
    replace: 'reader.isSpent()',
    project: 'credentials',
    test: shareDetailsTest,
    name: 'a second holder',
  },
  {
    defence: 'a share names the fields of its own attestation',
    file: 'credentials/src/share/share-proof.ts',
    search: 'if (details !== null && details !== message.details.toLowerCase())',
    replace: 'if (details === message.claimType)',
    project: 'credentials',
    test: shareDetailsTest,
    name: 'a share cannot be built with the fields of another claim',
  },
  ...(
    [
      ['challenge', 'another challenge, as a replay is', "challenge: '0x' + '00'.repeat(32)"],
      ['share', 'another share, as a relay to another checker is', "share: ''"],
    ] as const
  ).map(([member, what, empty]) => ({
    defence: `an answer to a holder challenge covers the ${member}`,
    file: 'credentials/src/holder-challenge/holder-answer.ts',
    search: 'attestation, share, challenge, answeredAt }',
    replace: `${['attestation', 'share', 'challenge', 'answeredAt'].map((each) => (each === member ? empty : each)).join(', ')} }`,
    project: 'credentials' as const,
    test: 'src/holder-challenge/holder-answer.test.ts',
    name: `is refused when it was signed for ${what}`,
  })),
  {
    defence: 'only the wallet of the holder answers a holder challenge',
    file: 'credentials/src/holder-challenge/holder-answer.ts',
    search: "if (!isSigned) return { ok: false, reason: 'another-wallet' }",
    replace: '',
    project: 'credentials',
    test: 'src/holder-challenge/holder-answer.test.ts',
    name: 'is refused when another wallet signed it',
  },
  {
    defence: 'an answer to a holder challenge counts only until its end',
    file: 'credentials/src/holder-challenge/holder-answer.ts',
    search: 'if (receivedAt > end) return false',
    replace: '',
    project: 'credentials',
    test: 'src/holder-challenge/holder-answer.test.ts',
    name: 'is refused when it arrives after the end of the challenge',
  },
  {
    defence: 'the server takes no answer to a holder challenge after its end',
    file: 'server/src/modules/holder-challenges/store.ts',
    search: 'eq(holderChallenges.id, id), isOpen, sql',
    replace: 'eq(holderChallenges.id, id), sql',
    project: 'server',
    test: 'test/sharing/holder-challenges.test.ts',
    name: 'takes no answer after its end, and can be read until it is deleted',
  },
  {
    defence: 'a verdict on a credential without a name is amber',
    file: 'credentials/src/verdict/verdict.ts',
    search: "findHolderName(share) === null ? 'holder-not-named' : 'holder-named'",
    replace: "'holder-named'",
    project: 'credentials',
    test: 'src/verdict/verdict.test.ts',
    name: 'is amber when it keeps its holder’s name back, because anybody could show it',
  },
  {
    defence: 'the page signs no other name than it shows',
    file: 'web/src/features/proof-dialog/signed-text.ts',
    search: ', details: hashDetails(details) }',
    replace: ', details: toAttestation(prepared).message.details }',
    project: 'web',
    test: 'src/features/proof-dialog/signed-text.test.ts',
    name: 'is refused when the server wants another name signed',
  },
]
