import type { ExportedRows } from '@did/domain/account/data-export'
import type { ClaimId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import { presentEntry } from './present.ts'
import * as store from './store.ts'

export async function* exportHistories({ db }: Context, claimIds: readonly ClaimId[]): ExportedRows<'histories'> {
  for (const claimId of claimIds) {
    const entries = (await store.listEntries(db, claimId)).map(presentEntry)
    yield { format: 'did-claim-history-1', claimId, entries }
  }
}
