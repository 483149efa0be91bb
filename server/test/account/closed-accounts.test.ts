/**
 * A verifier's erasure leaves its profile, because other people's requests refer to it. These tests
 * are about this profile.
 */
import type { FoundPerson } from '@did/domain/account/user'
import { expect } from 'vitest'
import { buildRequest, buildUser, buildVerifier } from '../rig/builders.ts'
import { signedIn } from '../rig/client.ts'
import { erase } from '../rig/life.ts'
import { migrateOldDatabase } from '../rig/old-version.ts'
import { createInstallation, type Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

/** The verifier has rejected a request, so its erasure leaves an empty profile. */
async function buildDecided(node: Node) {
  const verifier = await buildVerifier(node)
  const { request } = await buildRequest(await buildUser(node), verifier)
  await verifier.client.ok('PUT', `/api/verification-requests/${request.id}/status`, {
    status: 'rejected',
    reason: 'No',
  })
  return verifier
}

const readName = async ({ ctx }: Node, id: number) =>
  (await ctx.pool.query('select username from users where id = $1', [id])).rows[0]?.username

test('nobody can make the erasure of a verifier fail by taking the name of a closed account as a username', async ({
  node,
}) => {
  const verifier = await buildDecided(node)
  const { user: stranger } = await buildUser(node, { username: `Closed Account ${verifier.user.id}` })
  expect((await erase(verifier)).status).toBe(204)
  expect(await readName(node, verifier.user.id)).toBe('Closed account')
  expect(await readName(node, stranger.id)).toBe(`Closed Account ${verifier.user.id}`)
})

test('a person whose username is “Closed account” with the number of their own account is found by this username', async ({
  node,
}) => {
  const { client, user } = await buildUser(node)
  const username = `Closed account ${user.id}`
  await client.ok('PUT', `/api/users/${user.id}`, { username })
  const seeker = await signedIn(node)
  const found = await seeker.ok<FoundPerson>('GET', `/api/people?username=${encodeURIComponent(username)}`)
  expect(found).toEqual({ person: { username, wallet: client.address } })
})

test('the profile of a closed account is found by no username', async ({ node }) => {
  const verifier = await buildDecided(node)
  expect((await erase(verifier)).status).toBe(204)
  const seeker = await signedIn(node)
  const { id } = verifier.user
  for (const username of [
    'Closed account',
    `closed account ${id}`,
    `\nclosed account ${id}`,
    `closed account\n${id}`,
  ]) {
    const path = `/api/people?username=${encodeURIComponent(username)}`
    expect(await seeker.ok<FoundPerson>('GET', path), username).toEqual({ person: null })
  }
})

test('the update of the server makes room for a username like “Closed account 1” when the account 1 is closed, and leaves each person’s username as it is', async () => {
  const wallet = (id: number) => `0x${id.toString(16).padStart(40, '0')}`
  const database = await migrateOldDatabase('0169', async (query) => {
    for (const address of [wallet(1), `0x${'a2'.repeat(20)}`])
      await query(
        `insert into users (wallet_address, username, username_key)
         select $1, 'Closed account', 'closed account ' || (select count(*) + 1 from users)`,
        [address],
      )
  })
  const installation = await createInstallation({}, database)
  const node = await installation.startNode()
  const { rows } = await node.ctx.pool.query('select id::int, username, username_key as key from users order by id')
  expect(rows).toEqual([
    { id: 1, username: 'Closed account', key: '\nclosed account 1' },
    { id: 2, username: 'Closed account', key: 'closed account 2' },
  ])
  await buildUser(node, { username: 'Closed account 1' })
  await installation.close()
})
