/**
 * Says where an export holds each column with something about a person, and why it leaves the other
 * columns out. A column that is not listed here fails `export.test.ts`, so that whoever adds a
 * table decides.
 */

type Exported = {
  /** The condition for rows about the wallet $1 with the user id $2. */
  where: string
  /** The export's own name for a column, when it is not the column's name in camel case. */
  names?: Record<string, string>
  /** The part of a column to compare, when the export holds only that part. */
  parts?: Record<string, string>
  without?: Record<string, string>
}

const ownClaims = 'select c.id from claims c join dids d on d.id = c.did_id where d.owner = $1'
const ownRequests = 'select id from verification_requests where requester_id = $2 or verifier_id = $2'
const ownAttestations = `claim_id in (${ownClaims}) or verifier_id = $2`
const timeOfBackup = 'when a row was written: this part is a backup, which is restored as rows of another day'

export const exported: Record<string, Exported> = {
  users: {
    where: 'id = $2',
    without: {
      username_key: 'the username in another spelling',
      last_seq: 'counts the messages, which are exported',
      is_self_registered: 'profile.isVerifier says what follows from it',
    },
  },
  sessions: {
    where: 'address = $1',
    names: { address: 'wallet', created_at: 'startedAt' },
    without: { token_hash: 'a secret of the browser that holds the cookie' },
  },
  idempotency_keys: {
    where: 'address = $1',
    names: { address: 'wallet', body: 'answer', created_at: 'keptSince' },
    without: {
      key: 'a random text that the page made up',
      body_hash: 'only tells a repeated request from another one',
      status: 'a number of HTTP; the answer itself is exported',
    },
  },
  dids: {
    where: 'owner = $1',
    names: { updated_at: 'lastUpdated' },
    without: { seen_block: 'how far the chain had been read' },
  },
  claims: { where: `id in (${ownClaims})` },
  claim_history: {
    where: `claim_id in (${ownClaims})`,
    names: { content: 'detail' },
    parts: { content: "(content::jsonb -> 'detail')" },
  },
  verification_requests: {
    where: `id in (${ownRequests})`,
    names: { created_at: 'requestDate' },
    without: {
      attributes: 'sealed to the verifier asked, who exports it; its owner exports the vault that holds the same',
    },
  },
  attestation_drafts: { where: `request_id in (${ownRequests})` },
  attestations: { where: ownAttestations },
  revocations: {
    where: `attestation in (select digest from attestations where ${ownAttestations})`,
    names: { attestation: 'digest' },
    without: {
      transaction_id: 'how the service sent it to the chain',
      retry_at: 'when the service tries the chain again',
      relay_refusals: 'how often the chain refused it',
      relay_given_up_at: 'when the service stopped trying, which was told',
    },
  },
  shares: {
    where: 'owner = $1',
    without: { token_hash: 'a hash of random bytes that follow from the key in the link' },
  },
  requests_for_proof: {
    where: 'asker = $1',
    names: { asker: 'address', asker_signature: 'signature' },
    without: { created_at: 'a row lives for a day; expiresAt is exported' },
  },
  vaults: { where: 'owner = $1', without: { created_at: timeOfBackup, updated_at: timeOfBackup } },
  vault_items: { where: 'owner = $1', without: { updated_at: timeOfBackup } },
  templates: {
    where: 'publisher_id = $2',
    names: { publisher_id: 'id', created_at: 'publishedAt' },
    without: { words: 'title, summary and fields once more, for the search' },
  },
  notifications: { where: 'user_id = $2', names: { user_id: 'id', created_at: 'timestamp' } },
  events: {
    where: 'user_id = $2',
    names: { user_id: 'id', created_at: 'sentAt' },
    without: { seq: 'numbers the messages' },
  },
  verifier_applications: {
    where: 'user_id = $2 or decided_by = $1',
    names: { created_at: 'filedAt' },
    without: { id: 'numbers the applications', user_id: 'the profile’s, or the applicant’s' },
  },
  attribute_keys: { where: 'user_id = $2', names: { user_id: 'id', signed_at: 'createdAt' } },
  domain_proofs: { where: 'user_id = $2', names: { user_id: 'id' } },
}

const chain = 'a copy of what the chain shows to everybody'
const sending = 'what the service’s own account sends to the chain'

export const notExported: Record<string, string> = {
  account_usage: 'how much the account holds, counted from rows that are exported',
  anchors: 'hashes of signatures with their place on the chain; a claim’s history says when it was anchored',
  applied_migrations: 'about no person',
  chain_attempts: sending,
  chain_blocks: chain,
  chain_events: chain,
  chain_index_source: chain,
  chain_transactions: sending,
  claim_history_heads: 'the last hash of each history, which is exported',
  contact_messages: 'belong to no account: an e-mail address that nobody proved does not say whose they are',
  expiry_reminders: 'that a reminder was sent; the reminder itself is exported',
  proof_answers: 'sealed for whoever asked, by nobody who said who they are',
  holder_challenges: 'sealed by people who did not say who they are, for five minutes',
  organization_names: 'names that are exported, in the spelling in which look-alikes are the same',
  share_viewers: 'about those who opened a share, hashed so that nobody knows whom; how many they are is exported',
  sign_in_nonces: 'random, before anybody has signed in',
  staged_vault_items: 'the vault, which is exported, on its way to another key',
  staged_vaults: 'the vault, which is exported, on its way to another key',
  standing_notices: 'which of the chain’s events a notification was sent for; the notification itself is exported',
  status_lists: 'how many places of a verifier’s list are taken',
  status_places: 'which; the place of each signature is exported with it',
}
