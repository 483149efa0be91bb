import type { ClaimId, RequestId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import { exportAlerts } from '../alerts/export.ts'
import { exportApplications, exportDecidedApplications } from '../applications/export.ts'
import { exportAttestationsGiven, exportAttestationsReceived, exportDrafts } from '../attestations/export.ts'
import { getAttributeKey } from '../attribute-keys/service.ts'
import { exportSessions } from '../auth/export.ts'
import type { Session } from '../auth/session.ts'
import { exportClaims } from '../claims/export.ts'
import { exportCredentialOffers } from '../credential-offers/export.ts'
import type { CountingContext } from '../did-resolution/limit-histories.ts'
import { exportDids } from '../dids/export.ts'
import { exportDomainProof } from '../domains/export.ts'
import { exportMessages } from '../events/export.ts'
import { exportHistories } from '../history/export.ts'
import { exportKeptAnswers } from '../idempotency/export.ts'
import { exportIssuerKeys } from '../issuer-keys/export.ts'
import { exportNotifications } from '../notifications/export.ts'
import { exportPasskeys } from '../passkeys/export.ts'
import { exportCredentials } from '../portable-credentials/export.ts'
import { exportGuardianVotes } from '../recoveries/export.ts'
import { exportRequestsForProof } from '../requests-for-proof/export.ts'
import { exportShares } from '../shares/export.ts'
import { exportSignedRecords } from '../signed-records/export.ts'
import { exportTemplates } from '../templates/export.ts'
import { exportProfile } from '../users/export.ts'
import type { KnownUser } from '../users/known-user.ts'
import { exportVault } from '../vault/export.ts'
import { exportRequestsReceived, exportRequestsSent } from '../verification-requests/export.ts'
import type { ExportedMember } from './exported-tables.ts'
import { type ExportMembers, writeExport } from './write-export.ts'

type Members<Name extends ExportedMember> = Pick<ExportMembers, Name>

/** A wallet without a profile has an export, too. */
export function exportData(ctx: CountingContext, session: Session): AsyncGenerator<string> {
  return writeExport({
    format: () => 'did-data-export-1',
    exportedAt: () => ctx.now().toISOString(),
    wallet: () => session.address,
    ...listMembers(ctx, session),
  })
}

/**
 * The members are written in this order. Those about claims and requests come after the lists of
 * the claims and requests, from which they need only the ids.
 */
function listMembers(
  ctx: CountingContext,
  session: Session,
): Members<ExportedMember> & Pick<ExportMembers, 'credentials'> {
  const claimIds: ClaimId[] = []
  const verifiedIds: ClaimId[] = []
  const claims = noteIds(exportClaims(ctx, session), claimIds)
  return {
    sessions: () => exportSessions(ctx, session),
    dids: exportDids(ctx, session),
    claims: noteIds(claims, verifiedIds, ({ isVerified }) => isVerified),
    attestationsReceived: exportAttestationsReceived(ctx, claimIds),
    shares: exportShares(ctx, session),
    histories: exportHistories(ctx, claimIds),
    requestsForProof: exportRequestsForProof(ctx, session),
    credentialOffers: exportCredentialOffers(ctx, session),
    issuerKeys: () => exportIssuerKeys(ctx, session),
    passkeys: () => exportPasskeys(ctx, session),
    guardianVotes: () => exportGuardianVotes(ctx, session),
    vault: () => exportVault(ctx, session),
    applicationsDecided: () => exportDecidedApplications(ctx, session),
    keptAnswers: exportKeptAnswers(ctx, session),
    ...(session.user ? listMembersOfProfile(ctx, session, session.user) : noProfile),
    credentials: exportCredentials(ctx, session, verifiedIds),
  }
}

async function* noteIds<Row extends { id: unknown }>(
  rows: AsyncIterable<Row>,
  ids: Row['id'][],
  counts: (row: Row) => boolean = () => true,
): AsyncGenerator<Row> {
  for await (const row of rows) {
    if (counts(row)) ids.push(row.id)
    yield row
  }
}

/** The empty members of the export for a wallet without a profile. */
const noProfile = {
  profile: () => null,
  requestsSent: () => [],
  requestsReceived: () => [],
  attestationsGiven: () => [],
  signedRecords: () => [],
  attestationsPrepared: () => [],
  verifierApplications: () => [],
  domainProof: () => null,
  attributeKey: () => null,
  templates: () => [],
  notifications: () => [],
  messages: () => [],
  alerts: () => null,
} satisfies Partial<ExportMembers>

function listMembersOfProfile(ctx: Context, session: Session, user: KnownUser): Members<keyof typeof noProfile> {
  const { id } = user
  const requestIds: RequestId[] = []
  return {
    profile: () => exportProfile(ctx, user),
    requestsSent: noteIds(exportRequestsSent(ctx, id), requestIds),
    requestsReceived: noteIds(exportRequestsReceived(ctx, session, id), requestIds),
    attestationsGiven: exportAttestationsGiven(ctx, id),
    signedRecords: exportSignedRecords(ctx, session),
    attestationsPrepared: exportDrafts(ctx, requestIds),
    verifierApplications: () => exportApplications(ctx, id),
    domainProof: () => exportDomainProof(ctx, id),
    attributeKey: () => getAttributeKey(ctx, id),
    templates: exportTemplates(ctx, session),
    notifications: exportNotifications(ctx, session),
    messages: exportMessages(ctx, id),
    alerts: () => exportAlerts(ctx, id),
  }
}
