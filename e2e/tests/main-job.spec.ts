import { expect, type Person, test } from '../src/fixtures.ts'
import {
  addClaim,
  approve,
  becomeVerifier,
  claimCard,
  connectAndSignIn,
  copySharingLink,
  finishOnboarding,
  mintDid,
  requestVerification,
} from '../src/journey.ts'
import { changePayload } from '../src/links.ts'

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
}) => {
  const run = async (round: number) => {
    const owner = await newPerson()
    const verifier = await newPerson()
    const organization = `University ${round}`
    await connectAndSignIn(verifier)
    await finishOnboarding(verifier, { username: `registrar_${round}`, claim: firstClaim })
    await becomeVerifier(verifier, organization)
    await connectAndSignIn(owner)
    await finishOnboarding(owner, { username: `maria_${round}`, claim: firstClaim })
    await mintDid(owner)
    await addClaim(owner, degree)
    await requestVerification(owner, degree.title, organization)
    await approve(verifier, degree.title, { proofType: 'Education', field: 'Degree', value: 'BSc' })
    await expect(claimCard(owner, degree.title).getByText('Verified', { exact: true })).toBeVisible()
    const link = await copySharingLink(owner, degree.title)
    return { owner, verifier, link }
  }

  const { verifier, link, owner } = await run(1)
  const visitor = await newVisitor()

  await test.step('the stranger’s browser recovers the signer itself', async () => {
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { name: degree.title })).toBeVisible()
    await expect(visitor.getByText(verifier.wallet.address.toLowerCase()).first()).toBeAttached()
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
    const traces = [...traceOf(owner, verifier, link), ...traceOf(second.owner, second.verifier, second.link)]
    expect(new Set(traces).size).toBe(traces.length)
  })
})

/** Everything of a run that must never come twice: wallets, nonces, salts, share ids, digests and signatures. */
function traceOf(owner: Person, verifier: Person, link: string): string[] {
  const signedText = [owner, verifier].flatMap(({ wallet }) =>
    wallet.prompts.map(({ params }) => JSON.stringify(params)),
  )
  return [
    link,
    owner.wallet.address,
    verifier.wallet.address,
    ...owner.wallet.signatures,
    ...verifier.wallet.signatures,
    ...signedText,
  ]
}
