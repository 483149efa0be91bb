import { AppError } from '@did/domain/errors'
import type { TemplateRow } from '../../db/schema.ts'
import { notAllowed } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import type { KnownUser } from '../users/known-user.ts'

/** Who may verify may say how it would like claims to be written. */
export function assertMayPublish({ user }: Session): KnownUser {
  if (!user?.isVerifier) throw notAllowed()
  return user
}

/** Its publisher, also one that may no longer verify: whoever lost that can still tidy up. */
export function assertOwnTemplate(session: Session, template: TemplateRow | null): asserts template is TemplateRow {
  if (!template || template.publisherId !== session.user?.id) throw notAllowed()
}

export function assertOnOffer({ retiredAt }: TemplateRow): void {
  if (retiredAt) throw new AppError('template-retired', 'A retired template is not changed any more')
}
