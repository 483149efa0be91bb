import type { Claim } from '@did/domain/claim'
import type { Notification } from '@did/domain/notification'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendReminders } from '../src/modules/reminders/service.ts'
import { tidy } from '../src/modules/upkeep/service.ts'
import { buildUser, buildVerifiedClaim, buildVerifier, type Person, revoke } from './builders.ts'
import { meanwhile } from './held-moment.ts'
import { createInstallation, type Installation, type Node } from './stack.ts'

let installation: Installation
let nodes: [Node, Node]
let owner: Person
let verifier: Person
beforeAll(async () => {
  installation = await createInstallation()
  nodes = [await installation.startNode(), await installation.startNode()]
  verifier = await buildVerifier(nodes[0])
})
beforeEach(async () => {
  owner = await buildUser(nodes[0])
})
afterAll(() => installation.close())

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const verified = async (days: number, { claim, by = verifier }: { claim?: Claim; by?: Person } = {}) => {
  const made = await buildVerifiedClaim(owner, by, { validUntil: day(days), ...(claim && { claim }) })
  await owner.client.ok('DELETE', '/api/notifications')
  return made
}
/** The end comes nearer: its time is moved, not the clock. */
const endIn = ({ id }: Claim, interval: string) =>
  nodes[0].ctx.pool.query('update attestations set valid_until = now() + $2::interval where claim_id = $1', [
    id,
    interval,
  ])
/** The chain accredits it and takes that back, before it shows anything that it signed. */
const suspend = ({ client }: Person) =>
  nodes[0].ctx.pool.query(
    `with block as (insert into chain_blocks (number, hash, parent_hash, mined_at)
       values (1, '0x' || lpad('1', 64, '0'), '0x' || repeat('0', 64), now()) returning number)
     insert into chain_events (block_number, log_index, tx_hash, kind, address)
     select number, place, '0x' || repeat('0', 64), kind, $1
     from block, (values (0, 'verifier-accredited'), (1, 'verifier-suspended')) as events (place, kind)`,
    [client.address],
  )
const bell = () => owner.client.ok<Notification[]>('GET', '/api/notifications')
const send = () => sendReminders(nodes[0].ctx)

describe('an owner is reminded', () => {
  test('within thirty days of the end and again within seven, each once', async () => {
    const claim = await verified(40)
    await send()
    expect(await bell()).toEqual([])
    await endIn(claim, '29 days')
    await send()
    await send()
    expect(await bell()).toHaveLength(1)
    await endIn(claim, '6 days 23 hours')
    await send()
    await send()
    expect(await bell()).toHaveLength(2)
  })

  test('in words that name the claim, the day and what to do', async () => {
    const claim = await verified(20)
    await send()
    const [reminder] = await bell()
    expect(reminder).toMatchObject({
      type: 'warning',
      title: 'Verification ends soon',
      message: expect.stringMatching(/^The verification of "Master of Science" ends on \w{3} \d+, \d{4}\. Renew it/),
      data: { id: claim.id, isVerified: true, endsOn: day(20) },
    })
  })

  test('by one of two nodes that look at the same moment', async () => {
    await verified(20)
    await Promise.all(nodes.flatMap(({ ctx }) => [tidy(ctx), tidy(ctx)]))
    expect(await bell()).toHaveLength(1)
  })

  test('of the end that counts, when the verifier of a longer verification was suspended before the chain showed it', async () => {
    const suspended = await buildVerifier(nodes[0])
    const claim = await verified(10)
    await verified(25, { claim, by: suspended })
    await verified(25, { by: suspended })
    await suspend(suspended)
    await send()
    expect(await bell()).toMatchObject([{ data: { id: claim.id, endsOn: day(10) } }])
  })

  test('later, when nobody looked in time, and then of the nearer end alone', async () => {
    await verified(3)
    await send()
    expect(await bell()).toHaveLength(1)
    await send()
    expect(await bell()).toHaveLength(1)
  })
})

describe('an owner is left in peace', () => {
  test('about the earlier of two verifications that end on the same day', async () => {
    const claim = await verified(10)
    await verified(10, { claim })
    await send()
    expect(await bell()).toHaveLength(1)
    await send()
    expect(await bell()).toHaveLength(1)
  })

  test('about a verification without an end, one that is over, and one that was withdrawn', async () => {
    await buildVerifiedClaim(owner, verifier)
    await endIn(await verified(1), '-1 second')
    const withdrawn = await verified(10)
    await nodes[0].ctx.pool.query('update attestations set revoked_at = now() where claim_id = $1', [withdrawn.id])
    await send()
    expect(await bell()).toEqual([])
  })

  test('about one that is withdrawn at the moment in which the reminder is written', async () => {
    const claim = await verified(10)
    await meanwhile(nodes[0], send, () => revoke(verifier, claim, 'no-longer-true'))
    expect(await bell()).toMatchObject([{ title: 'Claim unverified' }])
  })

  test('about one that was renewed for longer, and reminded again of the new end', async () => {
    const claim = await verified(10)
    await verified(25, { claim })
    await send()
    expect(await bell()).toMatchObject([{ data: { endsOn: day(25) } }])
  })
})
