import { buildShareUrl } from '@did/credentials/share/share-link'
import { buildAttestedProof, buildPayload } from '@did/credentials/test/fixtures'
import { expect, it, vi } from 'vitest'
import { saveFile } from '../src/entities/share/save-file.ts'
import { createDomainFile } from '../src/features/profile/create-domain-file.ts'
import { saveJson } from '../src/lib/save-json.ts'
import { config, signer } from './rig/people.ts'
import { stubServer } from './rig/server.ts'

const signing = { ...signer, signTypedData: async () => `0x${'ab'.repeat(65)}` as const }
const proof = await buildAttestedProof()
const link = buildShareUrl({ publicUrl: 'https://page', payload: buildPayload(proof.message), proof })

it.each([
  ['an export', async () => saveJson({ claims: [] }, 'export.json')],
  ['a domain file', () => createDomainFile(signing, 'example.org')],
  ['the file of a share', () => saveFile(link, 'Degree')],
])('the page revokes the object URL of %s only after the browser has had time to read its content', async (_, save) => {
  stubServer({ '/api/config': config })
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const revokedInTurn: boolean[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {
    queueMicrotask(() => revokedInTurn.push(revoke.mock.calls.length > 0))
  })
  await save()
  expect(create).toHaveBeenCalledOnce()
  expect(revokedInTurn).toEqual([false])
  await vi.waitFor(() => expect(revoke).toHaveBeenCalledWith('blob:file'), { timeout: 60_000 })
  for (const spy of [create, revoke, click]) spy.mockRestore()
})
