import { createVerifiedClaim } from '../src/api.ts'
import { expect, type Person, test } from '../src/fixtures.ts'
import { openInbox } from '../src/inbox.ts'
import {
  addClaim,
  approve,
  becomeVerifier,
  claimCard,
  connectAndSignIn,
  finishOnboarding,
  mintDid,
  openClaim,
  openView,
  pendingRequest,
  requestVerification,
} from '../src/journey.ts'
import { copyLink, showSheet } from '../src/share-sheet.ts'

const desktop = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 }
const degree = {
  type: 'Education Credential',
  title: 'MSc Marine Biology',
  description: 'Two-year degree with a thesis on the reefs of the Azores.',
}

test('an owner on a phone and a verifier at a desk go the whole way', async ({ newPerson, newVisitor }, testInfo) => {
  const verifier = await newPerson(desktop)
  const owner = await newPerson(phone)
  const organization = `Institute ${verifier.wallet.address.slice(2, 8)}`

  await test.step('the verifier registers and leaves its panel open', async () => {
    await connectAndSignIn(verifier)
    await finishOnboarding(verifier, { username: nameOf('registrar', verifier), claim: firstClaimOf('registrar') })
    await becomeVerifier(verifier, organization)
    await openView(verifier, 'Verifier Panel')
    await expect(verifier.page.getByText('No pending verification requests')).toBeVisible()
  })

  await test.step('the owner connects, is onboarded, mints and adds a claim', async () => {
    await connectAndSignIn(owner)
    await finishOnboarding(owner, { username: nameOf('maria', owner), claim: firstClaimOf('maria') })
    await mintDid(owner)
    await addClaim(owner, degree)
    await expect(claimCard(owner, degree.title).getByText('Pending', { exact: true })).toBeVisible()
  })

  const loads = [countLoads(owner), countLoads(verifier)]
  await test.step('the verifier sees the request arrive', async () => {
    await requestVerification(owner, degree.title, organization)
    await expect(pendingRequest(verifier, degree.title).getByText(degree.description)).toBeVisible()
  })

  await test.step('the owner sees the approval arrive', async () => {
    await approve(verifier, degree.title, { proofType: 'Education', field: 'Degree', value: 'MSc' })
    await expect(pendingRequest(verifier, degree.title)).toHaveCount(0)
    await expect(claimCard(owner, degree.title).getByText('Verified', { exact: true })).toBeVisible()
    const inbox = await openInbox(owner, 1)
    await expect(inbox.getByText(`Verification for "${degree.title}" has been approved`)).toBeVisible()
    await owner.page.keyboard.press('Escape')
    expect(loads.map((count) => count())).toEqual([0, 0])
  })

  const { link, picture, saved } = await test.step('the owner shares it by link and by code', async () => {
    const copied = await copyLink(owner, await showSheet(owner, degree.title))
    const code = owner.page.getByRole('img', { name: `QR code for ${degree.title}` })
    expect(await code.boundingBox()).toMatchObject({ width: 192, height: 192 })
    const file = testInfo.outputPath('code.png')
    await code.screenshot({ path: file })
    return { link: copied, picture: file, saved: pictureBehind(await code.getAttribute('src')) }
  })

  await test.step('somebody without a wallet opens the link', async () => {
    const visitor = await newVisitor(phone)
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Confirmed by somebody we do not know')
    await expect(visitor.getByRole('heading', { name: degree.title })).toBeVisible()
    await expect(visitor.getByText('Passed: The content is exactly what the verifier signed')).toBeVisible()
  })

  await test.step('somebody else scans a picture of the code', async () => {
    const visitor = await newVisitor(desktop)
    for (const file of [picture, { name: 'code.png', mimeType: 'image/png', buffer: saved }]) {
      await visitor.goto('/scan-code')
      await visitor.getByLabel('Choose a picture').and(visitor.locator('input')).setInputFiles(file)
      await expect(visitor).toHaveURL(link)
      await expect(visitor.getByRole('heading', { name: degree.title })).toBeVisible()
    }
  })

  expect(owner.wallet.prompts.length).toBeLessThanOrEqual(4)
  expect(verifier.wallet.prompts.length).toBeLessThanOrEqual(2)
})

test('on a phone views and menu lie over the page and leave on Escape, a tap beside them or a choice', async ({
  newMember,
}) => {
  const { page } = await newMember({ viewport: { width: 360, height: 740 } })
  const opener = page.getByRole('button', { name: 'Open menu of views' })
  const views = page.getByRole('dialog', { name: 'Dashboard' })
  for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(350, 400)]) {
    await opener.click()
    await expect(views).toBeVisible()
    await leave()
    await expect(views).toHaveCount(0)
  }

  const banner = page.getByRole('banner')
  const menu = banner.getByRole('navigation')
  await banner.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu.getByRole('link', { name: 'W3C DID Specification' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await banner.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'Claims', exact: true }).click()
  await expect(menu).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Verified Claims' })).toBeInViewport()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})

test('the details of a verified claim say who stands behind it', async ({ newMember }) => {
  const verifier = await newMember({ organization: 'Harbour Registry' })
  const owner = await newMember({ minted: true, path: 'about:blank' })
  await createVerifiedClaim(owner, verifier, { ...degree, type: 'education' })
  await owner.page.goto('/')
  const details = await openClaim(owner, degree.title)
  await expect(details.getByText(`${owner.did.tokenId}`, { exact: true })).toBeVisible()
  await details.getByRole('button', { name: 'View Proof' }).click()
  for (const text of ['Harbour Registry', 'Registered itself as a verifier', 'That the education level is reached.'])
    await expect(details.getByText(text)).toBeVisible()
  await expect(details.getByText(verifier.user.walletAddress)).toBeVisible()
})

function firstClaimOf(person: string) {
  return { type: 'Identity', title: `Resident, ${person}`, description: 'Registered at the town hall since 2019.' }
}

function nameOf(role: string, { wallet }: Person): string {
  return `${role}_${wallet.address.slice(2, 10)}`
}

/** How often the page was loaded anew since. */
function countLoads({ page }: Person): () => number {
  let count = 0
  page.on('load', () => {
    count += 1
  })
  return () => count
}

/** What "Save image as…" would save. */
function pictureBehind(source: string | null): Buffer {
  return Buffer.from(source?.replace(/^data:image\/png;base64,/, '') ?? '', 'base64')
}
