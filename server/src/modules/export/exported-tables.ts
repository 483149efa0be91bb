import type { DataExport } from '@did/domain/account/data-export'
import type { TableName } from '../../db/table-owners.ts'

const chain = 'a copy of what the chain shows to everybody'
const sending = 'what the service’s own account sends to the chain'

/**
 * Each table has the member of the export that shows it, or the reason why no member does. The
 * compiler complains if a table has no entry.
 */
const exportedTables = {
  users: ['profile'],
  sessions: ['sessions'],
  idempotency_keys: ['keptAnswers'],
  credential_offers: ['credentialOffers'],
  issuer_keys: ['issuerKeys'],
  dids: ['dids'],
  claims: ['claims'],
  claim_history: ['histories'],
  verification_requests: ['requestsSent', 'requestsReceived'],
  attestation_drafts: ['attestationsPrepared'],
  attestations: ['attestationsReceived', 'attestationsGiven'],
  revocations: ['attestationsReceived', 'attestationsGiven'],
  shares: ['shares'],
  requests_for_proof: ['requestsForProof'],
  passkeys: ['passkeys'],
  guardian_votes: ['guardianVotes'],
  vaults: ['vault'],
  vault_items: ['vault'],
  templates: ['templates'],
  notifications: ['notifications'],
  events: ['messages'],
  verifier_applications: ['verifierApplications', 'applicationsDecided'],
  attribute_keys: ['attributeKey'],
  domain_proofs: ['domainProof'],
  alert_devices: ['alerts'],
  alert_settings: ['alerts'],
  alerts: ['alerts'],
  inbox_mails: ['alerts'],
  account_usage: 'counted from rows that are exported',
  anchors: 'hashes; a claim’s history says when the chain recorded them',
  chain_attempts: sending,
  chain_blocks: chain,
  chain_events: chain,
  chain_index_source: chain,
  chain_transactions: sending,
  claim_history_heads: 'the last hash of each history, which is exported',
  control_notices: 'the notification itself is exported',
  identity_controls: chain,
  contact_messages: 'belong to no account: nobody has proved the e-mail address',
  expiry_reminders: 'the reminder itself is exported',
  holder_challenges: 'sealed, and belong to no account',
  key_invitations: 'sealed for a new device, and gone soon after their end',
  proof_answers: 'sealed for the asker by people who did not say who they are',
  organization_names: 'names that are exported, in another spelling',
  share_viewers: 'hashes about people who opened a share; their number is exported',
  signed_records: ['signedRecords'],
  sponsored_calls: 'calls of the account that the chain shows to everybody',
  presentation_requests: 'asked and answered by people who did not say who they are',
  sign_in_nonces: 'random, from before a sign-in',
  staged_vault_items: 'a copy of the vault, which is exported',
  staged_vaults: 'a copy of the vault, which is exported',
  standing_notices: 'the notification itself is exported',
  spent_nonces: 'hashes of random numbers, gone at their end',
  status_lists: 'how many places of a verifier’s list are taken',
  status_places: 'the place of each attestation is exported with it',
} as const satisfies Record<TableName, readonly (keyof DataExport)[] | string>

export type ExportedMember = Extract<(typeof exportedTables)[TableName], readonly string[]>[number]
