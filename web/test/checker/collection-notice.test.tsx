import { buildShareUrl, parseShareUrl } from '@did/credentials/share/share-link'
import { buildCredentialShare, buildFields } from '@did/credentials/test/credential-fixtures'
import { buildMessage } from '@did/credentials/test/fixtures'
import { everythingRight, neverReviewed, standing } from '@did/credentials/test/verdict-rig'
import { judgeShare, type VerdictFacts } from '@did/credentials/verdict/verdict'
import { claimIdSchema } from '@did/domain/ids'
import { expect, it } from 'vitest'
import { CollectionNotice } from '../../src/features/verdict/collection/collection-notice.tsx'
import type { Member } from '../../src/features/verdict/collection/use-collection.ts'
import { show } from '../rig/screen.tsx'

async function buildMember(claimId: number, given: Partial<VerdictFacts> = {}): Promise<Member> {
  const message = buildMessage({ claimId: claimIdSchema.parse(claimId) })
  const built = await buildCredentialShare(['holder_name'], buildFields('Maya Rossi'), message)
  const share = parseShareUrl(buildShareUrl({ publicUrl: 'https://page', ...built }))
  const facts = { ...everythingRight, shareStatus: 'unknown', ...given } as const
  return { kind: 'judged', judged: { share, verdict: judgeShare(share, facts), findings: { facts } as never } }
}

it.each<[string, string, Partial<VerdictFacts>]>([
  ['green', 'a checker can rely on each credential', {}],
  ['not green', 'nobody has reviewed a verifier', standing(neverReviewed)],
  [
    'not green',
    'a verifier has withdrawn a confirmation',
    { revocation: { kind: 'revoked', at: 1_797_000_000, reason: null } },
  ],
])('the notice about several credentials of one identity is %s if %s', async (colour, _, facts) => {
  const members = [await buildMember(1), await buildMember(2, facts)]
  await show(<CollectionNotice members={members} />)
  expect(document.body.textContent).toContain('All 2 were issued to one identity.')
  expect(document.querySelector('.bg-ok-soft') === null ? 'not green' : 'green').toBe(colour)
})
