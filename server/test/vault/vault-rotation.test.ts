import { Socket } from 'node:net'
import type { Stream } from 'node:stream'
import { bodyLimitBytes } from '@did/domain/call-limits'
import { toAddress } from '@did/domain/hex'
import { maximumVault } from '@did/domain/vault/limits'
import type { Vault } from '@did/domain/vault/vault'
import { expect, vi } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import { deleteAbandonedVaults } from '../../src/modules/vault/staging.ts'
import { findStaged, measureStagedItems } from '../../src/modules/vault/staging-store.ts'
import { buildUser, type Person } from '../rig/builders.ts'
import { meanwhile } from '../rig/held-moment.ts'
import { erase, findEverywhere } from '../rig/life.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'
import { tidyWithoutWarning } from '../rig/tidy.ts'
import {
  buildItem,
  buildSealed,
  buildVault,
  buildWrapping,
  hashItems,
  noise,
  randomId,
  stageVault,
  version,
} from './vault-builders.ts'

let other: Node
let owner: Person
test.beforeAll(async ({ installation }) => {
  other = await installation.startNode()
})
test.beforeEach(async ({ node }) => {
  owner = await buildUser(node)
})

const read = async () => (await owner.client.ok<{ vault: Vault }>('GET', '/api/vault')).vault
const begin = (form: object) => owner.client.code('PUT', '/api/vault/staged', form)
const addItems = (form: object) => owner.client.code('POST', '/api/vault/staged/items', form)
const switchTo = ({ body, headers }: { body: object; headers: Record<string, string> }, client = owner.client) =>
  client.call<Vault>('POST', '/api/vault/staged/switch', body, headers)
const build = async (items = 3) => {
  await buildVault(owner)
  for (let count = 0; count < items; count++) await buildItem(owner)
  return read()
}
const writeItem = async (id: string, { vaultId }: Pick<Vault, 'vaultId'>, tag: number) => {
  const form = { vaultId, ciphertext: noise(300) }
  return (await owner.client.call('PUT', `/api/vault/items/${id}`, form, version(tag))).status
}
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

test('a vault that is staged under a new key changes nothing before the switch, which then replaces the whole old vault', async ({
  node,
}) => {
  const before = await build()
  const staged = await stageVault(owner, before)
  expect(await read()).toEqual(before)
  const { status, body } = await switchTo(staged)
  expect(status).toBe(200)
  expect(body).toEqual({ vaultId: staged.form.vaultId, wrappings: staged.form.wrappings, version: 2 })
  const after = await read()
  expect(after).toEqual({ ...body, items: after.items })
  expect(after.items.toSorted(byId)).toEqual([...staged.items].toSorted(byId))
  for (const { ciphertext } of before.items) expect(await findEverywhere(node, ciphertext)).toEqual([])
  expect(await writeItem(randomId(), before, 0)).toBe(412)
})

test('a vault that is staged under a new key is uploaded in parts, each of which may arrive twice, up to the size of a whole vault', async () => {
  const before = await build(0)
  const items = buildSealed(maximumVault.items)
  const form = { vaultId: randomId(), replaces: before.vaultId, wrappings: [buildWrapping()] }
  await begin(form)
  const part = { vaultId: form.vaultId, items: items.slice(0, 250) }
  expect(JSON.stringify(part).length).toBeLessThan(bodyLimitBytes)
  for (const each of [part, part, { ...part, items: items.slice(250) }]) expect(await addItems(each)).toMatch('204')
  expect(await addItems({ ...part, items: buildSealed(1) })).toBe('409 vault-full')
  const { vaultId, replaces } = form
  const body = { vaultId, replaces, replacedItems: hashItems([]), stagedItems: hashItems(items) }
  expect((await switchTo({ body, headers: version(1) })).status).toBe(200)
  expect((await read()).items).toHaveLength(maximumVault.items)
})

test.each([
  ['an item was added', (vault: Vault) => writeItem(randomId(), vault, 0)],
  ['an item was replaced', (vault: Vault) => writeItem(vault.items[0]?.id ?? '', vault, 1)],
  [
    'an item was deleted and added again with the same version',
    async (vault: Vault) => {
      const id = vault.items[0]?.id ?? ''
      await owner.client.ok('DELETE', `/api/vault/items/${id}?vaultId=${vault.vaultId}`)
      return writeItem(id, vault, 0)
    },
  ],
  [
    'a way to unlock the vault was added',
    async ({ vaultId, wrappings }: Vault) => {
      const form = { vaultId, wrappings: [...wrappings, buildWrapping()] }
      return (await owner.client.call('PUT', '/api/vault', form, version(1))).status
    },
  ],
])(
  'a vault that is staged under a new key does not replace a vault that another tab has changed since the staging: %s',
  async (_, write) => {
    const before = await build()
    const staged = await stageVault(owner, before)
    expect(await write(before)).toBe(200)
    const written = await read()
    expect((await switchTo(staged)).status).toBe(412)
    expect(await read()).toEqual(written)
    expect((await switchTo(await stageVault(owner, written))).status).toBe(200)
  },
)

test('a vault that is staged under a new key does not replace the old vault if an item is missing or the old vault’s version is not named', async () => {
  const before = await build()
  const { body, headers, items } = await stageVault(owner, before)
  expect(
    (await switchTo({ body: { ...body, stagedItems: hashItems([...items, ...buildSealed(1)]) }, headers })).status,
  ).toBe(412)
  expect((await switchTo({ body, headers: {} })).status).toBe(400)
  expect((await switchTo({ body, headers: version(7) })).status).toBe(412)
  expect(await read()).toEqual(before)
  expect((await switchTo({ body, headers })).status).toBe(200)
})

test('a switch to a staged vault does not make the node read the items of the vault from the database', async ({
  node,
}) => {
  const items = buildSealed(5).map((item) => ({ ...item, ciphertext: noise(16_000) }))
  const { body, headers } = await stageVault(owner, await build(), items)
  const starts = new Map<Socket, number>()
  const note = ({ connection: { stream } }: { connection: { stream: Stream } }) => {
    if (stream instanceof Socket && !starts.has(stream)) starts.set(stream, stream.bytesRead)
  }
  node.ctx.pool.on('acquire', note)
  expect((await switchTo({ body: { ...body, stagedItems: hashItems([]) }, headers })).status).toBe(412)
  expect((await switchTo({ body, headers })).status).toBe(200)
  node.ctx.pool.off('acquire', note)
  const read = [...starts].map(([stream, start]) => stream.bytesRead - start)
  expect(read.reduce((sum, bytes) => sum + bytes)).toBeGreaterThan(0)
  expect(read.reduce((sum, bytes) => sum + bytes)).toBeLessThan(50_000)
})

test('when the call that switches to a staged vault is repeated, it gets the same answer as the first call', async () => {
  const staged = await stageVault(owner, await build())
  const [first, again] = [await switchTo(staged), await switchTo(staged)]
  expect(again).toMatchObject({ status: 200, body: first.body })
})

test('when a page stops after it has staged a vault, the old vault stays in use, and the staged vault is deleted after an hour', async ({
  node,
}) => {
  const before = await build()
  const left = await stageVault(owner, before)
  const next = await stageVault(owner, before)
  expect(await addItems({ vaultId: left.form.vaultId, items: buildSealed(1) })).toMatch('412')
  expect((await switchTo(left)).status).toBe(412)
  await tidyWithoutWarning(node)
  expect(await findEverywhere(node, next.form.vaultId)).toEqual(['staged_vaults.vault_id'])
  await node.ctx.db.execute(sql`update staged_vaults set created_at = now() - interval '61 minutes'`)
  await tidyWithoutWarning(node)
  expect(await findEverywhere(node, next.form.vaultId)).toEqual([])
  expect((await switchTo(next)).status).toBe(412)
  expect(await read()).toEqual(before)
})

test('a switch to a staged vault that fails halfway changes nothing, and can be made again', async ({ node }) => {
  const before = await build()
  const staged = await stageVault(owner, before)
  await node.ctx.db.execute(sql`
      create function fail() returns trigger language plpgsql as $$ begin raise exception 'stopped'; end $$`)
  await node.ctx.db.execute(sql`create trigger stop before delete on staged_vaults execute function fail()`)
  expect((await switchTo(staged)).status).toBe(500)
  expect(await read()).toEqual(before)
  await node.ctx.db.execute(sql`drop function fail() cascade`)
  expect((await switchTo(staged)).status).toBe(200)
})

test('the deletion of abandoned staged vaults waits until a running switch to a staged vault has ended, and deletes nothing that this switch reads', async ({
  node,
}) => {
  const staged = await stageVault(owner, await build())
  const { address } = owner.client
  await node.ctx.db.execute(sql`update staged_vaults set created_at = now() - interval '61 minutes'`)
  const isWaiting = async () => {
    const { rows } = await node.ctx.db.execute(sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query ilike '%staged_vaults%'`)
    expect(rows).not.toEqual([])
  }
  const { clearing } = await node.ctx.db.transaction(async (tx) => {
    await findStaged(tx, toAddress(address))
    const clearing = deleteAbandonedVaults(other.ctx)
    await vi.waitFor(isWaiting, { timeout: 3000 })
    expect((await measureStagedItems(tx, toAddress(address))).items).toBe(staged.items.length)
    return { clearing }
  })
  await clearing
})

test('only one of two tabs that change a vault’s key at the same time can switch to its staged vault', async () => {
  const before = await build()
  const first = await stageVault(owner, before)
  const second = await stageVault(owner, before)
  const twin: typeof owner.client = Object.assign(Object.create(owner.client), { node: other })
  const answers = await Promise.all([switchTo(first), switchTo(second, twin)])
  expect(answers.map(({ status }) => status)).toEqual([412, 200])
  expect((await read()).vaultId).toBe(second.form.vaultId)
})

test('an item that another tab writes during a switch to a staged vault is refused, so that the other tab notices that the item is not stored', async ({
  node,
}) => {
  const before = await build()
  const staged = await stageVault(owner, before)
  const twin: typeof owner.client = Object.assign(Object.create(owner.client), { node: other })
  const writing = () => writeItem(randomId(), before, 0)
  expect(await meanwhile(node, writing, () => switchTo(staged, twin))).toBe(412)
  expect((await read()).items).toHaveLength(staged.items.length)
})

test('when an owner is erased during a switch to a staged vault, the switch is refused, and no table contains the staged vault', async ({
  node,
}) => {
  const before = await build()
  const staged = await stageVault(owner, before)
  expect(
    (
      await meanwhile(
        node,
        () => switchTo(staged),
        () => erase(owner),
      )
    ).status,
  ).toBe(401)
  expect(await findEverywhere(node, staged.form.vaultId)).toEqual([])
})
