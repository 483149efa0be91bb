import { createPublicClient, http } from 'viem'
import { expect, type Member, test } from '../../src/fixtures.ts'
import { addClaim } from '../../src/journey.ts'

const offer = 'Your wallet has too little money for the network fee.'

test('a wallet without money mints a DID and commits a claim by signing alone, because the service pays', async ({
  newNode,
  newMember,
  stack,
}) => {
  // An embedded installation would give the wallet money from its faucet, so this node is not
  // embedded.
  const node = await newNode({ env: { EMBEDDED: '0' } })
  const member = await newMember({ node })
  const { page, wallet } = member
  await test.step('the page offers to pay before the wallet is asked', async () => {
    await page.getByRole('button', { name: 'Mint Your DID' }).click()
    await letUsPay(member)
    await expect(page.getByText('Transaction Successful!')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
    await expect(page.getByRole('heading', { name: /^DID #\d+$/ })).toBeVisible()
  })
  await test.step('the service pays for a commitment, too', async () => {
    const adding = addClaim(member, { type: 'Education Credential', title: 'BSc', description: 'University of Porto' })
    await letUsPay(member)
    await adding
  })
  expect(wallet.prompts.map(({ method }) => method)).toEqual(['eth_signTypedData_v4', 'eth_signTypedData_v4'])
  const client = createPublicClient({ transport: http(stack.rpcUrl) })
  expect(await client.getBalance({ address: wallet.address })).toBe(0n)
})

test('if a wallet says that it has too little money for a transaction, the page offers that the service pays', async ({
  newMember,
}) => {
  const member = await newMember()
  member.wallet.failure = 'insufficient funds for gas * price + value'
  await member.page.getByRole('button', { name: 'Mint Your DID' }).click()
  await letUsPay(member)
  await expect(member.page.getByText('Transaction Successful!')).toBeVisible()
})

async function letUsPay({ page }: Pick<Member, 'page'>): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: offer })
  await dialog.getByRole('button', { name: 'Let us pay' }).click()
}
