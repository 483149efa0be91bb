/**
 * Fills a database as it would be after years of use: many claims, and ten thousand rows or more in
 * most other lists.
 */
import type pg from 'pg'

export const longList = 1_000_000
const pendingCount = 10_000
/** Each user gets 50 claims. The claims that wait for a verifier's decision are not among these. */
const countUsers = (claimCount: number) => (claimCount - pendingCount) / 50

export const walletOf = (id: number) => `0x${id.toString(16).padStart(40, '0')}`
/**
 * The ids of three users. `busyOwner` has ten thousand claims that wait for a verifier's decision.
 * `owner` has 50 claims like every other user.
 */
export const [verifier, busyOwner, owner] = [1, 2, 3] as const
/** The id of a claim of `owner` that has a long history. */
export const longHistoryClaim = countUsers(longList)

// These texts stand in for hashes. All of them differ, and they cost less than real hashes of three
// million texts.
const hash = (kind: number, id: string) => `'0x${kind}' || lpad(to_hex(${id}), 63, '0')`
const wallet = (id: string) => `'0x' || lpad(to_hex(${id}), 40, '0')`

type Size = { claimCount: number; users: number }

const fillClaims = ({ claimCount, users }: Size) => [
  `insert into users (wallet_address, username, username_key, is_self_registered, verifier_organization)
    select ${wallet('n')}, 'user' || n, 'user' || n, n % 100 = 1, case when n % 100 = 1 then 'Organization ' || n end
    from generate_series(1, ${users + 3}) n`,
  `insert into dids (token_id, owner) select n::text, ${wallet('n')} from generate_series(1, ${users + 3}) n`,
  `insert into claims (did_id, type, title, description, issuer, issue_date, is_private, is_selective, leaves, details, claim_hash, publish_hash)
    select case when n <= ${pendingCount} then ${busyOwner} else 3 + n % ${users} end, 'education', 'Bachelor of Science ' || n,
      repeat('What it says. ', 12), 'A university', '2024-06-30', false, true,
      jsonb_build_array(jsonb_build_object('field', 'description', 'value', 'What it says.', 'salt', '0x' || repeat('ab', 32))),
      ${hash(1, 'n')}, ${hash(2, 'n')}, ${hash(3, 'n')}
    from generate_series(1, ${claimCount}) n`,
]

const decisions = [
  `insert into verification_requests (claim_id, claim_hash, claim_type, claim_title, requester_id, verifier_id)
    select c.id, c.claim_hash, c.type, c.title, ${busyOwner}, ${verifier} from claims c where c.id <= ${pendingCount} order by c.id`,
  `insert into verification_requests (claim_id, claim_hash, claim_type, claim_title, requester_id, verifier_id, status, decided_at)
    select c.id, c.claim_hash, c.type, c.title, c.did_id, ${verifier}, 'approved', now() from claims c where c.id > ${pendingCount} and c.id % 10 = 0`,
  `insert into attestations (claim_id, request_id, verifier_id, claim_hash, digest, primary_type, message, signature, level, proof)
    select c.id, r.id, ${verifier}, c.claim_hash, ${hash(4, 'c.id')}, 'ClaimAttestation',
      jsonb_build_object('verifier', ${wallet('1')}, 'claimId', c.id, 'subject', 'did:ethr:0x7a69:' || ${wallet('c.did_id')},
        'claimType', c.type, 'title', c.title, 'issuer', c.issuer, 'issueDate', c.issue_date, 'details', c.details,
        'commitment', '0x' || repeat('00', 32), 'level', 'CredentialProof', 'validFrom', 1795219200, 'validUntil', 0,
        'statusList', 1, 'statusIndex', c.id % 131072), '0x', 'CredentialProof', '{}'
    from verification_requests r join claims c on c.id = r.claim_id where r.status = 'approved'`,
  `insert into notifications (user_id, type, title, message, data)
    select ${verifier}, 'info', 'Verification requested', 'A request', jsonb_build_object('id', r.id, 'status', 'pending',
      'claimTitle', 'Bachelor', 'timestamp', '2026-11-21T10:00:00.000Z', 'personal', true)
    from verification_requests r where r.status = 'pending'`,
  `insert into shares (id, claim_id, owner, kind, claim_hash)
    select substr(md5(n::text), 1, 21) || 'A', c.id, ${wallet('c.did_id')}, 'open', c.claim_hash
    from generate_series(${pendingCount + 1}, ${pendingCount + 100_000}) n join claims c on c.id = n`,
]

const fillChainRecords = ({ users }: Size) => [
  // All events are put into the newest indexed block. The chain index would take a later block for
  // a fork and would undo the block's events.
  `insert into chain_events (block_number, log_index, tx_hash, kind, address, data)
    select max(number), 1000000 + n, ${hash(5, 'n')}, 'verifier-accredited', ${wallet('n')},
      jsonb_build_object('administrator', ${wallet('7')}, 'name', 'Organization ' || n, 'domain', 'organization-' || n || '.example')
    from chain_blocks, generate_series(1, ${users}, 100) n group by n`,
  `insert into chain_events (block_number, log_index, tx_hash, kind, address, data)
    select max(number), 2000000 + n, ${hash(6, 'n')}, 'verifier-suspended', ${wallet('n')},
      jsonb_build_object('administrator', ${wallet('7')}, 'reason', 'It moved')
    from chain_blocks, generate_series(501, ${users}, 1000) n group by n`,
  `insert into chain_events (block_number, log_index, tx_hash, kind, hash)
    select (select max(number) from chain_blocks), 3000000 + id, ${hash(7, 'id')}, 'anchored', digest from attestations`,
  `insert into anchors (digest, transaction_id, first_block)
    select digest, 1, (select max(number) from chain_blocks) from attestations`,
]

const fillOtherLists = ({ claimCount, users }: Size) => [
  `insert into templates (publisher_id, type, title, summary, fields, example)
    select 1 + n % 200 * 100, 'license', 'Licence ' || n || case when n % 50 = 0 then ' for diving' else '' end,
      'What you may do, and where', '[{"name": "Depth", "hint": "In metres"}]', 'Up to 40 metres'
    from generate_series(1, 10000) n`,
  `insert into verifier_applications (user_id, organization, status, decided_at, decided_by)
    select n, 'Organization ' || n, case when n % 2 = 0 then 'pending' else 'approved' end,
      case when n % 2 = 1 then now() end, case when n % 2 = 1 then ${wallet('7')} end
    from generate_series(1, ${users}) n`,
  `insert into contact_messages (name, email, message, done_at)
    select 'Person ' || n, 'person@example.com', repeat('What it says. ', 12), case when n % 2 = 1 then now() end
    from generate_series(1, 20000) n`,
  `insert into claim_history (claim_id, seq, kind, at, previous_hash, content_hash, hash, content, salt)
    select claim, seq, 'viewed', date_trunc('milliseconds', now()), ${hash(8, 'seq')}, ${hash(9, 'seq')}, ${hash(8, 'seq + 1')},
      '{"actor":null,"detail":{}}', '0x' || repeat('ab', 32)
    from (select ${longHistoryClaim} as claim, generate_series(2, 500) as seq
      union all select generate_series(10, ${claimCount}, 10), 1) entries`,
]

export async function fillLongLists(sql: pg.Client, claimCount = longList): Promise<void> {
  const size = { claimCount, users: countUsers(claimCount) }
  const fillings = [...fillClaims(size), ...decisions, ...fillChainRecords(size), ...fillOtherLists(size)]
  // The database would check three million references, which takes minutes. All of them are valid,
  // so this setting turns the check off.
  await sql.query('set session_replication_role = replica')
  for (const statement of fillings) await sql.query(statement)
  await sql.query('vacuum analyze')
}
