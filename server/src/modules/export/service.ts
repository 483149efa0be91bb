import type { DataExport } from '@did/domain/account/data-export'
import type { Context } from '../../context.ts'
import { exportAlerts } from '../alerts/export.ts'
import { exportApplications, exportDecidedApplications } from '../applications/export.ts'
import { exportAttestationsGiven, exportAttestationsReceived, exportDrafts } from '../attestations/export.ts'
import { getAttributeKey } from '../attribute-keys/service.ts'
import { exportSessions } from '../auth/export.ts'
import type { Session } from '../auth/session.ts'
import { exportClaims } from '../claims/export.ts'
import { exportCredentialOffers } from '../credential-offers/export.ts'
import { exportDids } from '../dids/export.ts'
import { exportDomainProof } from '../domains/export.ts'
import { exportMessages } from '../events/export.ts'
import { getClaimHistory } from '../history/get-history.ts'
import { exportKeptAnswers } from '../idempotency/export.ts'
import { exportIssuerKeys } from '../issuer-keys/export.ts'
import { exportNotifications } from '../notifications/export.ts'
import { exportPasskeys } from '../passkeys/export.ts'
import { exportCredentials } from '../portable-credentials/export.ts'
import { exportGuardianVotes } from '../recoveries/export.ts'
import { exportRequestsForProof } from '../requests-for-proof/export.ts'
import { exportShares } from '../shares/export.ts'
import { exportTemplates } from '../templates/export.ts'
import { exportProfile } from '../users/export.ts'
import type { KnownUser } from '../users/known-user.ts'
import { exportVault } from '../vault/export.ts'
import { exportRequestsReceived, exportRequestsSent } from '../verification-requests/export.ts'
import type { ExportedMember } from './exported-tables.ts'

/** A wallet without a profile has an export, too. */
export async function exportData(ctx: Context, session: Session): Promise<DataExport> {
  const exportedAt = ctx.now().toISOString()
  const tables = await exportTables(ctx, session)
  const claimIds = tables.claims.map(({ id }) => id)
  const credentials = await exportCredentials(ctx, session, claimIds)
  return { format: 'did-data-export-1', exportedAt, wallet: session.address, ...tables, credentials }
}

async function exportTables(ctx: Context, session: Session): Promise<Pick<DataExport, ExportedMember>> {
  const claims = await exportClaims(ctx, session)
  const dids = await exportDids(ctx, session)
  const claimIds = claims.map(({ id }) => id)
  const histories = []
  for (const id of claimIds) histories.push(await getClaimHistory(ctx, session, id))
  const attestationsReceived = await exportAttestationsReceived(ctx, claimIds)
  return {
    sessions: await exportSessions(ctx, session),
    dids,
    claims,
    attestationsReceived,
    shares: await exportShares(ctx, session),
    histories,
    requestsForProof: await exportRequestsForProof(ctx, session),
    credentialOffers: await exportCredentialOffers(ctx, session),
    issuerKeys: await exportIssuerKeys(ctx, session),
    passkeys: await exportPasskeys(ctx, session),
    guardianVotes: await exportGuardianVotes(ctx, session),
    vault: await exportVault(ctx, session),
    applicationsDecided: await exportDecidedApplications(ctx, session),
    keptAnswers: await exportKeptAnswers(ctx, session),
    ...(session.user ? await exportOfProfile(ctx, session, session.user) : noProfile),
  }
}

/** The part of an export that is empty for a wallet without a profile. */
const noProfile = {
  profile: null,
  requestsSent: [],
  requestsReceived: [],
  attestationsGiven: [],
  attestationsPrepared: [],
  verifierApplications: [],
  domainProof: null,
  attributeKey: null,
  templates: [],
  notifications: [],
  messages: [],
  alerts: null,
} satisfies Partial<DataExport>
type OfProfile = Pick<DataExport, keyof typeof noProfile>

async function exportOfProfile(ctx: Context, session: Session, user: KnownUser): Promise<OfProfile> {
  const { id } = user
  const requestsSent = await exportRequestsSent(ctx, id)
  const requestsReceived = await exportRequestsReceived(ctx, session, id)
  const notifications = await exportNotifications(ctx, session)
  const templates = await exportTemplates(ctx, session)
  const requestIds = [...requestsSent, ...requestsReceived].map((request) => request.id)
  return {
    profile: exportProfile(ctx, user),
    requestsSent,
    requestsReceived,
    attestationsGiven: await exportAttestationsGiven(ctx, id),
    attestationsPrepared: await exportDrafts(ctx, requestIds),
    verifierApplications: await exportApplications(ctx, id),
    domainProof: await exportDomainProof(ctx, id),
    attributeKey: await getAttributeKey(ctx, id),
    templates,
    notifications,
    messages: await exportMessages(ctx, id),
    alerts: await exportAlerts(ctx, id),
  }
}
