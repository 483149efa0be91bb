import type { CreateClaim } from '@did/domain/claim/claim-form'
import { AppError } from '@did/domain/errors'
import type { TemplateId, UserId } from '@did/domain/ids'
import { type Days, findMisfit } from '@did/domain/template/fits-template'
import { maximumTemplates } from '@did/domain/template/limits'
import type { TemplateForm } from '@did/domain/template/template-form'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { TemplateRow } from '../../db/schema/verifiers.ts'
import { assertIfMatch } from '../../http/if-match.ts'
import type { Page } from '../../http/paging.ts'
import { notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import { lockUser } from '../users/service.ts'
import { assertMayPublish, assertOnOffer, assertOwnTemplate } from './policy.ts'
import { presentTemplate } from './present.ts'
import * as store from './store.ts'

export function listTemplates(
  { db, config }: Context,
  search: store.Search,
  page: Page,
): Promise<store.OfferedTemplate[]> {
  return store.listOffered(db, { ...search, policy: config.verifierPolicy }, page)
}

export async function listOwnTemplates({ db }: Context, { user }: Session, page: Page): Promise<TemplateRow[]> {
  return user ? store.listOfPublisher(db, user.id, page) : []
}

/**
 * A verifier offers few templates, so all are listed. The caller has checked that the verifier may
 * verify.
 */
export function listTemplatesOfVerifier({ db }: Context, publisherId: UserId): Promise<TemplateRow[]> {
  return store.listOnOfferOf(db, publisherId)
}

export async function getTemplate({ db, config }: Context, id: number): Promise<store.OfferedTemplate> {
  const found = await store.findOffered(db, id, config.verifierPolicy)
  if (!found) throw notFound()
  return found
}

export async function publishTemplate({ db }: Context, session: Session, form: TemplateForm): Promise<TemplateRow> {
  const publisher = assertMayPublish(session)
  const { id } = publisher
  return db.transaction(async (tx) => {
    // Without this lock, two simultaneous calls could both find room for one more template.
    await lockUser(tx, publisher)
    if ((await store.countOnOffer(tx, id)) >= maximumTemplates.perVerifier)
      throw new AppError('too-many-templates', `A verifier offers at most ${maximumTemplates.perVerifier} templates`)
    return store.addTemplate(tx, { publisherId: id, ...form })
  })
}

export async function updateTemplate(
  { db }: Context,
  session: Session,
  { id, form, ifMatch }: { id: number; form: TemplateForm; ifMatch: string | undefined },
): Promise<TemplateRow> {
  return db.transaction(async (tx) => {
    const current = await store.lockTemplate(tx, id)
    assertOwnTemplate(session, current)
    assertOnOffer(current)
    assertIfMatch(ifMatch, current.version)
    return store.saveTemplate(tx, current.id, form)
  })
}

/** Retiring a template twice changes nothing. */
export async function retireTemplate({ db }: Context, session: Session, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const current = await store.lockTemplate(tx, id)
    assertOwnTemplate(session, current)
    await store.retireTemplate(tx, current.id)
    await store.deleteOldRetired(tx, current.publisherId)
  })
}

/**
 * Throws unless a claim fits the template that it names. Returns the level that the template names.
 * Returns null for a template that is no longer offered: the claim is then treated like a claim
 * without a template.
 */
export async function assertFitsTemplate(
  { config, now }: Context,
  tx: Transaction,
  id: TemplateId,
  { fields = [] }: Pick<CreateClaim, 'fields'>,
): Promise<TemplateRow['level']> {
  const offered = await store.findOffered(tx, id, config.verifierPolicy)
  if (!offered) return null
  const misfit = findMisfit(presentTemplate(offered).fields, fields, daysAround(now()))
  if (misfit === null) return offered.template.level
  const message = `${misfit.label}: ${misfit.message}`
  throw new AppError('invalid-input', `The claim does not fit its template. ${message}`, {
    fields: [{ path: 'fields', message }],
  })
}

/**
 * Returns the earliest and the latest day that a clock on Earth shows now. Clocks are at most 12
 * hours behind UTC and 14 hours ahead.
 */
function daysAround(now: Date): Days {
  const dayAt = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10)
  return { first: dayAt(-12), last: dayAt(14) }
}

/** Uses of retired or own templates do not count. */
export async function countUse(tx: Transaction, { user }: Session, id: TemplateId): Promise<void> {
  await store.countUse(tx, id, user?.id ?? null)
}
