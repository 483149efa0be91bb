import type { Mutant } from '../../mutant.ts'

const kept = { project: 'server', test: 'test/passkeys/passkeys.test.ts' } as const
const removed = { project: 'server', test: 'test/recoveries/removed-passkeys.test.ts' } as const
const opened = { project: 'web', test: 'src/features/wallet/passkey/open-account.test.ts' } as const

/** Defences of the ids under which other devices find an account. */
export const passkeyDefences: readonly Mutant[] = [
  {
    ...kept,
    defence: 'the id of a passkey keeps its key',
    file: 'server/src/modules/passkeys/store.ts',
    search: `    eq(passkeys.x, x),
    eq(passkeys.y, y),
`,
    replace: '',
    name: 'nobody points the id of a passkey at another key',
  },
  {
    ...kept,
    defence: 'a deployed account alone says whether its first key counts',
    file: 'server/src/modules/passkeys/service.ts',
    search: 'if (await ctx.chain.hasCode(account)) return ctx.chain.isKeyOf(account, { x, y })',
    replace: 'if (await ctx.chain.isKeyOf(account, { x, y })) return true',
    name: 'does not keep its first key once the key was removed',
  },
  {
    ...kept,
    defence: 'keys that count no longer keep no place',
    file: 'server/src/modules/passkeys/service.ts',
    search: '    await store.deletePasskeys(tx, account, ended)\n',
    replace: '',
    name: 'keys that count no longer keep no place',
  },
  {
    ...opened,
    defence: 'a page believes only a server’s key that has signed',
    file: 'web/src/features/wallet/passkey/find-account.ts',
    search: ' && keys.some(({ x, y }) => x === found.x && y === found.y)',
    replace: '',
    name: 'is not the account that the server names with another key',
  },
  {
    project: 'web',
    test: 'src/features/wallet/passkey/known-config.test.ts',
    defence: 'a silent server signs no person with a passkey out',
    file: 'web/src/features/wallet/passkey/known-config.ts',
    search: 'const known = recallConfig()',
    replace: 'const known: AppConfig | null = null',
    name: 'a saved session opens with the last known facts while the server is silent',
  },
  {
    project: 'web',
    test: 'test/restore-passkey.test.tsx',
    defence: 'a session waits for a server without which its passkey cannot be read',
    file: 'web/src/features/wallet/wallet.ts',
    search: '  if (isWaiting) return\n',
    replace: '',
    name: 'the session of a passkey waits for a server without which the passkey cannot be read',
  },
  {
    ...removed,
    defence: 'a removed passkey keeps no session',
    file: 'server/src/modules/auth/recheck-sessions.ts',
    search: 'return endUnsigned(ctx, signer)',
    replace: 'return Promise.resolve()',
    name: 'ends when the owner’s page says that the passkey was removed',
  },
  {
    ...removed,
    defence: 'a call about removed passkeys ends no session of one that counts',
    file: 'server/src/modules/auth/recheck-sessions.ts',
    search: 'if (await ctx.chain.judgeContractSignature(question)) continue',
    replace: '',
    name: 'a thief ends no session of a passkey that counts',
  },
]
