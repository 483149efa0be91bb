import type { Mutant } from '../mutant.ts'

/** Defences that keep one account from filling the database or a verifier's desk. */
export const quotaDefences: readonly Mutant[] = [
  {
    defence: 'a claim beyond the quota is not stored',
    file: 'server/src/modules/claims/service.ts',
    search: `    assertWithinQuotas(ctx, tx, actor, 'claims'),
`,
    replace: '',
    project: 'server',
    test: 'test/account/quotas.test.ts',
    name: 'concurrent new claims do not exceed the quota of an account, and the refusal says what to do',
  },
  {
    defence: 'two concurrent requests cannot both take the last place',
    file: 'server/src/modules/verification-requests/store.ts',
    search: `  await lockPair(tx, { requesterId, verifierId })
`,
    replace: '',
    project: 'server',
    test: 'test/account/quotas.test.ts',
    name: 'of one owner to one verifier are counted one after the other',
  },
]
