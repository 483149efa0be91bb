import type { DataExport } from '@did/domain/data-export'
import type { Context } from '../../context.ts'
import type { Page } from '../../http/paging.ts'
import { getAttributeKey } from '../attribute-keys/service.ts'
import type { Session } from '../auth/session.ts'
import { listClaimsOfOwner } from '../claims/service.ts'
import { listDids } from '../dids/service.ts'
import { getClaimHistory } from '../history/get-history.ts'
import { listNotifications } from '../notifications/service.ts'
import { presentRequestForProof } from '../requests-for-proof/present.ts'
import { listRequestsOf } from '../requests-for-proof/service.ts'
import { listShares } from '../shares/service.ts'
import { listOwnTemplates } from '../templates/service.ts'
import type { KnownUser } from '../users/known-user.ts'
import { presentUser } from '../users/present.ts'
import { presentVault } from '../vault/present.ts'
import { findVault } from '../vault/service.ts'
import { presentAskedRequest, presentRequest } from '../verification-requests/present.ts'
import { listRequestsOfRequester, listRequestsOfVerifier } from '../verification-requests/service.ts'
import * as present from './present.ts'
import * as store from './store.ts'

const pageSize = 200

/** Everything held about the caller, with a profile or without one. */
export async function exportData(ctx: Context, session: Session): Promise<DataExport> {
  const claims = await readAll(
    (page) => listClaimsOfOwner(ctx, session.address, page),
    (row) => row.claim.id,
  )
  const dids = await readAll(
    (page) => listDids(ctx, session.address, page),
    ({ id }) => id,
  )
  const histories = []
  for (const { claim } of claims) histories.push(await getClaimHistory(ctx, session, claim.id))
  const received = await store.listAttestationsReceived(ctx.db, session.address)
  return {
    format: 'did-data-export-1',
    exportedAt: ctx.now().toISOString(),
    wallet: session.address,
    sessions: (await store.listSessions(ctx.db, session.address)).map(present.presentSession),
    dids: dids.map(present.presentOwnDid),
    claims: claims.map(present.presentOwnClaim),
    attestationsReceived: received.map(present.presentAttestation),
    shares: (await readAllShares(ctx, session)).map((share) => present.presentOwnShare(ctx.config, share)),
    histories,
    requestsForProof: (await listRequestsOf(ctx, session.address)).map(presentRequestForProof),
    vault: await exportVault(ctx, session),
    applicationsDecided: (await store.listDecidedApplications(ctx.db, session.address)).map(present.presentApplication),
    keptAnswers: (await store.listKeptAnswers(ctx.db, session.address)).map(present.presentKeptAnswer),
    ...(await exportProfile(ctx, session, session.user)),
  }
}

async function exportVault(ctx: Context, session: Session): Promise<DataExport['vault']> {
  const found = await findVault(ctx, session)
  return found && presentVault(found)
}

type OfProfile =
  | 'profile'
  | 'requestsSent'
  | 'requestsReceived'
  | 'attestationsGiven'
  | 'attestationsPrepared'
  | 'verifierApplications'
  | 'domainProof'
  | 'attributeKey'
  | 'templates'
  | 'notifications'
  | 'messages'

async function exportProfile(
  ctx: Context,
  session: Session,
  user: KnownUser | null,
): Promise<Pick<DataExport, OfProfile>> {
  if (!user) return present.noProfile
  const { id } = user
  const sent = await readAll(
    (page) => listRequestsOfRequester(ctx, id, page),
    ({ request }) => request.id,
  )
  const asked = await readAll(
    (page) => listRequestsOfVerifier(ctx, id, page),
    ({ request }) => request.id,
  )
  const inbox = await readAll(
    (page) => listNotifications(ctx, session, { ...page, after: 0 }),
    (row) => row.id,
  )
  const templates = await readAll(
    (page) => listOwnTemplates(ctx, session, page),
    (row) => row.id,
  )
  const domainProof = await store.findDomainProof(ctx.db, id)
  const { createdAt, updatedAt } = user
  return {
    profile: {
      ...presentUser(ctx.config, user),
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    },
    requestsSent: sent.map(presentRequest),
    requestsReceived: asked.map(presentAskedRequest),
    attestationsGiven: (await store.listAttestationsGiven(ctx.db, id)).map(present.presentAttestation),
    attestationsPrepared: await store.listDrafts(ctx.db, id),
    verifierApplications: (await store.listApplications(ctx.db, id)).map(present.presentApplication),
    domainProof: domainProof && present.presentDomainProof(domainProof),
    attributeKey: await getAttributeKey(ctx, id),
    templates: templates.map(present.presentPublished),
    notifications: inbox.map(present.presentTold),
    messages: (await store.listMessages(ctx.db, id)).map(present.presentMessage),
  }
}

/** The lists give pages; an export has no next page. */
async function readAll<Row>(list: (page: Page) => Promise<Row[]>, idOf: (row: Row) => number): Promise<Row[]> {
  const all: Row[] = []
  let before = Number.MAX_SAFE_INTEGER
  for (;;) {
    const rows = await list({ take: pageSize, before })
    all.push(...rows)
    const last = rows.at(-1)
    if (rows.length < pageSize || !last) return all
    before = idOf(last)
  }
}

async function readAllShares(ctx: Context, session: Session) {
  const all: Awaited<ReturnType<typeof listShares>> = []
  let before: string | null = null
  for (;;) {
    const rows: typeof all = await listShares(ctx, session, { take: pageSize, before })
    all.push(...rows)
    before = rows.at(-1)?.share.id ?? null
    if (rows.length < pageSize) return all
  }
}
