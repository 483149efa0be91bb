import { verifierProfileSchema } from '@did/domain/verifier/verifier-profile'
import { expect, it } from 'vitest'
import { VerifierFacts } from '../../src/pages/verifier/verifier-facts.tsx'
import { show } from '../rig/screen.tsx'

const wallet = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const administrator = '0x90f79bf6eb2c4f870365e785982e1f101e93b906'
const at = '2026-03-01T09:00:00.000Z'
const standing = { kind: 'accredited', name: 'Willow Clinic', domain: 'willow.example', since: at } as const
const change = { kind: 'accredited', at, transaction: `0x${'11'.repeat(32)}`, administrator } as const
const named = { walletAddress: wallet, name: 'Willow Clinic', domain: 'willow.example' } as const
const profile = verifierProfileSchema.parse({
  kind: 'registered',
  entry: { ...named, status: 'accredited', accreditedSince: at, changes: [{ ...change, ...named }] },
  domainProvenAt: null,
  attributeKey: null,
  templates: [],
})

const read = () => document.body.textContent ?? ''

it('the page of an accredited verifier shows its web site, its address, who accredited it, why and since when', async () => {
  await show(<VerifierFacts wallet={wallet} standing={standing} profile={profile} />)
  for (const told of [
    'willow.example',
    wallet,
    '0x90f7...b906, an administrator of',
    'An administrator found that the site belongs to it, on Mar 1, 2026.',
    'SinceMar 1, 2026',
  ])
    expect(read()).toContain(told)
})

it('the page of a verifier that nobody has reviewed shows the verifier’s address but no reason for an accreditation', async () => {
  await show(<VerifierFacts wallet={wallet} standing={{ kind: 'self-registered', name: null }} profile={null} />)
  expect(read()).toContain(wallet)
  expect(read()).not.toContain('Why')
})

it('the page of a verifier says if an administrator accredited the verifier without a web site to compare', async () => {
  await show(<VerifierFacts wallet={wallet} standing={{ ...standing, domain: null }} profile={null} />)
  expect(read()).toContain('without a web site to compare')
})
