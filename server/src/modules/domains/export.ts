import type { DataExport } from '@did/domain/account/data-export'
import type { UserId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import { presentDomainProof } from './present.ts'
import { findDomainProof } from './store.ts'

/** An expired proof of a domain is exported, too. */
export async function exportDomainProof({ db }: Context, userId: UserId): Promise<DataExport['domainProof']> {
  const proof = await findDomainProof(db, userId)
  return proof && presentDomainProof(proof)
}
