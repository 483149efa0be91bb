import { askedVerifierSchema, verifiedBySchema } from '@did/domain/claim/claim'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { registerQuery } from '../../src/entities/verifier/register-query.ts'
import { VerifierLines } from '../../src/entities/verifier/verifier-lines.tsx'
import { VerifierName } from '../../src/entities/verifier/verifier-name.tsx'
import { AskedVerifiers } from '../../src/features/claim/asked-verifiers.tsx'
import { KnownAbout } from '../../src/features/verification/desk/known-about.tsx'
import { queryClientStore } from '../../src/lib/query/query-client.ts'
import { PublisherBadge } from '../../src/pages/template/publisher-badge.tsx'
import { show, waitFor } from '../rig/screen.tsx'

const at = '2026-11-22T12:00:00.000Z'
const walletAddress = `0x${'12'.repeat(20)}`
const caution = 'Its name resembles Northfield University, which is another organization.'
const register = [
  {
    status: 'accredited',
    walletAddress: `0x${'34'.repeat(20)}`,
    name: 'Northfield University',
    domain: 'northfield.example',
    accreditedSince: at,
    changes: [],
  },
]

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (!String(url).includes('/api/register')) throw new Error(`nothing else is asked: ${url}`)
    return Response.json(register)
  })
})

const asked = (name: string, accreditation = 'self-registered') => ({
  verifierId: 7,
  name,
  walletAddress,
  accreditation,
})
const lines = { standing: 'current' as const, asked: [], issuer: '' }
const hospital = 'Northfield University Hospital'
const unknown = { request: { claim: null }, likelyDuplicates: [] }
const decidedBy = (name: string) => ({
  ...asked(name),
  id: 1,
  verifierName: name,
  status: 'approved',
  at,
  reason: null,
})

/**
 * In each of these places, a person reads or chooses a verifier. Each shows an unreviewed verifier
 * with the given name.
 */
const places: [string, (name: string) => ReactElement][] = [
  ['a name beside its standing', (name) => <VerifierName name={name} standing="self-registered" />],
  [
    'the card of a confirmed claim',
    (name) => (
      <VerifierLines claim={{ ...lines, verifiedBy: verifiedBySchema.parse({ ...asked(name), verifiedAt: at }) }} />
    ),
  ],
  [
    'the list of asked verifiers',
    (name) => (
      <AskedVerifiers
        asked={[
          askedVerifierSchema.parse({
            ...asked(name),
            requestId: 1,
            requestedAt: at,
            status: 'rejected',
            decidedAt: at,
          }),
        ]}
      />
    ),
  ],
  [
    'the marketplace of templates',
    (name) => <PublisherBadge publisher={{ name, accreditation: 'self-registered', domain: null }} />,
  ],
  [
    'what the desk tells a verifier about a claim',
    (name) => <KnownAbout opened={{ ...unknown, earlier: [decidedBy(name)] } as never} hrefOf={() => '/'} />,
  ],
]

describe.each(places)('in %s', (_, place) => {
  it('an unreviewed name that resembles the name of an accredited verifier stands with a caution in red', async () => {
    await show(place(hospital))
    const element = await waitFor(() =>
      [...document.querySelectorAll('.text-bad')].find(({ textContent }) => textContent === caution),
    )
    expect(element.textContent).toBe(caution)
  })
})

it('neither an accredited verifier nor an unreviewed verifier whose name resembles no other name has a caution about its name', async () => {
  await show(
    <>
      <VerifierName name={hospital} standing="accredited" />
      <VerifierName name="Lakeside" standing="self-registered" />
    </>,
  )
  await waitFor(() => queryClientStore.get().getQueryData(registerQuery.queryKey))
  expect(document.body.textContent).not.toContain('resembles')
})
