import type { Address } from '@did/domain/hex'
import type { TemplateId, UserId } from '@did/domain/ids'
import { maximumTemplates } from '@did/domain/template/limits'
import type { Template } from '@did/domain/template/template'
import type { TemplateForm } from '@did/domain/template/template-form'
import type { Config } from '../../config.ts'
import { type Database, preparedOnce, type Queryable, type Transaction } from '../../db/database.ts'
import { and, count, desc, eq, isNull, lt, ne, type SQL, sql } from '../../db/drizzle.ts'
import { users } from '../../db/schema/accounts.ts'
import { type TemplateRow, templates } from '../../db/schema/verifiers.ts'
import type { Page } from '../../http/paging.ts'
import { standingOfUser } from '../users/statements.ts'

export type OfferedTemplate = { template: TemplateRow; publisher: Template['publisher'] & { walletAddress: Address } }
export type Search = { q: string | null; type: string | null }
type Policy = Config['verifierPolicy']

/** Leaves out retired templates and those whose publisher may not verify now (`isEntitled`). */
function selectOffered(db: Queryable, where: SQL) {
  const publisher = selectPublishers(db, sql`select publisher_id from templates where retired_at is null and ${where}`)
  const matches = sql`(${pattern} is null or templates.words like ${pattern} or ${publisher.isMeant})`
  return db
    .select({
      template: templates,
      publisher: {
        name: publisher.name,
        walletAddress: publisher.walletAddress,
        accreditation: sql<
          Template['publisher']['accreditation']
        >`case ${publisher.kind} when 'accredited' then 'accredited'
          else 'self-registered' end`,
        domain: publisher.domain,
      },
    })
    .from(templates)
    .innerJoin(publisher, eq(publisher.id, templates.publisherId))
    .where(and(isNull(templates.retiredAt), where, matches))
    .orderBy(desc(templates.id))
}

/** A LIMIT keeps PostgreSQL from running a subquery once per template. Drizzle drops `OFFSET 0`. */
const all = Number.MAX_SAFE_INTEGER

/** Leaves out users among `ids` who may not verify now. */
function selectPublishers(db: Queryable, ids: SQL) {
  const user = db
    .select({
      id: users.id,
      username: users.username,
      walletAddress: users.walletAddress,
      organization: users.verifierOrganization,
      isSelfRegistered: users.isSelfRegistered,
      standing: standingOfUser.as('standing'),
    })
    .from(users)
    .where(sql`${users.id} in (${ids})`)
    .limit(all)
    .as('publishing')
  const kind = sql<string>`${user.standing}->>'kind'`
  // People see the name on the chain first, because an administrator has reviewed that name.
  const name = sql<string>`coalesce(case when ${kind} = 'accredited' then ${user.standing}->>'name' end,
    ${user.organization}, ${user.username})`
  const mayVerify = sql`(${kind} = 'accredited'
    or (${kind} = 'none' and ${user.isSelfRegistered} and ${sql.placeholder('policy')} = 'open'))`
  return db
    .select({
      id: user.id,
      walletAddress: user.walletAddress,
      kind: kind.as('kind'),
      name: name.as('name'),
      domain: sql<string | null>`${user.standing}->>'domain'`.as('domain'),
      isMeant: sql<boolean>`lower(${name}) like ${pattern}`.as('is_meant'),
    })
    .from(user)
    .where(mayVerify)
    .limit(all)
    .as('publisher')
}

/**
 * The pattern is a subquery, so that PostgreSQL computes it once per statement and not once per
 * row.
 */
const pattern = sql`(select lower(${sql.placeholder('pattern')}::text))`

/**
 * PostgreSQL plans a statement with the empty name at each call. A stored plan would expect
 * templates of one publisher.
 */
const plannedEachTime = ''
const statements = preparedOnce((db) => ({
  offered: selectOffered(
    db,
    sql`${templates.id} < ${sql.placeholder('before')}
      and (${sql.placeholder('type')}::text is null or ${templates.type} = ${sql.placeholder('type')})`,
  )
    .limit(sql.placeholder('take'))
    .prepare(plannedEachTime),
  offeredById: selectOffered(db, sql`${templates.id} = ${sql.placeholder('id')}`).prepare('template_on_offer_by_id'),
  ofPublisher: db
    .select()
    .from(templates)
    .where(and(eq(templates.publisherId, sql.placeholder('publisherId')), lt(templates.id, sql.placeholder('before'))))
    .orderBy(desc(templates.id))
    .limit(sql.placeholder('take'))
    .prepare('templates_of_publisher'),
}))

export function listOffered(db: Database, { q, type, policy }: Search & { policy: Policy }, page: Page) {
  const pattern = q === null ? null : `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return statements(db).offered.execute({ pattern, type, policy, ...page })
}

export async function findOffered(db: Queryable, id: number, policy: Policy): Promise<OfferedTemplate | null> {
  const [row] = await statements(db).offeredById.execute({ id, policy, pattern: null })
  return row ?? null
}

export function listOfPublisher(db: Database, publisherId: UserId, page: Page): Promise<TemplateRow[]> {
  return statements(db).ofPublisher.execute({ publisherId, ...page })
}

export function listOnOfferOf(db: Database, publisherId: UserId): Promise<TemplateRow[]> {
  return db
    .select()
    .from(templates)
    .where(and(eq(templates.publisherId, publisherId), isNull(templates.retiredAt)))
    .orderBy(desc(templates.id))
}

export async function countOnOffer(tx: Transaction, publisherId: UserId): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(templates)
    .where(and(eq(templates.publisherId, publisherId), isNull(templates.retiredAt)))
  return row?.count ?? 0
}

export async function addTemplate(
  tx: Transaction,
  template: TemplateForm & { publisherId: UserId },
): Promise<TemplateRow> {
  const [row] = await tx.insert(templates).values(template).returning()
  if (!row) throw new Error('The template was not stored')
  return row
}

/** Other transactions that change the template wait until this transaction ends. */
export async function lockTemplate(tx: Transaction, id: number): Promise<TemplateRow | null> {
  const [row] = await tx
    .select()
    .from(templates)
    .where(eq(templates.id, id as TemplateId))
    .for('no key update')
  return row ?? null
}

export async function saveTemplate(tx: Transaction, id: TemplateId, form: TemplateForm): Promise<TemplateRow> {
  const [row] = await tx
    .update(templates)
    .set({ ...form, updatedAt: sql`now()`, version: sql`${templates.version} + 1` })
    .where(eq(templates.id, id))
    .returning()
  if (!row) throw new Error('The locked template is gone')
  return row
}

export async function retireTemplate(tx: Transaction, id: TemplateId): Promise<void> {
  await tx
    .update(templates)
    .set({ retiredAt: sql`now()`, updatedAt: sql`now()`, version: sql`${templates.version} + 1` })
    .where(and(eq(templates.id, id), isNull(templates.retiredAt)))
}

/** A publisher can retire any number of templates, so only the newest are kept. */
export async function deleteOldRetired(tx: Transaction, publisherId: UserId): Promise<void> {
  await tx.execute(sql`
    delete from templates where id in (
      select id from templates where publisher_id = ${publisherId} and retired_at is not null
      order by retired_at desc, id desc offset ${maximumTemplates.retired})`)
}

/** A publisher's own uses do not count, so that publishers cannot raise their counts. */
export async function countUse(tx: Transaction, id: TemplateId, claimantId: UserId | null): Promise<void> {
  const isSomebodyElse = claimantId === null ? undefined : ne(templates.publisherId, claimantId)
  await tx
    .update(templates)
    .set({ uses: sql`${templates.uses} + 1` })
    .where(and(eq(templates.id, id), isNull(templates.retiredAt), isSomebodyElse))
}
