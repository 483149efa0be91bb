import type { Mutant } from '../mutant.ts'

const service = 'server/src/modules/quotas/service.ts'
const quotas = { project: 'server', test: 'test/account/quotas.test.ts' } as const

/** Defences that keep one account from filling the database or a verifier's desk. */
export const quotaDefences: readonly Mutant[] = [
  {
    defence: 'a claim beyond the quota is not stored',
    file: 'server/src/modules/claims/service.ts',
    search: "    assertWithinQuotas(ctx, tx, actor, 'claims'),\n",
    replace: '',
    ...quotas,
    name: 'concurrent new claims do not exceed the quota of an account, and the refusal says what to do',
  },
  {
    defence: 'a share beyond the quota is not stored',
    file: 'server/src/modules/shares/add-share.ts',
    search: "  await assertWithinQuotas(ctx, tx, claim.owner, 'shares')\n",
    replace: '',
    ...quotas,
    name: 'shares > that are created concurrently do not exceed the quota, and a withdrawn share makes room',
  },
  {
    defence: 'a new wording beyond the quota is not stored',
    file: 'server/src/modules/claims/update-claim.ts',
    search: '  await assertWithinQuotas(ctx, tx, session.address)\n',
    replace: '',
    ...quotas,
    name: 'has a limit for new and for reworded claims, and the refusal explains the limit',
  },
  {
    defence: 'every write counts against the stored bytes of an account',
    file: service,
    search: "[...written, 'storedBytes'] as const",
    replace: 'written',
    ...quotas,
    name: 'has a limit for new and for reworded claims, and the refusal explains the limit',
  },
  {
    defence: 'a DID off the chain beyond the quota is not stored',
    file: 'server/src/modules/dids/service.ts',
    search: '  if (did) assertMayAddOffChainDid(ctx, await store.countOffChainDids(tx, owner))\n',
    replace: '',
    ...quotas,
    name: 'concurrent new off-chain DIDs do not exceed the quota of an account',
  },
  {
    defence: 'the requests of one person to one verifier have a limit',
    file: 'server/src/modules/verification-requests/service.ts',
    search:
      '    assertMayWaitForOneMore(ctx, await store.lockAndCountPending(tx, { requesterId: requester.id, verifierId }))\n',
    replace: '',
    ...quotas,
    name: 'that are sent concurrently do not exceed the quota per verifier, and a decision makes room',
  },
  {
    defence: 'two concurrent requests cannot both take the last place',
    file: 'server/src/modules/verification-requests/store.ts',
    search: '  await lockPair(tx, { requesterId, verifierId })\n',
    replace: '',
    ...quotas,
    name: 'of one owner to one verifier are counted one after the other',
  },
  {
    defence: 'an inbox keeps a limited number of notifications',
    file: 'server/src/modules/upkeep/service.ts',
    search: '  await deleteOldNotifications(ctx)\n',
    replace: '',
    ...quotas,
    name: 'a full inbox keeps its newest notifications and drops the oldest',
  },
]
