/** Makes a URL for each screen of the page `/shared-claim`. The screen's name is the URL's key. */
import { toShareFile } from '@did/credentials/share/share-file'
import type { TestStackInfo } from '@did/local/test-stack'
import { approveRequest, askVerifier, createClaim, register, shareClaim } from '../api.ts'
import type { Node } from '../node.ts'
import { accredit, harvest, shareControlled, shareUnverified, shareVerified } from '../shares.ts'

/** A walk sets the page's clock this far ahead, so that a claim has expired. */
export const laterMs = 3 * 86_400_000

export async function makeWalkedLinks(node: Node, stack: TestStackInfo): Promise<Record<string, string>> {
  const attested = await shareVerified(node, stack)
  const controlled = await shareControlled(node, attested.owner.session, attested.claim)
  const withdrawn = await shareVerified(node, stack)
  await withdrawn.owner.session.call('DELETE', `/api/shares/${withdrawn.share.id}`)
  const accredited = await shareVerified(node, stack)
  await accredit(accredited.verifier, 'Quinta do Vale', stack)
  return {
    attested: attested.share.url,
    controlled,
    accredited: accredited.share.url,
    withdrawn: withdrawn.share.url,
    expired: await shareExpiring(node, stack),
    unattested: (await shareUnverified(node, stack)).share.url,
    'not opened yet': `/s/${'A'.repeat(8)}#${'A'.repeat(22)}`,
    'not genuine': '/shared-claim?data=%%%',
    empty: '/shared-claim',
  }
}

/** Returns the link of a claim that an accredited verifier attested until tomorrow. */
async function shareExpiring(node: Node, stack: TestStackInfo): Promise<string> {
  const owner = await register(node, stack, { minted: true })
  const verifier = await register(node, stack, { organization: `Quinta ${crypto.randomUUID()}` })
  await accredit(verifier, 'Quinta do Vale', stack)
  const claim = await createClaim(owner.session, owner.did, harvest)
  const request = await askVerifier(owner.session, claim, verifier.user)
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  return (await shareClaim(owner.session, await approveRequest(verifier.session, request, claim, tomorrow))).url
}

/** One file is a share file. The other file has no link. */
export function makeFiles(link: string) {
  const file = (content: string) => ({ name: 'claim.json', type: 'application/json', bytes: [...Buffer.from(content)] })
  return { claim: file(toShareFile(link)), other: file('{"a":1}') }
}
