import { AppError } from '@did/domain/errors'
import type { TemplateRow } from '../../db/schema/verifiers.ts'
import { notAllowed } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import type { KnownUser } from '../users/known-user.ts'

export function assertMayPublish({ user }: Session): KnownUser {
  if (!user?.isVerifier) throw notAllowed()
  return user
}

/** A publisher who may no longer verify can still change its own template. */
export function assertOwnTemplate(session: Session, template: TemplateRow | null): asserts template is TemplateRow {
  if (!template || template.publisherId !== session.user?.id) throw notAllowed()
}

export function assertOnOffer({ retiredAt }: TemplateRow): void {
  if (retiredAt) throw new AppError('template-retired', 'A retired template is not changed any more')
}
