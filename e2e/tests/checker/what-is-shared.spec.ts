import { shareRecordSchema } from '@did/domain/share/share-record'
import { z } from 'zod'
import { approveRequest, askVerifier, createClaim, register, shareClaim } from '../../src/api.ts'
import { expect, test } from '../../src/fixtures.ts'
import { openClaim } from '../../src/journey.ts'
import { verdict } from '../../src/screens/screen.ts'
import { showLinks } from '../../src/share-sheet.ts'
import { harvest } from '../../src/shares.ts'

test('the tab Share offers one link for each selection of fields, and shares nothing while its owner only looks', async ({
  newMember,
}) => {
  const owner = await newMember({ minted: true, path: 'about:blank' })
  await createClaim(owner.session, owner.did, harvest)
  const listShares = async () => z.array(shareRecordSchema).parse(await owner.session.call('GET', '/api/shares'))
  await owner.page.goto('/#claims')
  const details = await openClaim(owner, harvest.title)
  await expect(details.getByText(harvest.description)).toBeVisible()
  await owner.page.waitForLoadState('networkidle')
  expect(await listShares()).toEqual([])

  for (let look = 0; look < 2; look++) {
    await showLinks(details, 'Short link')
    await details.getByRole('tab', { name: 'Details' }).click()
  }
  expect((await listShares()).map(({ fields }) => fields)).toEqual([['holder_name']])

  await details.getByRole('tab', { name: 'Share' }).click()
  const copy = details.getByRole('button', { name: 'Copy Sharing Link' })
  expect(await copy.evaluate(countLines), 'the label of the main button has room').toBe(1)
  const description = details.getByRole('checkbox', { name: 'Description' })
  for (let choice = 0; choice < 2; choice++) {
    await description.check()
    await expect(details.getByText(/what you ticked: .*Description/)).toBeVisible()
    await expect(details.getByRole('img', { name: /QR/ })).toBeVisible()
    await description.uncheck()
  }
  const offered = await listShares()
  expect(offered.map(({ fields }) => fields)).toEqual([['description', 'holder_name'], ['holder_name']])
  expect(offered.every(({ isOffered, form }) => isOffered && form === 'short')).toBe(true)
  await expect(details.getByRole('region', { name: 'Links of this claim' })).toHaveCount(0)
  await owner.page.goto('/?view=claims')
  await expect(owner.page.getByRole('link', { name: 'View Details' })).toBeVisible()
  await owner.page.waitForLoadState('networkidle')
  await expect(owner.page.getByRole('region', { name: 'What I shared' })).toHaveCount(0)
})

test('a link that was shared before a verifier confirmed the claim shows the confirmation afterwards, if the claim’s owner allows this', async ({
  newMember,
  newVisitor,
  node,
  stack,
}) => {
  const owner = await newMember({ minted: true, path: 'about:blank' })
  const verifier = await register(node, stack, { organization: 'Quinta do Vale, since' })
  const claim = await createClaim(owner.session, owner.did, harvest)
  const link = (await shareClaim(owner.session, claim)).url
  await approveRequest(verifier.session, await askVerifier(owner.session, claim, verifier.user), claim)
  const stranger = await newVisitor()
  await stranger.goto(link)
  await expect(verdict(stranger)).toHaveText('Not confirmed when this link was made')

  await owner.page.goto('/#claims')
  await owner.page.getByRole('navigation').getByRole('link', { name: 'Identity Claims', exact: true }).click()
  const shared = owner.page.getByRole('region', { name: 'What I shared' })
  const answered = owner.page.waitForResponse((response) => response.request().method() === 'PUT')
  await shared.getByRole('checkbox', { name: 'Say when a verifier has confirmed the claim' }).check()
  expect((await answered).status()).toBe(204)
  await expect(shared.getByRole('checkbox')).toBeChecked()

  await stranger.getByRole('button', { name: 'Check again' }).click()
  await expect(verdict(stranger)).toHaveText('A verifier has confirmed it since')
  await expect(stranger.getByText('Ask the owner for a new link.')).toBeVisible()
  await expect(stranger.getByText('This link carries no confirmation of it.')).toBeVisible()
  expect(await stranger.locator('body').innerText()).not.toMatch(/\bverified\b/i)
})

function countLines(element: Element): number {
  const text = document.createRange()
  for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) text.selectNodeContents(node)
  return text.getClientRects().length
}
