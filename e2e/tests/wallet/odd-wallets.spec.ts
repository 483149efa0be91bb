import { expect, expectedConsoleErrors, test } from '../../src/fixtures.ts'
import { reachWizardOrDashboard } from '../../src/journey.ts'
import { toastOn } from '../../src/screens/screen.ts'
import { addressButton, connectButton } from '../../src/wallet/wallet-screen.ts'

for (const spelling of ['v of 0 or 1', '64 bytes'] as const) {
  test(`a person whose wallet writes signatures with ${spelling} signs in`, async ({ newPerson }) => {
    const person = await newPerson({ spelling })
    await connectButton(person).click()
    await reachWizardOrDashboard(person)
  })

  test(`a person whose wallet writes signatures with ${spelling} can let the service pay, even if the wallet begins on another network`, async ({
    newNode,
    newMember,
    stack,
  }) => {
    // An embedded installation would give the wallet money from its faucet, so this node is not
    // embedded.
    const node = await newNode({ env: { EMBEDDED: '0' } })
    const { page, wallet } = await newMember({ node, spelling, onChain: 1 })
    await page.getByRole('button', { name: 'Mint Your DID' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Let us pay' }).click()
    await expect(page.getByText('Transaction Successful!')).toBeVisible()
    // The wallet signs only for its present network, so the page has switched the wallet to the
    // network of the chain.
    expect(wallet.chainId).toBe(stack.chainId)
  })
}

test('if another account than the connected one signs, nobody is signed in, and the page says so', async ({
  newPerson,
}) => {
  const person = await newPerson()
  expectedConsoleErrors.set(person.page, /status of 401/)
  person.wallet.mood = 'signs-with-another'
  await connectButton(person).click()
  await expect(toastOn(person.page)).toContainText('The signature is not by the account that is connected')
  await expect(addressButton(person)).toBeVisible()
  person.wallet.mood = 'approve'
  await person.page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
  await reachWizardOrDashboard(person)
})

test('if several wallets share window.ethereum, the page takes MetaMask', async ({ newPerson, newVisitor }) => {
  const { wallet } = await newPerson({ path: 'about:blank' })
  const page = await newVisitor()
  await wallet.install(page.context())
  await page.addInitScript(() => {
    const own: unknown = Reflect.get(window, 'ethereum')
    const metaMask = Object.assign(Object.create(own as object), { isMetaMask: true })
    const other = { request: () => Promise.reject(new Error('This is another wallet')) }
    window.addEventListener('eip6963:announceProvider', (event) => event.stopImmediatePropagation(), true)
    Object.defineProperty(window, 'ethereum', { value: { ...other, providers: [other, metaMask] } })
  })
  await page.goto('/')
  await connectButton({ page }).click()
  await reachWizardOrDashboard({ page })
})
