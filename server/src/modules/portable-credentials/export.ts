import type { ExportedRows } from '@did/domain/account/data-export'
import type { ClaimId } from '@did/domain/ids'
import { fileConfigurations } from '@did/domain/portable/credential-offer'
import type { Session } from '../auth/session.ts'
import type { CountingContext } from '../did-resolution/limit-histories.ts'
import { isFrozen } from '../identity-control/service.ts'
import type { ActiveKey } from '../issuer-keys/find-key.ts'
import { findContent } from './content.ts'
import { writeCredential } from './file.ts'
import { findKeyIfReachable } from './forms.ts'

/**
 * Writes every verified claim in each form that it can have now, for wallets of other people's
 * software. The thief of a frozen identity gets no credential.
 */
export async function* exportCredentials(
  ctx: CountingContext,
  { address: owner }: Session,
  claimIds: readonly ClaimId[],
): ExportedRows<'credentials'> {
  if (!ctx.config.signingKey || (await isFrozen(ctx.db, owner))) return
  const keys = new Map<string, ActiveKey | undefined>()
  for (const claimId of claimIds) {
    const content = await findContent(ctx, { claimId, owner })
    if (content === null) continue
    const { verifier } = content
    if (!keys.has(verifier)) keys.set(verifier, await findKeyIfReachable(ctx, content))
    for (const configuration of fileConfigurations) {
      const credential = await writeCredential(ctx, configuration, { content, key: keys.get(verifier) })
      if (credential !== null) yield { claimId, configuration, credential }
    }
  }
}
