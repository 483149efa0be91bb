import { buildAskerSigningRequest } from '@did/credentials/request-for-proof/request-for-proof'
import { domain } from '@did/credentials/test/fixtures'
import { afterEach, expect, test, vi } from 'vitest'
import { honest, openPage, owner, ownerWallet, verifierAddress } from '../../../test/sharing-fixtures.ts'
import { createAskedRequest } from './asked-request.ts'
import { describeAsker } from './find-asker.ts'

afterEach(() => vi.unstubAllGlobals())

const accreditation = { isAccredited: true, name: 'University of Porto', domain: 'up.pt', since: 1 }
const control = { frozenSince: 0 }
const unknown = { kind: 'unknown' }

test('a request for proof names its checker only if the checker is accredited and the checker’s present controller signed the request', () => {
  const named = { kind: 'accredited', name: 'University of Porto', domain: 'up.pt' }
  expect(describeAsker({ isSigned: true, accreditation, control })).toEqual(named)
  expect(describeAsker({ isSigned: false, accreditation, control })).toEqual(unknown)
  const suspended = { ...accreditation, isAccredited: false }
  expect(describeAsker({ isSigned: true, accreditation: suspended, control })).toEqual(unknown)
})

test('a request for proof does not name a checker whose key is reported stolen', () => {
  expect(describeAsker({ isSigned: true, accreditation, control: { frozenSince: 1_790_000_000 } })).toEqual(unknown)
})

test('a request for proof does not name a checker whose identity is controlled by an address with a stolen key', async () => {
  const clauses = [{ field: 'dateOfBirth', encoding: 'date' as const, mode: 'range' as const, most: '2008-11-21' }]
  const asked = { statement: { type: 'AgeProof' as const, clauses }, audience: 'Club Aurora', lifetimeMs: 60_000 }
  const { request } = await createAskedRequest(asked, null)
  const { types, ...toSign } = buildAskerSigningRequest(domain, request)
  const { EIP712Domain: _, ...named } = types
  const signature = await ownerWallet.signTypedData({ ...toSign, types: named } as never)
  const find = async (frozen: (typeof owner)[]) => {
    await openPage({ ...honest, controllers: { [verifierAddress]: owner }, frozen })
    const page = await import('./find-asker.ts')
    return page.findAsker({ ...request, asker: { address: verifierAddress, signature } })
  }
  expect(await find([])).toMatchObject({ kind: 'accredited' })
  expect(await find([owner])).toEqual(unknown)
})
