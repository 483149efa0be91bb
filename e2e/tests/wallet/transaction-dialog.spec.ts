import { expect, test } from '../../src/fixtures.ts'
import { expectToast } from '../../src/screens/screen.ts'

test('if the transaction dialog was closed while the wallet waits, the same button opens it again, and a toast tells how the transaction ended', async ({
  newMember,
}) => {
  const { page, wallet } = await newMember()
  const mint = page.getByRole('button', { name: 'Mint Your DID' })
  const dialog = page.getByRole('dialog', { name: 'Mint Your DID' })
  const confirm = wallet.holdSigning()
  await mint.click()
  await expect(dialog.getByText('Your turn: open your wallet and confirm.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()

  await test.step('the button brings the same transaction back', async () => {
    await mint.click()
    await expect(dialog.getByText('Your turn: open your wallet and confirm.')).toBeVisible()
    await expect.poll(() => wallet.prompts.map(({ method }) => method)).toEqual(['eth_sendTransaction'])
  })

  await test.step('after it was closed again, a toast tells the end of the transaction', async () => {
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    confirm()
    await expectToast(page, 'Transaction Successful!', 'Your DID has been successfully created.')
    await expect(page.getByRole('heading', { name: /^DID #\d+$/ })).toBeVisible()
    expect(wallet.prompts.map(({ method }) => method)).toEqual(['eth_sendTransaction'])
  })
})

test('the page says whether a transaction failed because the wallet has no money for the fee or because it has no connection', async ({
  newMember,
}) => {
  const { page, wallet } = await newMember()
  const dialog = page.getByRole('dialog', { name: 'Mint Your DID' })
  for (const [reason, text, isPoor] of [
    ['insufficient funds for gas * price + value', 'Your wallet has too little money for the network’s fee.', true],
    ['Failed to fetch', 'Network connection issue. Please check your internet connection and try again.', false],
  ] as const) {
    wallet.failure = reason
    await page.getByRole('button', { name: 'Mint Your DID' }).click()
    if (isPoor) await dialog.getByRole('button', { name: 'I pay myself' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Transaction Failed')
    await expect(dialog.getByRole('alert')).toContainText(text)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
  }
})
