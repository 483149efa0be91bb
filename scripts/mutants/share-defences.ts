import type { Mutant } from './mutant.ts'

/** What a share opens, to whom and how often. */
export const shareDefences: readonly Mutant[] = [
  {
    defence: 'a share is stored under the text that was shared',
    file: 'server/src/modules/shares/service.ts',
    search: 'if (current.claimHash !== scope.claimHash) throw',
    replace: 'if (!current) throw',
    project: 'server',
    test: 'test/meanwhile.test.ts',
    name: 'is not shared under another text than was encrypted',
  },
  {
    defence: 'views are counted one after the other',
    file: 'server/src/modules/shares/store.ts',
    search: "where(eq(shares.id, id)).for('update')",
    replace: 'where(eq(shares.id, id))',
    project: 'server',
    test: 'test/shares-controlled.test.ts',
    name: 'is allowed exactly as often as the owner said',
  },
  {
    defence: 'a withdrawn share stays closed',
    file: 'server/src/modules/shares/open-share.ts',
    search: "if (status !== 'active' && !(status === 'used-up' && isKnown))",
    replace: "if (status === 'used-up' && !isKnown)",
    project: 'server',
    test: 'test/shares-controlled.test.ts',
    name: 'is over with the withdrawal, for those counted too',
  },
  {
    defence: 'a share opens for whoever holds its key',
    file: 'server/src/modules/shares/open-share.ts',
    search: 'if (shown === null || !timingSafeEqual(Buffer.from(shown), Buffer.from(expected)))',
    replace: 'if (expected === shown?.slice(1))',
    project: 'server',
    test: 'test/shares-controlled.test.ts',
    name: 'is not used up by invented viewers',
  },
  {
    defence: 'nothing is told of a confirmation before the owner lets it',
    file: 'server/src/modules/shares/service.ts',
    search: "status === 'active' && share.tellsConfirmation ?",
    replace: "status === 'active' ?",
    project: 'server',
    test: 'test/shares-confirmation.test.ts',
    name: 'is not told before the owner turns the switch on',
  },
  {
    defence: 'a confirmation since is of the text that was shared',
    file: 'server/src/modules/shares/service.ts',
    search: '|| found.claim.claimHash !== share.claimHash) return null',
    replace: ') return null',
    project: 'server',
    test: 'test/shares-confirmation.test.ts',
    name: 'is not told of another wording',
  },
]
