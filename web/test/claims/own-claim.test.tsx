import { attested } from '@did/credentials/test/verdict-rig'
import { claimIdSchema } from '@did/domain/ids'
import { afterEach, expect, it, vi } from 'vitest'
import { checkOwnClaim } from '../../src/entities/verdict/judge/check-own-claim.ts'
import { config } from '../rig/people.ts'

afterEach(() => void vi.unstubAllGlobals())

it('to check the owner’s own claim, the page reads the status list as a checker’s page does, but asks for no share', async () => {
  const { primaryType, message, signature } = attested
  const attestation = { primaryType, message, signature, anchorBlock: null }
  const known: Record<string, unknown> = {
    '/api/claims/5/shareable': { claimHash: message.details, payload: attested.payload, attestation, leaves: [] },
    '/api/config': config,
  }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return url in known ? Response.json(known[url]) : new Response(null, { status: 404 })
  })
  await checkOwnClaim(claimIdSchema.parse(5), { signal: new AbortController().signal, fields: [] })
  expect(asked).toContain(`/status-lists/${message.statusList}`)
  expect(asked.filter((url) => url.startsWith('/api/shares'))).toEqual([])
  const how = { signal: new AbortController().signal, fields: [], isAnswer: true }
  expect((await checkOwnClaim(claimIdSchema.parse(5), how)).facts.proved).toMatchObject({ isLive: true })
})
