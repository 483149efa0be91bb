import { AppError } from '@did/domain/errors'
import { maximumRequestForProof } from '@did/domain/proof/limits'
import type { RequestForProof } from '@did/domain/proof/request-for-proof'
import { complaints } from '@did/domain/texts/en/complaints'
import { writeDuration } from '@did/domain/texts/en/durations'

export function assertMayAsk({ expiresAt }: Pick<RequestForProof, 'expiresAt'>, now: Date): void {
  const left = new Date(expiresAt).getTime() - now.getTime()
  if (left > 0 && left <= maximumRequestForProof.lifetimeMs) return
  const fields = [{ path: 'expiresAt', message: complaints.invalid }]
  throw new AppError(
    'invalid-input',
    `A request for proof waits at most ${writeDuration(maximumRequestForProof.lifetimeMs)}`,
    { fields },
  )
}
