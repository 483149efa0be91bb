import { readForeign } from '@did/credentials/foreign/read-foreign'
import { buildCredential, buildIssuer, moveIssuer, signJwt } from '@did/credentials/test/foreign-issuer'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkForeign } from './check-foreign.ts'

const service = moveIssuer(buildIssuer(1, 'P-256'), 'did:web:id.example')
const surroundings = {
  ...({ installation: 'unknown', heldOn: null, hasChain: false } as const),
  fetch: () => Promise.reject(new Error('No chain')),
  load: async () => JSON.stringify(service.document),
}

/** Checks an Open Badge of `service`, and returns what the command prints. */
async function printBadge(serviceDid: string): Promise<string> {
  const achievement = { name: 'First aid', degree: 'Doctor of Medicine' }
  const credentialSubject = { title: 'First aid', claimType: 'education', achievement }
  const badge = readForeign(signJwt(service, buildCredential(service.did, { credentialSubject })))
  if (badge === null) throw new Error('The badge cannot be read')
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  printed.mockClear()
  await checkForeign(badge, surroundings, { serviceDid, ethereumDidRegistry: null })
  return printed.mock.calls.flat().join('\n')
}

test('the command prints the achievement in a badge of a stranger, but not the one in a badge of this product, which no wallet signed', async () => {
  expect(await printBadge('did:web:other.example')).toContain('Doctor of Medicine')
  const own = await printBadge(service.did)
  expect(own).toContain('education')
  expect(own).not.toContain('Doctor of Medicine')
})
