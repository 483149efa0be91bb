import { expect, test } from '../src/fixtures.ts'
import {
  addClaim,
  approve,
  becomeVerifier,
  claimCard,
  connectAndSignIn,
  finishOnboarding,
  mintDid,
  requestVerification,
} from '../src/journey.ts'
import { changePayload, retitle, signByAnother } from '../src/links.ts'
import { verdict } from '../src/screen.ts'
import { copyLink, showSheet } from '../src/share-sheet.ts'
import { followRun, traceKinds } from '../src/traces.ts'

const firstClaim = {
  type: 'Identity',
  title: 'Resident of Porto',
  description: 'Registered at the town hall since 2019.',
}
const degree = {
  type: 'Education Credential',
  title: 'BSc Computer Science',
  description: 'Three-year degree, first-class honours, with a thesis on verifiable credentials.',
}

test('a claim is added, attested by a wallet, shared, and checked by a stranger who needs nobody’s word', async ({
  newPerson,
  newVisitor,
  stack,
}) => {
  const run = async (round: number) => {
    const owner = await newPerson()
    const verifier = await newPerson()
    const tracesOf = await followRun(owner, verifier)
    const organization = `University ${round}`
    await connectAndSignIn(verifier)
    await finishOnboarding(verifier, { username: `registrar_${round}`, claim: firstClaim })
    await becomeVerifier(verifier, organization)
    await connectAndSignIn(owner)
    await finishOnboarding(owner, { username: `maria_${round}`, claim: firstClaim })
    await mintDid(owner)
    await addClaim(owner, degree)
    await requestVerification(owner, degree.title, organization)
    const real = { proofType: 'Age', field: 'Degree', value: 'BSc', real: { 'Date of birth': '1990-02-28' } }
    const simulated = { proofType: 'Education', field: 'Degree', value: 'BSc' }
    await approve(verifier, degree.title, round === 1 ? real : simulated)
    await expect(claimCard(owner, degree.title).getByText('Verified', { exact: true })).toBeVisible()
    const link = await copyLink(owner, await showSheet(owner, degree.title))
    return { owner, verifier, link, traces: tracesOf(link) }
  }

  const first = await run(1)
  const { verifier, link } = first
  const visitor = await newVisitor()

  await test.step('its owner sees what was proved, and the proof checked again', async () => {
    const details = first.owner.page.getByRole('dialog', { name: degree.title })
    await details.getByRole('tab', { name: 'Details' }).click()
    await details.getByRole('button', { name: 'View Proof' }).click()
    await expect(details.getByText(/^Proved: born on or before \d+ [A-Z][a-z]+ 20\d\d$/)).toBeVisible()
  })

  await test.step('the stranger’s browser recovers the signer itself', async () => {
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { name: degree.title })).toBeVisible()
    await visitor.getByText('Technical details').click()
    await expect(visitor.getByRole('definition').getByText(verifier.wallet.address.toLowerCase())).toBeVisible()
  })

  await test.step('a whole link with words the verifier never signed, or signed by another wallet, is not genuine', async () => {
    for (const forged of [retitle(link, 'MSc Computer Science'), await signByAnother(link, stack)]) {
      await visitor.goto('about:blank')
      await visitor.goto(forged)
      await expect(verdict(visitor)).toHaveText('Not genuine')
      const sentence = 'Failed: The content is not what the verifier named in the link signed'
      await expect(visitor.getByText(sentence)).toBeVisible()
      await expect(visitor.getByText(/[BM]Sc Computer Science/)).toHaveCount(0)
    }
  })

  await test.step('one changed character of the link is not genuine', async () => {
    for (const where of ['once', 'everywhere'] as const) {
      await visitor.goto('about:blank')
      await visitor.goto(changePayload(link, 'BSc', 'MSc', where))
      await expect(visitor.getByText('Do not rely on this claim')).toBeVisible()
      await expect(visitor.getByText('MSc Computer Science')).toHaveCount(0)
    }
  })

  await test.step('a second run has nothing in common with the first', async () => {
    const second = await run(2)
    for (const kind of traceKinds) {
      const count = countPerRun[kind]
      const values = [first, second].flatMap(({ traces }) => traces[kind])
      expect(values, kind).toHaveLength(2 * count)
      expect(new Set(values).size, kind).toBe(2 * count)
    }
  })
})

/** Two sign-ins and one attestation of a claim that has one further field, its description. */
const countPerRun = { wallets: 2, nonces: 2, salts: 1, shareIds: 1, digests: 1, signatures: 3 }
