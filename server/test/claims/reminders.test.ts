import type { Notification } from '@did/domain/account/notification'
import type { Claim } from '@did/domain/claim/claim'
import { expect, vi } from 'vitest'
import { sendReminders } from '../../src/modules/reminders/service.ts'
import { tidy } from '../../src/modules/upkeep/service.ts'
import { buildUser, buildVerifiedClaim, buildVerifier, type Person, revoke } from '../rig/builders.ts'
import { meanwhile } from '../rig/held-moment.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'
import { tidyWithoutWarning } from '../rig/tidy.ts'

let nodes: [Node, Node]
let owner: Person
let verifier: Person
test.beforeAll(async ({ installation }) => {
  nodes = [await installation.startNode(), await installation.startNode()]
  verifier = await buildVerifier(nodes[0])
})
test.beforeEach(async () => {
  owner = await buildUser(nodes[0])
})

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const verified = async (days: number, { claim, by = verifier }: { claim?: Claim; by?: Person } = {}) => {
  const made = await buildVerifiedClaim(owner, by, { validUntil: day(days), ...(claim && { claim }) })
  await owner.client.ok('DELETE', '/api/notifications')
  return made
}
const endIn = ({ id }: Claim, interval: string) =>
  nodes[0].ctx.pool.query('update attestations set valid_until = now() + $2::interval where claim_id = $1', [
    id,
    interval,
  ])
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

test('a reminder reaches the owner once in the last thirty days of a verification, and once more in its last seven days', async () => {
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

test('a reminder names the claim, the last day and what the owner can do', async () => {
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

test('a reminder is sent only once when two nodes look for due reminders at the same moment', async () => {
  await verified(20)
  await Promise.all(nodes.flatMap((node) => [tidyWithoutWarning(node), tidyWithoutWarning(node)]))
  expect(await bell()).toHaveLength(1)
})

test('a reminder is about the verification that really holds, even if a verifier that was suspended before has confirmed the claim for longer', async () => {
  const suspended = await buildVerifier(nodes[0])
  const claim = await verified(10)
  await verified(25, { claim, by: suspended })
  await verified(25, { by: suspended })
  await suspend(suspended)
  await send()
  expect(await bell()).toMatchObject([{ data: { id: claim.id, endsOn: day(10) } }])
})

test('only the reminder for the last seven days is sent when no node sent the reminder for the last thirty days in time', async () => {
  await verified(3)
  await send()
  expect(await bell()).toHaveLength(1)
  await send()
  expect(await bell()).toHaveLength(1)
})

test('a reminder is sent only once for a claim with two verifications that end on the same day', async () => {
  const claim = await verified(10)
  await verified(10, { claim })
  await send()
  expect(await bell()).toHaveLength(1)
  await send()
  expect(await bell()).toHaveLength(1)
})

test('no reminder is sent for a verification that has no end, has ended or is revoked', async () => {
  await buildVerifiedClaim(owner, verifier)
  await endIn(await verified(1), '-1 second')
  const withdrawn = await verified(10)
  await nodes[0].ctx.pool.query('update attestations set revoked_at = now() where claim_id = $1', [withdrawn.id])
  await send()
  expect(await bell()).toEqual([])
})

test('a reminder that always fails does not keep other owners’ reminders from being sent, and the log names the failed step only once', async () => {
  const { ctx } = nodes[0]
  const others = await Promise.all([buildUser(nodes[0]), buildUser(nodes[0])])
  for (const other of others) await buildVerifiedClaim(other, verifier, { validUntil: day(10) })
  owner = await buildUser(nodes[0])
  await verified(10)
  await ctx.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin
      if new.user_id in (${others.map(({ user }) => user.id)}) then raise exception 'too odd'; end if;
      return new; end $$;
    create trigger refuse before insert on notifications for each row execute function refuse()`)
  const warn = vi.spyOn(ctx.log, 'warn')
  await tidy(ctx)
  expect(warn.mock.calls).toEqual([[expect.objectContaining({ step: 'sendReminders' }), 'upkeep failed']])
  expect(await bell()).toHaveLength(1)
  // Each page is full of reminders that fail, and the next page is read all the same.
  await verified(10)
  await expect(sendReminders(ctx, undefined, 1)).rejects.toThrow()
  expect(await bell()).toHaveLength(1)
  warn.mockRestore()
  await ctx.pool.query('drop function refuse cascade')
  await send()
})

test('no reminder is sent for a verification that is revoked while the reminder is being written', async () => {
  const claim = await verified(10)
  await meanwhile(nodes[0], send, () => revoke(verifier, claim, 'no-longer-true'))
  expect(await bell()).toMatchObject([{ title: 'Claim unverified' }])
})

test('a reminder of a claim that was verified twice names only the later end', async () => {
  const claim = await verified(10)
  await verified(25, { claim })
  await send()
  expect(await bell()).toMatchObject([{ data: { endsOn: day(25) } }])
})
