import type { DataExport, ExportedRows } from '@did/domain/account/data-export'
import type { ClaimId } from '@did/domain/ids'
import { fileConfigurations } from '@did/domain/portable/credential-offer'
import { describeError } from '../../log.ts'
import { findSessionAgain } from '../auth/service.ts'
import type { Session } from '../auth/session.ts'
import type { CountingContext } from '../did-resolution/limit-histories.ts'
import type { ActiveKey } from '../issuer-keys/find-key.ts'
import { findContent } from './content.ts'
import { writeCredential } from './file.ts'
import { findKeyIfReachable } from './forms.ts'

type Written = Omit<DataExport['credentials'][number], 'claimId' | 'configuration'>

/**
 * Writes every verified claim in each form that it can have now, for wallets of other people's
 * software. The thief of a frozen identity gets no credential. An export may take minutes, so the
 * session is judged again before each credential. The export breaks off if the session has ended.
 */
export async function* exportCredentials(
  ctx: CountingContext,
  session: Session,
  claimIds: readonly ClaimId[],
): ExportedRows<'credentials'> {
  if (!ctx.config.signingKey) return
  const owner = session.address
  const keys = new Map<string, ActiveKey | undefined>()
  for (const claimId of claimIds) {
    const content = await findContent(ctx, { claimId, owner })
    if (content === null) continue
    const { verifier } = content
    if (!keys.has(verifier)) keys.set(verifier, await findKeyIfReachable(ctx, content))
    for (const configuration of fileConfigurations) {
      if ((await findSessionAgain(ctx, session)).isFrozen) return
      const written = await tryToWrite(ctx, configuration, { content, key: keys.get(verifier) })
      if (written !== null) yield { claimId, configuration, ...written }
    }
  }
}

/**
 * One credential that cannot be written must not break off a person's whole export, so the error is
 * logged and the export names it.
 */
async function tryToWrite(...asked: Parameters<typeof writeCredential>): Promise<Written | null> {
  try {
    const credential = await writeCredential(...asked)
    return credential === null ? null : { credential }
  } catch (error) {
    const [{ log }, configuration] = asked
    log.error({ error: describeError(error), configuration }, 'an export lacks a credential')
    return { credential: null, problem: 'not-written' }
  }
}
