import type { Address, Hex } from '@did/domain/hex'
import type { UserId } from '@did/domain/ids'
import type { Transaction } from '../../db/database.ts'
import type { TableName } from '../../db/table-owners.ts'
import { eraseAlertDevices, eraseAlertSettings, eraseAlerts, eraseInbox } from '../alerts/erase.ts'
import { eraseApplications } from '../applications/erase.ts'
import { eraseAttestations } from '../attestations/erase.ts'
import { eraseAttributeKey } from '../attribute-keys/erase.ts'
import { eraseSessions } from '../auth/erase.ts'
import { eraseClaims } from '../claims/erase.ts'
import { eraseDids } from '../dids/erase.ts'
import { eraseDomainProof } from '../domains/erase.ts'
import { eraseEvents, eraseTitles } from '../events/erase.ts'
import { eraseHistories } from '../history/erase.ts'
import { eraseKeptAnswers } from '../idempotency/erase.ts'
import { eraseControlNotices } from '../identity-control/erase.ts'
import { eraseIssuerKeys } from '../issuer-keys/erase.ts'
import { eraseKeyInvitation } from '../key-invitations/erase.ts'
import { eraseNotifications, eraseNotificationsAbout } from '../notifications/erase.ts'
import { eraseNames } from '../organization-names/erase.ts'
import { erasePasskeys } from '../passkeys/erase.ts'
import { eraseUsage } from '../quotas/erase.ts'
import { eraseGuardianVotes } from '../recoveries/erase.ts'
import { eraseStandingNotices } from '../register/erase.ts'
import { eraseRequestsForProof } from '../requests-for-proof/erase.ts'
import { eraseReasons } from '../revocations/erase.ts'
import { eraseShares } from '../shares/erase.ts'
import { eraseSignedRecords, keepSigned } from '../signed-records/erase.ts'
import { hasStatusLists } from '../status-lists/erase.ts'
import { eraseTemplates } from '../templates/erase.ts'
import { emptyProfile, eraseProfile } from '../users/erase.ts'
import { eraseVault } from '../vault/erase.ts'
import { eraseRequests, isNamedInRequests } from '../verification-requests/erase.ts'

export type Erased = {
  id: UserId
  address: Address
  claimIds: readonly number[]
  requestIds: readonly number[]
  digests: readonly Hex[]
}
type Erase = (tx: Transaction, erased: Erased) => Promise<void>
type Erasers = Partial<Record<TableName, Erase>>

/** These functions run in this order. */
const ofClaims = {
  signed_records: (tx, { claimIds }) => keepSigned(tx, claimIds),
  claim_history: (tx, { claimIds }) => eraseHistories(tx, claimIds),
  revocations: (tx, { digests }) => eraseReasons(tx, digests),
  events: (tx, { requestIds }) => eraseTitles(tx, requestIds),
  notifications: (tx, { requestIds }) => eraseNotificationsAbout(tx, requestIds),
  shares: (tx, { claimIds, address }) => eraseShares(tx, { claimIds, owner: address }),
  attestations: (tx, { claimIds }) => eraseAttestations(tx, claimIds),
  verification_requests: (tx, { claimIds }) => eraseRequests(tx, claimIds),
  claims: (tx, { claimIds }) => eraseClaims(tx, claimIds),
  dids: (tx, { address }) => eraseDids(tx, address),
  account_usage: (tx, { address }) => eraseUsage(tx, address),
} satisfies Erasers

/**
 * Sessions are erased first. A call that writes into the vault locks its session until the commit,
 * so the erasure waits for the call before it erases the vault.
 */
const ofPerson = {
  sessions: (tx, { address }) => eraseSessions(tx, address),
  requests_for_proof: (tx, { address }) => eraseRequestsForProof(tx, address),
  vaults: (tx, { address }) => eraseVault(tx, address),
  passkeys: (tx, { address }) => erasePasskeys(tx, address),
  key_invitations: (tx, { address }) => eraseKeyInvitation(tx, address),
  guardian_votes: (tx, { address }) => eraseGuardianVotes(tx, address),
  idempotency_keys: (tx, { address }) => eraseKeptAnswers(tx, address),
  notifications: (tx, { id }) => eraseNotifications(tx, id),
  events: (tx, { id }) => eraseEvents(tx, id),
  alerts: (tx, { id }) => eraseAlerts(tx, id),
  alert_devices: (tx, { id }) => eraseAlertDevices(tx, id),
  alert_settings: (tx, { id }) => eraseAlertSettings(tx, id),
  inbox_mails: (tx, { id }) => eraseInbox(tx, id),
  verifier_applications: (tx, { id }) => eraseApplications(tx, id),
  organization_names: (tx, { id }) => eraseNames(tx, id),
  templates: (tx, { id }) => eraseTemplates(tx, id),
  signed_records: (tx, { id }) => eraseSignedRecords(tx, id),
  issuer_keys: (tx, { address }) => eraseIssuerKeys(tx, address),
  attribute_keys: (tx, { id }) => eraseAttributeKey(tx, id),
  domain_proofs: (tx, { id }) => eraseDomainProof(tx, id),
  standing_notices: (tx, { id }) => eraseStandingNotices(tx, id),
  control_notices: (tx, { id }) => eraseControlNotices(tx, id),
  users: (tx, { id }) => eraseUser(tx, id),
} satisfies Erasers

const chain = { stays: 'the chain shows it to everybody' }
const sending = { stays: 'what the service’s own account sends to the chain' }

/**
 * An erasure leaves the rows of a table with `stays`. The rows of a table with `goWith` are deleted
 * together with the rows of that other table. The compiler complains if a table has no entry.
 */
export const otherTables = {
  attestation_drafts: { goWith: 'verification_requests' },
  credential_offers: { goWith: 'claims' },
  expiry_reminders: { goWith: 'attestations' },
  proof_answers: { goWith: 'requests_for_proof' },
  share_viewers: { goWith: 'shares' },
  staged_vault_items: { goWith: 'staged_vaults' },
  staged_vaults: { goWith: 'vaults' },
  vault_items: { goWith: 'vaults' },
  anchors: { stays: 'digests that are on the chain and tell nothing' },
  chain_attempts: sending,
  chain_blocks: chain,
  chain_events: chain,
  chain_index_source: chain,
  chain_transactions: sending,
  identity_controls: chain,
  claim_history_heads: { stays: 'the last hash of each history, which tells nothing' },
  contact_messages: { stays: 'messages belong to no account and are deleted when they are old' },
  holder_challenges: { stays: 'sealed, of nobody’s account, and gone soon after their end' },
  presentation_requests: { stays: 'asked without an account, and gone with the answer soon after their end' },
  sign_in_nonces: { stays: 'random, from before a sign-in' },
  spent_nonces: { stays: 'hashes of random numbers, gone at their end' },
  sponsored_calls: { stays: 'the chain shows them to everybody, and they count what the service pays for' },
  status_lists: { stays: 'other people’s credentials refer to their places' },
  status_places: { stays: 'other people’s credentials refer to them' },
} satisfies Record<
  Exclude<TableName, keyof typeof ofClaims | keyof typeof ofPerson>,
  { goWith: TableName } | { stays: string }
>

export function eraseOfClaims(tx: Transaction, erased: Erased): Promise<void> {
  return runAll(ofClaims, tx, erased)
}

export function eraseOfPerson(tx: Transaction, erased: Erased): Promise<void> {
  return runAll(ofPerson, tx, erased)
}

async function runAll(erasers: Erasers, tx: Transaction, erased: Erased): Promise<void> {
  for (const erase of Object.values(erasers)) await erase(tx, erased)
}

/** A verifier's decisions and signatures stay, so its profile is emptied and not deleted. */
async function eraseUser(tx: Transaction, id: UserId): Promise<void> {
  const isNamed = (await isNamedInRequests(tx, id)) || (await hasStatusLists(tx, id))
  await (isNamed ? emptyProfile(tx, id) : eraseProfile(tx, id))
}
