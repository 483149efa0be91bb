/**
 * Tests the main journey of people whose wallets are contracts. For such a wallet, the chain
 * decides whether a signature counts.
 */
import { deployOwnerWallet } from '@did/contracts/test-wallet'
import { createTestClient, createWalletClient, http, parseEther } from 'viem'
import { expect, type Person, test } from '../../src/fixtures.ts'
import {
  addClaim,
  approve,
  becomeVerifier,
  claimCard,
  connectAndSignIn,
  finishOnboarding,
  mintDid,
  openView,
  pendingRequest,
  requestVerification,
} from '../../src/journey.ts'
import { verdict } from '../../src/screens/screen.ts'
import { copyLink, showSheet } from '../../src/share-sheet.ts'

const degree = { type: 'Education Credential', title: 'MSc Geology', description: 'Two years, with a thesis on slate.' }
const first = { type: 'Identity', title: 'Resident of Braga', description: 'Registered since the spring of 2020.' }

/** The deployed contract accepts the signatures of the person's own key as its own. */
async function becomeContract({ wallet }: Person, rpcUrl: string): Promise<void> {
  const transport = http(rpcUrl)
  await createTestClient({ mode: 'anvil', transport }).setBalance({ address: wallet.address, value: parseEther('1') })
  const contract = await deployOwnerWallet(createWalletClient({ account: wallet.account, transport }))
  await wallet.moveInto(contract.address)
}

test('two contract wallets can be owner and verifier of a claim, and a stranger can check the claim', async ({
  newPerson,
  newVisitor,
  stack,
}) => {
  const [owner, verifier] = [await newPerson(), await newPerson()]
  for (const person of [owner, verifier]) await becomeContract(person, stack.rpcUrl)
  const organization = `Safe Office ${verifier.wallet.address.slice(2, 8)}`
  for (const person of [owner, verifier]) {
    await connectAndSignIn(person)
    await finishOnboarding(person, { username: `safe_${person.wallet.address.slice(2, 10)}`, claim: first })
  }
  await becomeVerifier(verifier, organization)
  await openView(verifier, 'Verifier Panel')
  await mintDid(owner)
  await addClaim(owner, degree)

  await requestVerification(owner, degree.title, organization)
  await approve(verifier, degree.title, { proofType: 'Education', field: 'Degree', value: 'MSc' })
  await expect(pendingRequest(verifier, degree.title)).toHaveCount(0)
  await expect(claimCard(owner, degree.title).getByText('Verified', { exact: true })).toBeVisible()

  const sheet = await showSheet(owner, degree.title)
  const link = await copyLink(owner, sheet)
  const visitor = await newVisitor()
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { name: degree.title })).toBeVisible()
  await expect(verdict(visitor)).not.toHaveText('Not genuine')
  await visitor.getByText('Technical details').click()
  await expect(visitor.getByRole('definition').getByText(verifier.wallet.address.toLowerCase())).toBeVisible()
})
