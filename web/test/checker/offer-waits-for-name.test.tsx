import { neverReviewed, standing } from '@did/credentials/test/verdict-rig'
import { ownNameMark } from '@did/domain/texts/en/verdict/own-name'
import { expect, it, vi } from 'vitest'
import { JudgedClaim } from '../../src/entities/verdict/shared-claim-verdict.tsx'
import { judged } from '../../src/pages/check/rows/rows-rig.ts'
import { holderChallengeOfferTexts as texts } from '../../src/texts/en/holder-challenge/holder-challenge.ts'
import { config } from '../rig/people.ts'
import { button, show, waitFor } from '../rig/screen.tsx'

vi.mock('../../src/lib/app-config.ts', async () => ({
  getAppConfig: async () => (await import('../rig/people.ts')).config,
}))

it.each<[string, Response, boolean]>([
  ['the name', Response.json({ kind: 'self-registered', name: 'Harbour Office' }), true],
  ['no name', new Response(null, { status: 404 }), false],
])(
  'the button that asks the holder appears only after the server has answered with %s of an unreviewed verifier, so that the button does not move',
  async (_, response, isNamed) => {
    const { promise: answer, resolve } = Promise.withResolvers<Response>()
    let hasAsked = false
    vi.stubGlobal('fetch', async (url: string) => {
      if (url === config.rpcUrl) throw new TypeError('Failed to fetch')
      if (!url.includes('/api/verifiers/wallet/')) return new Response(null, { status: 404 })
      hasAsked = true
      return answer
    })
    const shown = judged(standing(neverReviewed))
    await show(<JudgedClaim judged={shown} link={null} heading="h1" isChecking={false} checkAgain={() => {}} />)
    // The page has loaded its later parts, and waits for the name alone.
    await waitFor(() => hasAsked)
    await import('../../src/entities/holder-challenge/challenge-offer.tsx')
    await new Promise((next) => setImmediate(next))
    expect(() => button(texts.ask)).toThrow()
    resolve(response)
    await waitFor(() => button(texts.ask))
    expect(document.body.textContent?.includes(ownNameMark)).toBe(isNamed)
  },
)
