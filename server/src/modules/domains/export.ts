import type { DataExport } from '@did/domain/account/data-export'
import type { UserId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import { presentDomainProof } from './present.ts'
import { findDomainProof } from './store.ts'

/** Exports the stored proof of a domain, even an expired one. */
export async function exportDomainProof({ db }: Context, userId: UserId): Promise<DataExport['domainProof']> {
  const proof = await findDomainProof(db, userId)
  return proof && presentDomainProof(proof)
}
