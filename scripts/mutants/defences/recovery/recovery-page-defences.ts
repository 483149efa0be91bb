import type { Mutant } from '../../mutant.ts'

const recovery = 'web/src/features/recovery'
const words = { project: 'web', test: 'src/features/recovery/request/recovery-request.test.ts' } as const
const file = {
  file: `${recovery}/guardians/guardian-file.ts`,
  project: 'web',
  test: 'src/features/recovery/guardians/guardian-file.test.ts',
  name: 'a file that does not fit is refused',
} as const
const progress = {
  file: `${recovery}/request/recovery-progress.ts`,
  project: 'web',
  test: 'src/features/recovery/request/recovery-progress.test.ts',
} as const
const dialogs = { project: 'web', test: 'test/dialogs/guardians.test.tsx' } as const

/** Defences of the pages on which owners, guardians and people without a key meet. */
export const recoveryPageDefences: readonly Mutant[] = [
  {
    ...words,
    defence: 'page: the six words follow from the number that the guardian drew',
    file: `${recovery}/request/six-words.ts`,
    search: 'target.kind, number])',
    replace: 'target.kind])',
    name: 'any other part of the request gives other words',
  },
  {
    ...words,
    defence: 'page: the six words follow from the key that takes over',
    file: `${recovery}/request/six-words.ts`,
    search: '[registry, identity, whom].map',
    replace: '[registry, identity].map',
    name: 'any other part of the request gives other words',
  },
  {
    ...words,
    defence: 'page: a link that names no whole request opens nothing',
    file: `${recovery}/request/recovery-request.ts`,
    search: 'return parsed.success ? parsed.data : null',
    replace: 'return JSON.parse(text)',
    name: 'nonsense is no request',
  },
  {
    ...file,
    defence: 'page: a guardian’s file is about the identity that asks for help',
    search: "if (identity !== undefined && !isSameAddress(file.identity, identity)) return 'other-identity'",
    replace: '',
  },
  {
    ...file,
    defence: 'page: a guardian’s file is the list that the chain knows',
    search: "if (hash && hashGuardianList(file.guardians) !== hash) return 'outdated'",
    replace: '',
  },
  {
    ...file,
    defence: 'page: a guardian’s file belongs to this registry',
    search: "if (file.chainId !== chainId || !isSameAddress(file.didRegistry, didRegistry)) return 'elsewhere'",
    replace: '',
  },
  {
    ...dialogs,
    defence: 'page: a guardian confirms both sentences about the six words',
    file: `${recovery}/helping/guardian-steps.tsx`,
    search: 'isSame && isVoice ?',
    replace: 'isSame || isVoice ?',
    name: 'takes no signature while one of the two sentences is not confirmed',
  },
  {
    ...dialogs,
    defence: 'page: only a wallet of the file agrees',
    file: `${recovery}/helping/agree.tsx`,
    search: 'if (!guardians.who.some((address) => isSameAddress(address, signer.wallet)))',
    replace: 'if (guardians.who.length === 0)',
    name: 'tells a wallet that is not in the file',
  },
  {
    ...dialogs,
    defence: 'page: a guardian is told whom the link is about, and a file of somebody else does not fit',
    file: `${recovery}/helping/guardian-steps.tsx`,
    search: 'identity: request.identity, hash: guardiansHash',
    replace: 'hash: guardiansHash',
    name: 'shows whom the guardian would help, and refuses the file of somebody else',
  },
  {
    ...dialogs,
    defence: 'page: a link of another chain is not followed',
    file: `${recovery}/helping/helping.tsx`,
    search: 'config.data.chainId !== request.chainId || ',
    replace: '',
    name: 'refuses a link of another chain',
  },
  {
    ...dialogs,
    defence: 'page: an owner sees that the identity is frozen',
    file: `${recovery}/control/control-notice.tsx`,
    search: '{frozenSince !== null && (',
    replace: '{frozenSince === undefined && (',
    name: 'says that the identity is frozen, and leads to the end of the freeze',
  },
  {
    project: 'web',
    test: 'test/dialogs/frozen.test.tsx',
    defence: 'page: nobody is sent to guardians whom the identity does not have',
    file: `${recovery}/control/control-notice.tsx`,
    search: '{guardiansHash !== null && (',
    replace: '{guardiansHash !== undefined && (',
    name: 'leads a person without guardians only to the end of the freeze',
  },
  {
    ...dialogs,
    defence: 'page: an owner sees that other guardians are to count, and can freeze',
    file: `${recovery}/control/control-notice.tsx`,
    search: '{nextGuardians && (',
    replace: '{nextGuardians === undefined && (',
    name: 'says that other guardians are to count, and leads to a freeze, which stops them',
  },
  {
    ...dialogs,
    defence: 'page: a server cannot hide what is about to change from its owner',
    file: `${recovery}/control/use-change.ts`,
    search: '[(!isError && onChain) || nothing, told ?? nothing]',
    replace: '[nothing, told ?? nothing]',
    name: 'says what the chain alone knows, such as a recovery that the server hides',
  },
  {
    ...dialogs,
    defence: 'page: nobody is promised a veto against all guardians',
    file: `${recovery}/control/control-notice.tsx`,
    search: "!(pending.kind === 'recovery' && pending.isUnanimous)",
    replace: 'true',
    name: 'says that nobody can stop what all guardians decided',
  },
  {
    ...progress,
    defence: 'page: a recovery to another key is not taken for one’s own',
    search: "if (!isAboutTarget(pending, request.target)) return { kind: 'other' }",
    replace: '',
    name: 'a decision for anything else is another recovery',
  },
  {
    ...progress,
    defence: 'page: a recovery to a key that others chose does not pass for this one',
    search: 'return isKeyOnChain && byRecovery',
    replace: 'return byRecovery',
    name: 'a recovery by key is done only when the chain says that the asked key opens the account',
  },
  {
    defence: 'an owner is told that guardians are to change, while there is time to stop it',
    file: 'server/src/modules/identity-control/announce-controls.ts',
    search: "if (kind === 'guardians-set' && !isWaiting(event, minedAt)) continue",
    replace: "if (kind === 'guardians-set') continue",
    project: 'server',
    test: 'test/chain/record-control.test.ts',
    name: 'an owner is told of guardians who are to count later, and not of the first ones',
  },
]
