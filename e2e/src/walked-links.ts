/** A shared claim in each state that its page has a screen for, by the state's name. */
import type { TestStackInfo } from '@did/local/test-stack'
import type { Node } from './node.ts'
import { shareControlled, shareUnverified, shareVerified } from './shares.ts'

export async function makeWalkedLinks(node: Node, stack: TestStackInfo): Promise<Record<string, string>> {
  const attested = await shareVerified(node, stack)
  const controlled = await shareControlled(node, attested.owner.session, attested.claim)
  const withdrawn = await shareVerified(node, stack)
  await withdrawn.owner.session.call('DELETE', `/api/shares/${withdrawn.share.id}`)
  return {
    attested: attested.share.url,
    controlled,
    withdrawn: withdrawn.share.url,
    unattested: (await shareUnverified(node, stack)).share.url,
    'not genuine': '/shared-claim?data=%%%',
    empty: '/shared-claim',
  }
}
