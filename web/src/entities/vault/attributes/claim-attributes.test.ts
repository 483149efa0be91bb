import { claimIdSchema, didIdSchema } from '@did/domain/ids'
import { expect, test } from 'vitest'
import { buildWay, MemoryServer, wallet } from '../../../../test/vault-fixtures.ts'
import { valuesOf } from '../store/content.ts'
import { createVault } from '../store/open-vault.ts'
import { findAttributes, findAttributesOf, markSent } from './claim-attributes.ts'
import { saveAttributes } from './commit-attributes.ts'

const createdAt = '2026-11-22T00:00:00.000Z'
const did = { id: didIdSchema.parse(7), createdAt }
const claim = { id: claimIdSchema.parse(3), type: 'kyc', title: 'Resident', createdAt }

test('a new wording takes over the present attributes of the earlier claim, and not the attributes that a verifier received earlier', async () => {
  const server = new MemoryServer()
  let vault = await createVault(server, wallet, [buildWay()])
  expect(await findAttributesOf(vault, claim.id)).toBeNull()
  for (const country of ['PT', 'ES', 'FR']) {
    vault = await saveAttributes(server, vault, { claim, did, values: { country } })
    const attributes = await findAttributes(vault, claim)
    if (!attributes) throw new Error('They are not there')
    if (country !== 'FR') vault = await markSent(server, vault, { claim, attributes })
  }
  expect([...vault.entries.values()]).toHaveLength(4)
  const found = await findAttributesOf(vault, claim.id)
  expect(found && valuesOf(found)).toEqual({ country: 'FR' })
  expect(await findAttributesOf(vault, claimIdSchema.parse(4))).toBeNull()
  const next = { ...claim, id: claimIdSchema.parse(4) }
  expect(await findAttributes(vault, next)).toBeNull()
})

test('a note that a verifier has received attributes does not replace attributes that the owner changed meanwhile', async () => {
  const server = new MemoryServer()
  let vault = await createVault(server, wallet, [buildWay()])
  vault = await saveAttributes(server, vault, { claim, did, values: { country: 'PT' } })
  const attributes = await findAttributes(vault, claim)
  if (!attributes) throw new Error('They are not there')
  vault = await saveAttributes(server, vault, { claim, did, values: { country: 'ES' } })
  await expect(markSent(server, vault, { claim, attributes })).rejects.toMatchObject({ code: 'precondition-failed' })
  expect((await findAttributes(vault, claim))?.sent).toBe(false)
})
