import { shortenAddress } from '@did/domain/shorten-address'
import { ownNameMark } from '@did/domain/texts/en/verdict/own-name'
import type { Page } from '@playwright/test'
import { type Registered, register } from '../../src/api.ts'
import { expect, expectedConsoleErrors, test } from '../../src/fixtures.ts'
import type { Node } from '../../src/node.ts'
import { accredit, shareControlled, shareVerified, suspend } from '../../src/shares.ts'

const phone = { width: 390, height: 844 }
const pageOf = ({ session }: Registered) => `/verifiers/${session.address}`
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const agreed = 'Your browser has just asked the chain, which says the same.'

test('the page of an accredited verifier says who accredited it and when, and names its site', async ({
  newVisitor,
  node,
  stack,
}) => {
  const verifier = await register(node, stack, { organization: 'Willow Clinic' })
  await accredit(verifier, 'Willow Clinic', stack)
  const page = await newVisitor({ viewport: phone })
  await openWhenIndexed(page, node, verifier, 'accredited')
  await expect(heading(page)).toHaveText('Willow Clinic')
  await expect(page.getByText(/^Accredited since [A-Z][a-z]{2} \d/)).toBeVisible()
  await expect(page.getByText(agreed)).toBeVisible()
  await expect(page.getByText('quinta.example').first()).toBeVisible()
  await expect(page.getByText('0x90f7...b906, an administrator of')).toBeVisible()
  await expect(page.getByText('It has published no templates')).toBeVisible()
  await expect(page.getByText(verifier.session.address, { exact: true })).toBeVisible()
  await expect(page.getByText('An administrator found that the site belongs to it, on')).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: /^Since$/ })).toBeVisible()
})

test('the page of a suspended verifier says since when and why the verifier is suspended, and keeps showing when it was accredited', async ({
  newVisitor,
  node,
  stack,
}) => {
  const verifier = await register(node, stack, { organization: 'Oak Clinic' })
  await accredit(verifier, 'Oak Clinic', stack)
  await suspend(verifier, 'Its register was forged.', stack)
  const page = await newVisitor({ viewport: phone })
  await openWhenIndexed(page, node, verifier, 'suspended')
  await expect(heading(page)).toHaveText('A suspended verifier')
  await expect(page.getByText('It was accredited as Oak Clinic')).toBeVisible()
  await expect(page.getByText(/^Suspended since [A-Z]/)).toBeVisible()
  await expect(page.getByText('A suspended verifier confirms nothing.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Accredited as Oak Clinic' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Reason: Its register was forged.' })).toBeVisible()
})

test('a verifier’s unreviewed name stands on the verifier’s page only once, and after a warning that the verifier chose the name itself', async ({
  newVisitor,
  node,
  stack,
}) => {
  const organization = 'أكاديمية <b>Joe</b> Accredited since 1990'
  const verifier = await register(node, stack, { organization })
  const page = await newVisitor({ viewport: phone })
  await page.goto(pageOf(verifier))
  await expect(heading(page)).toHaveText('A verifier that nobody has reviewed')
  await expect(page.getByText(organization)).toHaveCount(1)
  await expect(page.getByText(`${ownNameMark} ${organization}`)).toBeVisible()
  await expect(page.getByText('Registered itself, not reviewed')).toBeVisible()
  await expect(page).toHaveTitle('Verifier · DID Verification')
})

test('a verdict opens its verifier’s page in a new tab, so a claim that can be opened only once stays open', async ({
  newVisitor,
  node,
  stack,
}) => {
  const { owner, verifier, claim } = await shareVerified(node, stack)
  const link = await shareControlled(node, owner.session, claim, { maxViews: 1 })
  const name = verifier.user.verifierOrganization ?? ''
  const page = await newVisitor({ viewport: phone })
  await page.goto(link)
  await page.getByRole('button', { name: 'Open this claim' }).click()
  await expect(heading(page)).toHaveText('Confirmed by somebody we do not know')
  const card = page.getByRole('article')
  await expect(card.getByText(`${ownNameMark} ${name}`)).toBeVisible()
  const opened = page.context().waitForEvent('page')
  await card.getByRole('link', { name }).click()
  const tab = await opened
  await expect(heading(tab)).toHaveText('A verifier that nobody has reviewed')
  await expect(tab.getByText(`${ownNameMark} ${name}`)).toBeVisible()
  await tab.close()
  await expect(card.getByRole('heading', { name: claim.title })).toBeVisible()
  await expect(card.getByRole('link', { name: shortenAddress(verifier.session.address) })).toBeVisible()
})

test('a verdict names the verifier by its address while the server does not answer which name the verifier has', async ({
  newVisitor,
  node,
  stack,
}) => {
  const { share, verifier } = await shareVerified(node, stack)
  const page = await newVisitor({ viewport: phone })
  expectedConsoleErrors.set(page, /net::ERR_FAILED/)
  await page.route('**/api/verifiers/**', (route) => route.abort())
  const asked = page.waitForEvent('requestfailed')
  await page.goto(share.url)
  await asked
  const card = page.getByRole('article')
  await expect(card.getByRole('link', { name: shortenAddress(verifier.session.address) })).toBeVisible()
  await expect(page.getByText(ownNameMark)).toHaveCount(0)
})

test('the page shows a verifier’s name on the chain even if the server names the verifier differently', async ({
  newVisitor,
  node,
  stack,
}) => {
  const { share, verifier } = await shareVerified(node, stack)
  await accredit(verifier, 'Quinta da Nogueira', stack)
  const page = await newVisitor({ viewport: phone })
  const lie = { kind: 'self-registered', name: 'Northfield University', templates: [], attributeKey: null }
  await page.route('**/api/verifiers/**', (route) => route.fulfill({ json: lie }))
  await page.goto(share.url)
  await expect(page.getByRole('article').getByRole('link', { name: 'Quinta da Nogueira' })).toBeVisible()
  await page.goto(pageOf(verifier))
  await expect(heading(page)).toHaveText('Quinta da Nogueira')
  await expect(page.getByText('This service says something else, and the chain decides.')).toBeVisible()
  await expect(page.getByText('Northfield University')).toHaveCount(0)
})

test('the address of a wallet that is no verifier, and a text that is no address, lead to no verifier', async ({
  newVisitor,
}) => {
  const page = await newVisitor({ viewport: phone })
  for (const id of [`0x${'9'.repeat(40)}`, 'northfield']) {
    await page.goto(`/verifiers/${id}`)
    await expect(heading(page)).toHaveText('No verifier at this address')
    await expect(page.getByText('Nobody has accredited this address, and it has not registered itself.')).toBeVisible()
  }
})

test('the verifier’s page works without the server or without the chain, and names the one that is missing', async ({
  newVisitor,
  node,
  stack,
}) => {
  const verifier = await register(node, stack, { organization: 'Elm Clinic' })
  await accredit(verifier, 'Elm Clinic', stack)
  const page = await newVisitor({ viewport: phone })
  expectedConsoleErrors.set(page, /net::ERR_FAILED/)
  await openWhenIndexed(page, node, verifier, 'accredited')
  await expect(page.getByText(agreed)).toBeVisible()

  await page.route('**/api/verifiers/**', (route) => route.abort())
  await page.goto(pageOf(verifier))
  await expect(page.getByText('This is what the chain says. This service could not be reached')).toBeVisible()
  await expect(heading(page)).toHaveText('Elm Clinic')

  await page.route(`${stack.rpcUrl}/**`, (route) => route.abort())
  await page.goto(pageOf(verifier))
  await expect(page.getByText('Neither this service nor the chain could be reached.')).toBeVisible()

  await page.unroute('**/api/verifiers/**')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('The chain could not be reached. This is only what')).toBeVisible()
  await expect(heading(page)).toHaveText('Elm Clinic')

  await page.unroute(`${stack.rpcUrl}/**`)
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect(page.getByText(agreed)).toBeVisible()
})

/** Opens the page once the server has read the standing from the chain. */
async function openWhenIndexed(page: Page, { url }: Node, verifier: Registered, status: string): Promise<void> {
  const { address } = verifier.session
  const read = async () => (await (await fetch(`${url}/api/verifiers/wallet/${address}`)).json()).entry?.status
  await expect.poll(read).toBe(status)
  await page.goto(pageOf(verifier))
}
