import type { DataExport } from '@did/domain/account/data-export'
import type { TableName } from '../../db/table-owners.ts'

const chain = 'a copy of what the chain shows to everybody'
const sending = 'what the service’s own account sends to the chain'

/** Where an export shows each table, or why it does not. The compiler refuses a missing table. */
const exportedTables = {
  users: ['profile'],
  sessions: ['sessions'],
  idempotency_keys: ['keptAnswers'],
  dids: ['dids'],
  claims: ['claims'],
  claim_history: ['histories'],
  verification_requests: ['requestsSent', 'requestsReceived'],
  attestation_drafts: ['attestationsPrepared'],
  attestations: ['attestationsReceived', 'attestationsGiven'],
  revocations: ['attestationsReceived', 'attestationsGiven'],
  shares: ['shares'],
  requests_for_proof: ['requestsForProof'],
  vaults: ['vault'],
  vault_items: ['vault'],
  templates: ['templates'],
  notifications: ['notifications'],
  events: ['messages'],
  verifier_applications: ['verifierApplications', 'applicationsDecided'],
  attribute_keys: ['attributeKey'],
  domain_proofs: ['domainProof'],
  account_usage: 'counted from rows that are exported',
  anchors: 'hashes; a claim’s history says when the chain recorded them',
  chain_attempts: sending,
  chain_blocks: chain,
  chain_events: chain,
  chain_index_source: chain,
  chain_transactions: sending,
  claim_history_heads: 'the last hash of each history, which is exported',
  contact_messages: 'belong to no account: nobody has proved the e-mail address',
  expiry_reminders: 'the reminder itself is exported',
  holder_challenges: 'sealed, and belong to no account',
  proof_answers: 'sealed for the asker by people who did not say who they are',
  organization_names: 'names that are exported, in another spelling',
  share_viewers: 'hashes about people who opened a share; their number is exported',
  sign_in_nonces: 'random, from before a sign-in',
  staged_vault_items: 'a copy of the vault, which is exported',
  staged_vaults: 'a copy of the vault, which is exported',
  standing_notices: 'the notification itself is exported',
  status_lists: 'how many places of a verifier’s list are taken',
  status_places: 'the place of each attestation is exported with it',
} as const satisfies Record<TableName, readonly (keyof DataExport)[] | string>

export type ExportedMember = Extract<(typeof exportedTables)[TableName], readonly string[]>[number]
