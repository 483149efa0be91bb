import type { Notification } from '@did/domain/account/notification'
import { expect } from 'vitest'
import { buildClaim, buildUser, type Person } from '../rig/builders.ts'
import { meanwhile } from '../rig/held-moment.ts'
import { test } from '../rig/test.ts'

const randomId = (length: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(length))).toString('base64url')
const readBell = ({ client }: Person) => client.ok<Notification[]>('GET', '/api/notifications')
const sealed = () => ({ id: randomId(16), ciphertext: 'AAAA' })

async function open(reader: Person, id: string): Promise<void> {
  await reader.client.ok('POST', `/api/shares/${id}/open`, { viewer: randomId(16) })
}

test('an owner is notified only once that a link was opened, and the notification says which link it is and for whom', async ({
  node,
}) => {
  const [owner, reader] = [await buildUser(node), await buildUser(node)]
  const claim = await buildClaim(owner, { title: 'Head of Harvest' })
  const { id, ciphertext } = sealed()
  await owner.client.ok('POST', `/api/claims/${claim.id}/shares`, { kind: 'controlled', id, ciphertext, label: 'ACME' })
  expect(await readBell(owner)).toEqual([])
  await open(reader, id)
  await open(reader, id)
  expect(await readBell(owner)).toMatchObject([
    {
      title: 'Link opened',
      message: 'Your link for “ACME” to "Head of Harvest" was opened for the first time',
      data: { shareId: id, title: 'Head of Harvest', label: 'ACME' },
    },
  ])
  expect(await readBell(reader)).toEqual([])
})

test('an owner is notified only once that a link to several credentials was opened', async ({ node }) => {
  const [owner, reader] = [await buildUser(node), await buildUser(node)]
  const claims = [await buildClaim(owner, { title: 'Diver' }), await buildClaim(owner, { title: 'Cook' })]
  const shares = claims.map(({ id: claimId }) => ({ claimId, ...sealed() }))
  await owner.client.ok('POST', '/api/collections', { shares })
  for (const { id } of shares) await open(reader, id)
  expect(await readBell(owner)).toMatchObject([{ message: 'Your link to "Diver" was opened for the first time' }])
})

test('a call with a wrong token or an unknown id locks no share', async ({ node }) => {
  const owner = await buildUser(node)
  const claim = await buildClaim(owner)
  const share = { ...sealed(), tokenHash: `0x${'11'.repeat(32)}` }
  await owner.client.ok('POST', `/api/claims/${claim.id}/shares`, { kind: 'controlled', ...share })
  const answers: string[] = []
  for (const id of [share.id, randomId(16)]) {
    const call = async () => {
      const body = { viewer: randomId(16), token: randomId(32) }
      answers.push(await owner.client.code('POST', `/api/shares/${id}/open`, body))
    }
    // Only a transaction can lock a row.
    await expect(meanwhile(node, call, async () => {})).rejects.toThrow('without a transaction')
  }
  expect(answers).toEqual(['403 share-token-refused', '410 share-unknown'])
})
