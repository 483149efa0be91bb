/**
 * Only files of the module that owns a table write the table. `scripts/house/allowed.ts` lists the
 * files of other modules whose selects may join it. The compiler demands a line for a new table in
 * `erased-tables.ts` and `exported-tables.ts`, too.
 */
export const tableOwners = {
  account_usage: 'quotas',
  anchors: 'anchors',
  attestation_drafts: 'attestations',
  attestations: 'attestations',
  attribute_keys: 'attribute-keys',
  chain_attempts: 'chain-service',
  chain_blocks: 'chain-index',
  chain_events: 'chain-index',
  chain_index_source: 'chain-index',
  chain_transactions: 'chain-service',
  claim_history: 'history',
  claim_history_heads: 'history',
  claims: 'claims',
  contact_messages: 'contact-messages',
  dids: 'dids',
  domain_proofs: 'domains',
  events: 'events',
  expiry_reminders: 'reminders',
  holder_challenges: 'holder-challenges',
  idempotency_keys: 'idempotency',
  notifications: 'notifications',
  organization_names: 'organization-names',
  proof_answers: 'requests-for-proof',
  requests_for_proof: 'requests-for-proof',
  revocations: 'revocations',
  sessions: 'auth',
  share_viewers: 'shares',
  shares: 'shares',
  sign_in_nonces: 'auth',
  staged_vault_items: 'vault',
  staged_vaults: 'vault',
  standing_notices: 'register',
  status_lists: 'status-lists',
  status_places: 'status-lists',
  templates: 'templates',
  users: 'users',
  vault_items: 'vault',
  vaults: 'vault',
  verification_requests: 'verification-requests',
  verifier_applications: 'applications',
} as const

export type TableName = keyof typeof tableOwners
