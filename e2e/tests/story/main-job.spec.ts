import type { Page } from '@playwright/test'
import { changePayload, retitle, signByAnother } from '../../src/changed-links.ts'
import { expect, type Person, test } from '../../src/fixtures.ts'
import { openInbox } from '../../src/inbox.ts'
import {
  addClaim,
  approve,
  becomeVerifier,
  claimCard,
  connectAndSignIn,
  finishOnboarding,
  mintDid,
  openView,
  type ProofChoice,
  pendingRequest,
  requestVerification,
} from '../../src/journey.ts'
import { scanPicture } from '../../src/scanner.ts'
import { toastOn, verdict } from '../../src/screens/screen.ts'
import { copyLink, showSheet } from '../../src/share-sheet.ts'
import { followRun, type Traces, traceKinds } from '../../src/traces.ts'

const desktop = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 }
const firstClaim = {
  type: 'Identity',
  title: 'Resident of Porto',
  description: 'Registered at the town hall since 2019.',
}
const degree = {
  type: 'Education Credential',
  title: 'BSc Computer Science',
  description: 'Three-year degree, first-class honours, with a thesis on verifiable credentials.',
  issuer: 'Northfield University',
}
const realProof = { proofType: 'Age', field: 'Degree', value: 'BSc', real: { 'Date of birth': '1990-02-28' } }
const simulatedProof = { proofType: 'Education', field: 'Degree', value: 'BSc' }

test('an owner adds a claim, a wallet attests it, and a stranger checks it without trusting anybody', async ({
  newPerson,
  newVisitor,
  stack,
}) => {
  const owner = await newPerson()
  const verifier = await newPerson()
  const visitor = await newVisitor()
  const first = await goTheWholeWay(owner, verifier, realProof)
  const { link } = first

  await test.step('the owner sees what was proved, and that the proof was checked again', async () => {
    const details = owner.page.getByRole('dialog', { name: degree.title })
    await details.getByRole('tab', { name: 'Details' }).click()
    await details.getByRole('button', { name: 'View Proof' }).click()
    await expect(details.getByText(/^Proved: born on or before [A-Z][a-z]+ \d+, 20\d\d$/)).toBeVisible()
  })

  await test.step('the stranger’s browser recovers the signer itself', async () => {
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { name: degree.title })).toBeVisible()
    await visitor.getByText('Technical details').click()
    await expect(visitor.getByRole('definition').getByText(verifier.wallet.address.toLowerCase())).toBeVisible()
  })

  await test.step('a whole link with words that the verifier never signed, or another signature, is not genuine', async () => {
    for (const forged of [retitle(link, 'MSc Computer Science'), await signByAnother(link, stack)]) {
      await visitor.goto('about:blank')
      await visitor.goto(forged)
      await expect(verdict(visitor)).toHaveText('Not genuine')
      const sentence = 'Failed: The content is not what the verifier named in the link signed'
      await expect(visitor.getByText(sentence)).toBeVisible()
      await expect(visitor.getByText(/[BM]Sc Computer Science/)).toHaveCount(0)
    }
  })

  await test.step('a link with one changed character is not genuine', async () => {
    for (const where of ['once', 'everywhere'] as const) {
      await visitor.goto('about:blank')
      await visitor.goto(changePayload(link, 'BSc', 'MSc', where))
      await expect(visitor.getByText('Do not rely on this claim')).toBeVisible()
      await expect(visitor.getByText('MSc Computer Science')).toHaveCount(0)
    }
  })

  const second = await test.step('an owner on a phone and a verifier at a desk do everything on screen', async () => {
    const run = await goTheWholeWay(await newPerson(phone), await newPerson(desktop), simulatedProof)
    await openLink(await newVisitor(phone), run.link)
    await scanCode(run, await newVisitor(desktop))
    return run
  })

  await test.step('a second run shares nothing with the first', async () => {
    for (const kind of traceKinds) {
      const count = countPerRun[kind]
      const values = [first, second].flatMap(({ traces }) => traces[kind])
      expect(values, kind).toHaveLength(2 * count)
      expect(new Set(values).size, kind).toBe(2 * count)
    }
  })
})

/**
 * How many values of each kind a run produces. A run has two sign-ins and one attestation. The
 * attested claim has one field beside its basic details.
 */
const countPerRun = { wallets: 2, nonces: 2, salts: 2, shareIds: 1, digests: 1, signatures: 3 }

type Run = { owner: Person; link: string; traces: Traces }

/**
 * Starts with two wallets that the service does not know, and ends with a copied link. The share
 * sheet stays open.
 */
async function goTheWholeWay(owner: Person, verifier: Person, proof: ProofChoice): Promise<Run> {
  const tracesOf = await followRun(owner, verifier)
  const organization = `Institute ${verifier.wallet.address.slice(2, 8)}`

  await test.step('the verifier registers and leaves its panel open', async () => {
    await connectAndSignIn(verifier)
    await finishOnboarding(verifier, { username: nameOf('registrar', verifier), claim: firstClaim })
    await becomeVerifier(verifier, organization)
    await expect(toastOn(verifier.page)).toContainText('Nobody has reviewed your organization yet.')
    await openView(verifier, 'Verifier Panel')
    await expect(verifier.page.getByText('No pending verification requests')).toBeVisible()
  })

  await test.step('the owner connects, completes the wizard, mints and adds a claim', async () => {
    await connectAndSignIn(owner)
    await finishOnboarding(owner, { username: nameOf('maria', owner), claim: firstClaim })
    await mintDid(owner)
    await addClaim(owner, degree)
    const card = claimCard(owner, degree.title)
    await expect(card.getByText('Pending', { exact: true })).toBeVisible()
    await expect(card.getByText(`Awaiting: ${degree.issuer}`)).toBeVisible()
    await expect(card.getByText('Not asked yet')).toBeVisible()
  })

  const loads = [countLoads(owner), countLoads(verifier)]
  await test.step('the verifier sees the request arrive', async () => {
    await requestVerification(owner, degree.title, organization)
    await expect(pendingRequest(verifier, degree.title).getByText(degree.description)).toBeVisible()
    const card = claimCard(owner, degree.title)
    await expect(card.getByText(`Awaiting: ${organization}`)).toBeVisible()
    await expect(card.getByText('Not asked yet')).toHaveCount(0)
  })

  await test.step('the owner sees the approval arrive', async () => {
    await approve(verifier, degree.title, proof)
    await expect(pendingRequest(verifier, degree.title)).toHaveCount(0)
    const card = claimCard(owner, degree.title)
    await expect(card.getByText('Verified', { exact: true })).toBeVisible()
    await expect(card.getByText(`Verified by: ${organization}`)).toBeVisible()
    await expect(card.getByText('Registered itself, not reviewed')).toBeVisible()
    await expect(card.getByText(`Issuer, as the owner wrote it: ${degree.issuer}`)).toBeVisible()
    await expect(card.getByText(/Awaiting/)).toHaveCount(0)
    const inbox = await openInbox(owner, 1)
    await expect(inbox.getByText(`Verification for "${degree.title}" has been approved`)).toBeVisible()
    await expect(inbox.getByText(`Verified by “${organization}”: registered itself, not reviewed.`)).toBeVisible()
    await owner.page.keyboard.press('Escape')
    expect(loads.map((count) => count())).toEqual([0, 0])
  })

  const link = await copyLink(owner, await showSheet(owner, degree.title))
  expect(owner.wallet.prompts.length).toBeLessThanOrEqual(4)
  expect(verifier.wallet.prompts.length).toBeLessThanOrEqual(2)
  return { owner, link, traces: tracesOf(link) }
}

async function openLink(visitor: Page, link: string): Promise<void> {
  await test.step('somebody without a wallet opens the link', async () => {
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Confirmed by somebody we do not know')
    await expect(visitor.getByRole('heading', { name: degree.title })).toBeVisible()
    await expect(visitor.getByText('Passed: The content is exactly what the verifier signed')).toBeVisible()
  })
}

async function scanCode({ owner, link }: Run, visitor: Page): Promise<void> {
  await test.step('somebody else scans a picture of the code', async () => {
    const code = owner.page.getByRole('img', { name: `QR code for “${degree.title}”` })
    // On a phone, the toast about the copied link would cover the QR code.
    await owner.page.getByRole('button', { name: 'Dismiss' }).click()
    expect(await code.boundingBox()).toMatchObject({ width: 192, height: 192 })
    const photographed = await code.screenshot()
    const saved = pictureBehind(await code.getAttribute('src'))
    for (const picture of [photographed, saved]) {
      await scanPicture(visitor, picture)
      await expect(visitor.getByRole('heading', { name: degree.title })).toBeVisible()
      await expect(visitor).toHaveURL(link)
    }
  })
}

function nameOf(role: string, { wallet }: Person): string {
  return `${role}_${wallet.address.slice(2, 10)}`
}

function countLoads({ page }: Person): () => number {
  let count = 0
  page.on('load', () => {
    count += 1
  })
  return () => count
}

/** Returns the picture that "Save image as…" would save. */
function pictureBehind(source: string | null): Buffer {
  return Buffer.from(source?.replace(/^data:image\/png;base64,/, '') ?? '', 'base64')
}
