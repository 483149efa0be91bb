import type { Mutant } from '../../mutant.ts'

/** These defences protect passkey accounts, and the rules for who acts for an identity. */
export const subjectDefences: readonly Mutant[] = [
  {
    file: 'credentials/src/signature/passkey-account.ts',
    test: 'credentials/src/signature/passkey-account.test.ts',
    defence: 'an account of passkeys runs exactly the code that checkers know',
    search: '...anythingAt])) === sha256',
    replace: '...anythingAt])) !== null',
    name: 'when it runs code with another byte in the middle',
  },
  {
    file: 'credentials/src/chain/identity-control.ts',
    test: 'credentials/src/chain/identity-control.test.ts',
    defence: 'a node of another registry does not hide a stolen key',
    search: "code !== '0x' &&",
    replace: '',
    name: 'it is unknown who acts for an identity when the registry’s answer comes from an address without code',
  },
  {
    defence: 'a verdict warns of a stolen key of the verifier',
    file: 'credentials/src/verdict/checks/control-checks.ts',
    search: 'frozenSince > 0 && !isRecordedBefore(frozenSince)',
    replace: 'frozenSince > Infinity && !isRecordedBefore(frozenSince)',
    test: 'credentials/src/verdict/describe-verdict.test.ts',
    name: 'the words of a verdict warn of a verifier’s stolen key, unless the chain recorded the claim before the report',
  },
  {
    defence: 'a verdict warns of what a verifier’s former key signed after a recovery',
    file: 'credentials/src/verdict/checks/control-checks.ts',
    search: 'return isReplaced && !isRecordedBefore(since) ?',
    replace: 'return isReplaced && isRecordedBefore(since) ?',
    test: 'credentials/src/verdict/describe-verdict.test.ts',
    name: 'the words of a verdict warn of a verifier’s replaced key, unless the chain recorded the claim before that',
  },
  {
    defence: 'a credential that a thief took into a wallet before a recovery is not genuine after it',
    file: 'credentials/src/presentation/judge-presented.ts',
    search: 'return isTakenAfter ? []',
    replace: 'return isTakenAfter || control.byRecovery ? []',
    test: 'credentials/src/presentation/judge-presented.test.ts',
    name: 'a credential that a wallet took before its holder got a new key is amber',
  },
  {
    file: 'credentials/src/holder-challenge/holder-answer.ts',
    test: 'credentials/src/holder-challenge/holder-answer.test.ts',
    defence: 'nobody proves a credential of a frozen identity',
    search: "if (control.frozenSince > 0) return { ok: false, reason: 'frozen' }",
    replace: '',
    name: 'is refused while the identity is frozen',
  },
  {
    defence: 'a claim for another chain is not genuine, although an identity needs no mint',
    file: 'credentials/src/verdict/verdict.ts',
    search: "if (installation !== 'unknown' && parseSubjectDid(message.subject)?.chainId !== installation.chainId)",
    replace: 'if (subjectHasDid === true && parseSubjectDid(message.subject) === null)',
    test: 'credentials/src/verdict/verdict.test.ts',
    name: 'a red verdict follows from a subject on another chain than the registry',
  },
]
