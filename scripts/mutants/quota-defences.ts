import type { Mutant } from './mutant.ts'

const service = 'server/src/modules/quotas/service.ts'
const quotas = { project: 'server', test: 'test/quotas.test.ts' } as const

/** What keeps one account from filling the database, or one verifier's desk. */
export const quotaDefences: readonly Mutant[] = [
  {
    defence: 'a claim beyond the quota is not stored',
    file: 'server/src/modules/claims/service.ts',
    search: "  await assertWithinQuotas(ctx, tx, actor, 'claims')\n",
    replace: '',
    ...quotas,
    name: 'an account that writes claims at once stores no more than it may',
  },
  {
    defence: 'a share beyond the quota is not stored',
    file: 'server/src/modules/shares/service.ts',
    search: "    await assertWithinQuotas(ctx, tx, claim.owner, 'shares')\n",
    replace: '',
    ...quotas,
    name: 'made at once are no more than they may be',
  },
  {
    defence: 'a new wording beyond the room of an account is not stored',
    file: 'server/src/modules/claims/update-claim.ts',
    search: '  await assertWithinQuotas(ctx, tx, session.address)\n',
    replace: '',
    ...quotas,
    name: 'end with a sentence, whether a claim is new or reworded',
  },
  {
    defence: 'stored bytes count whatever is written',
    file: service,
    search: "[...written, 'storedBytes'] as const",
    replace: 'written',
    ...quotas,
    name: 'end with a sentence, whether a claim is new or reworded',
  },
  {
    defence: 'a DID off the chain beyond the quota is not stored',
    file: 'server/src/modules/dids/service.ts',
    search: '  if (did) await assertMayAddOffChainDid(ctx, tx, owner)\n',
    replace: '',
    ...quotas,
    name: 'an account that makes DIDs off the chain at once has no more than it may',
  },
  {
    defence: 'nobody floods the desk of a verifier',
    file: 'server/src/modules/verification-requests/service.ts',
    search: '    await assertMayWaitForOneMore(ctx, tx, { requesterId: requester.id, verifierId })\n',
    replace: '',
    ...quotas,
    name: 'asked at once wait at one verifier in no greater number than they may',
  },
  {
    defence: 'two requests at one moment do not both find the last place',
    file: service,
    search: '  await store.lockRequests(tx, asked)\n',
    replace: '',
    ...quotas,
    name: 'of one person to one verifier are counted one after the other',
  },
  {
    defence: 'an inbox does not grow without an end',
    file: 'server/src/modules/upkeep/service.ts',
    search: '  await deleteOldNotifications(ctx)\n',
    replace: '',
    ...quotas,
    name: 'an inbox keeps its newest notifications',
  },
]
