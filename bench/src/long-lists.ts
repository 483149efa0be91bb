/** Every list of the API with a million claims in the database and ten thousand requests waiting for one verifier. */
import type pg from 'pg'
import type { Figure } from './main.ts'
import { createRig, percentile } from './rig.ts'

const limitMs = 100
const rounds = 60
const claimCount = 1_000_000
const pendingCount = 10_000

const walletOf = (id: number) => `0x${id.toString(16).padStart(40, '0')}`
/** Two users of the generated ones: one with ten thousand claims that all wait for the verifier, and one like all others. */
const [verifier, busyOwner, owner] = [1, 2, 3]

export async function benchLongLists(): Promise<Figure[]> {
  const rig = await createRig()
  try {
    const node = await rig.startNode()
    await fill(rig.sql)
    const figures: Figure[] = []
    for (const { what, user, path } of lists) {
      const cookie = await rig.openSession(walletOf(user))
      figures.push(await time(`${what}`, `${node.url}${path}`, cookie))
    }
    return figures
  } finally {
    await rig.close()
  }
}

const lists = [
  { what: 'claims of a DID with 50', user: owner, path: `/api/claims/did/${owner}` },
  { what: 'claims of a DID with 10,000', user: busyOwner, path: `/api/claims/did/${busyOwner}` },
  { what: '… to the verifier', user: verifier, path: `/api/claims/did/${busyOwner}` },
  { what: 'claims of a user with 50', user: owner, path: `/api/claims/user/${owner}` },
  { what: 'claims of a user with 10,000', user: busyOwner, path: `/api/claims/user/${busyOwner}` },
  { what: 'requests to the verifier', user: verifier, path: `/api/verification-requests/verifier/${verifier}` },
  { what: '… that wait', user: verifier, path: `/api/verification-requests/verifier/${verifier}?status=pending` },
  {
    what: '… the oldest of them',
    user: verifier,
    path: `/api/verification-requests/verifier/${verifier}?status=pending&before=120`,
  },
  { what: 'requests of a user', user: owner, path: `/api/verification-requests/requester/${owner}` },
  { what: 'requests of the busy user', user: busyOwner, path: `/api/verification-requests/requester/${busyOwner}` },
  { what: 'confirmations of the verifier', user: verifier, path: '/api/attestations' },
  { what: 'DIDs of a wallet', user: owner, path: `/api/dids/owner/${walletOf(owner)}` },
  { what: 'verifiers', user: owner, path: '/api/verifiers' },
  { what: 'notifications', user: verifier, path: '/api/notifications' },
  { what: 'shares', user: owner, path: '/api/shares' },
  { what: 'public register', user: owner, path: '/api/register' },
] as const

async function time(what: string, url: string, cookie: string): Promise<Figure> {
  const took: number[] = []
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    const answer = await fetch(url, { headers: { cookie } })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${what} answered ${answer.status}`)
    took.push(performance.now() - started)
  }
  const p95 = percentile(took, 0.95)
  const measured = `p95 ${p95.toFixed(1)} ms, median ${percentile(took, 0.5).toFixed(1)} ms`
  return { what, measured, against: `limit ${limitMs} ms`, ratio: p95 / limitMs, atMost: 1 }
}

/** Generated in the database: 20,000 users with a DID and 50 claims each, the busy one with the pending ones on top. */
async function fill(sql: pg.Client): Promise<void> {
  const users = (claimCount - pendingCount) / 50
  // Distinct, and cheaper than hashing three million texts.
  const hash = (kind: number, id: string) => `'0x${kind}' || lpad(to_hex(${id}), 63, '0')`
  const wallet = (id: string) => `'0x' || lpad(to_hex(${id}), 40, '0')`
  for (const statement of [
    // Every reference below is good by how it is made: checking three million of them takes minutes.
    'set session_replication_role = replica',
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
    `insert into verification_requests (claim_id, requester_id, verifier_id)
      select n, ${busyOwner}, ${verifier} from generate_series(1, ${pendingCount}) n`,
    `insert into verification_requests (claim_id, requester_id, verifier_id, status, decided_at)
      select c.id, c.did_id, ${verifier}, 'approved', now() from claims c where c.id > ${pendingCount} and c.id % 10 = 0`,
    `insert into attestations (claim_id, request_id, verifier_id, claim_hash, digest, message, signature, level, proof)
      select c.id, r.id, ${verifier}, c.claim_hash, ${hash(4, 'c.id')},
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
    'vacuum analyze',
  ])
    await sql.query(statement)
}
