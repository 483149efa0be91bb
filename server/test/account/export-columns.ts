/**
 * Names, for each table, the columns that a data export contains, and the columns that it leaves
 * out, each with the reason. `export.test.ts` fails for a table that is missing here, so whoever
 * adds a table has to decide.
 */

type Exported = {
  /**
   * The SQL condition for the rows about one person. $1 is the person's wallet, and $2 is the user
   * id.
   */
  where: string
  /**
   * An export usually shows a column under the column's name in camel case. These columns have the
   * other name that is given here.
   */
  names?: Record<string, string>
  /**
   * Of these columns, an export contains only a part of each value. For each column, this object
   * has the SQL that selects the part, and the test compares only the part.
   */
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
    without: {
      token_hash: 'a secret of the browser that holds the cookie',
      signed_digest: 'the hash of a sign-in message whose nonce is used up',
      signature: 'the wallet’s signature of that message, which says nothing else',
    },
  },
  idempotency_keys: {
    where: 'address = $1',
    names: { address: 'wallet', body: 'answer', created_at: 'keptSince' },
    without: {
      key: 'a random text that the page made up',
      body_hash: 'only tells a repeated request from another one',
      status: 'a number of HTTP; the answer itself is exported',
      bytes: 'the size of the answer, which is exported',
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
  signed_records: { where: 'verifier_id = $2', without: { bytes: 'the size of the record, which is exported' } },
  shares: {
    where: 'owner = $1',
    without: { token_hash: 'a hash of random bytes that follow from the key in the link' },
  },
  requests_for_proof: {
    where: 'asker = $1',
    names: { asker: 'address', asker_signature: 'signature' },
    without: { created_at: 'a row lives for a day; expiresAt is exported' },
  },
  passkeys: { where: 'account = $1', names: { account: 'wallet' } },
  guardian_votes: {
    where: 'guardian = $1',
    without: {
      tally: 'a hash of the decision, or of the decision and the salt in the guardians’ file',
      threshold: 'how many guardians must agree, which the guardian’s file says',
      occasion: 'a hash of the freeze or the change that the vote is about, which the chain shows',
    },
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
    where: 'user_id = $2',
    names: { created_at: 'filedAt' },
    without: { id: 'numbers the applications', user_id: 'the profile’s' },
  },
  attribute_keys: { where: 'user_id = $2', names: { user_id: 'id', signed_at: 'createdAt' } },
  domain_proofs: { where: 'user_id = $2', names: { user_id: 'id' } },
  alert_settings: {
    where: 'user_id = $2',
    names: { user_id: 'id' },
    without: {
      confirm_token: 'a secret of the link that was sent',
      stop_token: 'a secret of the links in all mails',
    },
  },
  alert_devices: {
    where: 'user_id = $2',
    names: { user_id: 'id', endpoint: 'endpointHash' },
    // The endpoint is a secret, so the export has only its SHA-256, in base64url.
    parts: { endpoint: `translate(encode(sha256(convert_to(endpoint, 'UTF8')), 'base64'), '+/=', '-_')` },
  },
  alerts: {
    where: 'user_id = $2',
    names: { user_id: 'id' },
    without: {
      id: 'numbers the alerts',
      address_hash: 'a hash of an address that is exported',
      host_hash: 'a hash of the host of that address',
      language: 'the exported language of the account, when it took leave of an address',
      message_id: 'random',
      due_at: 'when the service tries to send it',
      attempts: 'how often the service tried to send it',
      taken_until: 'which node sends it',
      given_up_at: 'that the service stopped trying',
      done_devices: 'numbers of browsers, which are exported; they only prevent a repetition',
    },
  },
  credential_offers: {
    where: 'owner = $1',
    names: { owner: 'wallet' },
    without: {
      id: 'random; whoever knew it could take the credential for ten minutes',
      is_deferred: 'whether the wallet was told to ask again',
      tx_code_hash: 'a hash of six digits that only the page showed',
      tx_failures: 'how often a wallet sent other digits',
      expires_at: 'ten minutes after the offer was made',
      cancelled_at: 'that the owner took the offer back; rows go after a day',
      token_hash: 'a secret of the wallet',
      token_ends_at: 'five minutes after the wallet came',
      transaction_id: 'random',
      wallet_key: 'a key of the wallet, which keeps it',
      notification_id: 'random',
      credential: 'what the wallet gets, until its verifier has signed it',
      issuer_key_id: 'which key of the verifier signs',
      set_aside_at: 'when the verifier’s browser failed to sign',
      refused_at: 'that no key can sign the claim in this form, which the page tells; rows go after a day',
    },
  },
  issuer_keys: {
    where: 'verifier = $1',
    names: { verifier: 'wallet' },
    without: { sealed_secret: 'what the service signs with; whoever had it could sign in the verifier’s name' },
  },
  inbox_mails: {
    where: 'user_id = $2',
    names: { user_id: 'id' },
    without: { id: 'numbers the mails', message_id: 'random' },
  },
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
  control_notices: 'which of the chain’s events a notification was sent for; the notification itself is exported',
  identity_controls: chain,
  expiry_reminders: 'that a reminder was sent; the reminder itself is exported',
  proof_answers: 'sealed for whoever asked, by nobody who said who they are',
  holder_challenges: 'sealed by people who did not say who they are, for five minutes',
  key_invitations: 'sealed for a new device with a code that the server never sees, for ten minutes',
  organization_names: 'names that are exported, in the spelling in which look-alikes are the same',
  presentation_requests: 'asked without an account, answered by a wallet, and gone after seventy minutes',
  share_viewers: 'about those who opened a share, hashed so that nobody knows whom; how many they are is exported',
  spent_nonces: 'hashes of random numbers, gone after five minutes',
  sponsored_calls: 'calls of the account that the chain shows to everybody',
  sign_in_nonces: 'random, before anybody has signed in',
  staged_vault_items: 'the vault, which is exported, on its way to another key',
  staged_vaults: 'the vault, which is exported, on its way to another key',
  standing_notices: 'which of the chain’s events a notification was sent for; the notification itself is exported',
  status_lists: 'how many places of a verifier’s list are taken',
  status_places: 'which; the place of each signature is exported with it',
}
