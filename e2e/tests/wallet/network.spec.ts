import { expect, test } from '../../src/fixtures.ts'
import { mintDid } from '../../src/journey.ts'
import { expectToast } from '../../src/screens/screen.ts'
import { addressButton, savedSession } from '../../src/wallet/wallet-screen.ts'

const mainnet = 1

test('a wallet can connect on another network without switching, and before a transaction the page asks the wallet to switch the network', async ({
  newMember,
}) => {
  const member = await newMember({ onChain: mainnet })
  const { page, wallet } = member
  await expect(page.getByRole('banner').getByText('Ethereum Mainnet')).toBeVisible()
  expect([wallet.prompts, wallet.permissions]).toEqual([[], []])

  await mintDid(member)
  expect(wallet.permissions.map(({ method }) => method)).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
  ])
  expect(wallet.permissions[1]?.params).toMatchObject([{ chainId: '0x7a69', rpcUrls: [expect.any(String)] }])
  expect(wallet.prompts.map(({ method }) => method)).toEqual(['eth_sendTransaction'])
  await expect(page.getByRole('banner').getByText('Chain ID: 31337')).toBeVisible()
})

test('a person who declines the switch of networks pays nothing and can try again', async ({ newMember }) => {
  const member = await newMember({ onChain: mainnet })
  const { page, wallet } = member
  wallet.mood = 'reject'
  await page.getByRole('button', { name: 'Mint Your DID' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Transaction Failed')).toBeVisible()
  await expect(dialog.getByText('Nothing was charged.')).toBeVisible()
  expect(wallet.prompts).toEqual([])
  expect(wallet.chainId).toBe(mainnet)
  await dialog.getByRole('button', { name: 'Close' }).first().click()

  wallet.mood = 'approve'
  await mintDid(member)
})

test('a person who declines the transaction pays nothing, and the DID stays off the chain', async ({ newMember }) => {
  const member = await newMember()
  member.wallet.mood = 'reject'
  await member.page.getByRole('button', { name: 'Mint Your DID' }).click()
  const dialog = member.page.getByRole('dialog')
  await expect(dialog.getByText('Transaction was rejected in your wallet')).toBeVisible()
  await expect(dialog.getByText('Nothing was charged.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(member.page.getByText('Not on the chain yet')).toBeVisible()
})

test('the transaction dialog names its steps and says when the person has to act', async ({ newMember }) => {
  const member = await newMember()
  const dialog = member.page.getByRole('dialog', { name: 'Mint Your DID' })
  const steps = dialog.getByRole('listitem')
  const release = member.wallet.holdSigning()
  await member.page.getByRole('button', { name: 'Mint Your DID' }).click()
  await expect(dialog.getByText('Your turn: open your wallet and confirm.')).toBeVisible()
  await expect(steps).toHaveText(['Confirm in your wallet(in progress)', 'Sent(not yet)', 'Confirmed(not yet)'])
  release()
  await expect(dialog.getByText('Transaction Successful!')).toBeVisible()
  await expect(dialog.getByText('Your DID has been successfully created.')).toBeVisible()
  await expect(steps).toHaveText(['Confirm in your wallet(done)', 'Sent(done)', 'Confirmed(done)'])
})

test('when the wallet switches to another network, only the badge of the network changes on the page', async ({
  newMember,
}) => {
  const member = await newMember()
  const { page, wallet } = member
  const badge = (name: string) => page.getByRole('banner').getByText(name, { exact: true })
  await expect(badge('Chain ID: 31337')).toBeVisible()
  for (const [chainId, name] of [
    [1, 'Ethereum Mainnet'],
    [11155111, 'Sepolia Testnet'],
    [84531, 'Base Goerli'],
    [424242, 'Chain ID: 424242'],
  ] as const) {
    await wallet.changeChain(page, chainId)
    await expect(badge(name)).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Your Decentralized Identity' })).toBeVisible()
  await expect(addressButton(member)).toHaveCSS('background-color', 'rgb(21, 128, 61)')
  for (const [width, fontSize, shownBadges] of [
    [768, '14px', 0],
    [769, '16px', 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(addressButton(member)).toHaveCSS('font-size', fontSize)
    await expect(badge('Chain ID: 424242').filter({ visible: true })).toHaveCount(shownBadges)
  }
  expect([wallet.prompts, wallet.permissions]).toEqual([[], []])
  expect(await savedSession(member)).toMatchObject({ chainId: 424242, address: member.session.address })
  wallet.mood = 'hides-chain'
  await page.reload()
  await expect(badge('Unknown Network')).toBeVisible()
})

test('the network switcher finds a network, closes before the wallet asks the person, and says what happened', async ({
  newMember,
}) => {
  const { page, wallet } = await newMember()
  const banner = page.getByRole('banner')
  const dialog = page.getByRole('dialog', { name: 'Switch network' })
  const search = dialog.getByPlaceholder('Search networks...')
  const choose = async (name: string) => {
    await banner.getByRole('button', { name: 'Switch network' }).click()
    await dialog.getByRole('option', { name }).click()
  }

  await test.step('the networks are listed and marked', async () => {
    await banner.getByRole('button', { name: 'Switch network' }).click()
    await expect(dialog.getByRole('option', { selected: true })).toHaveText(/Chain ID: 31337.*Connected/)
    await expect(dialog.getByRole('option', { name: 'Retired' })).toHaveText([/Goerli/, /Mumbai/, /Base Goerli/])
    await search.fill('moon')
    await expect(dialog.getByText('No network found.')).toBeVisible()
    await search.press('Escape')
    await expect(banner.getByRole('button', { name: 'Switch network' })).toBeFocused()
  })

  await test.step('switching fails in three ways', async () => {
    for (const [mood, description] of [
      ['reject', 'Network switch was rejected. Please approve the request in your wallet.'],
      ['already-asking', 'Switch request already pending in your wallet.'],
      ['forgets-page', 'Failed to switch network. Please try again.'],
    ] as const) {
      wallet.mood = mood
      await choose('Polygon')
      await expectToast(page, 'Network Switch Failed', description)
      await expect(dialog).toHaveCount(0)
    }
    wallet.mood = 'approve'
    // Nobody runs this network any more. So the page cannot add it to a wallet that does not know
    // it.
    await choose('Base Goerli')
    await expectToast(page, 'Network Switch Failed', 'Failed to switch network. Please try again.')
    await expect(banner.getByText('Chain ID: 31337')).toBeVisible()
  })

  // Records the page's state at the moment at which the page asks the wallet.
  await page.evaluate(() => {
    const { ethereum } = window as unknown as { ethereum: { request: (asked: { method: string }) => unknown } }
    const request = ethereum.request.bind(ethereum)
    ethereum.request = (asked) => {
      if (asked.method === 'wallet_switchEthereumChain')
        document.body.dataset['dialogsAtSwitch'] = String(document.querySelectorAll('dialog, [role=dialog]').length)
      return request(asked)
    }
  })

  await test.step('an unknown network is offered to the wallet with its own explorer, by keyboard', async () => {
    const answer = wallet.holdSigning()
    const asked = wallet.permissions.length
    await banner.getByRole('button', { name: 'Switch network' }).press('Enter')
    await expect(search).toBeFocused()
    await search.fill('poly')
    await search.press('ArrowDown')
    await search.press('Enter')
    await expect(page.locator('body')).toHaveAttribute('data-dialogs-at-switch', '0')
    await expect(banner.getByText('Switching...')).toBeVisible()
    answer()
    await expectToast(page, 'Network Changed', 'Successfully connected to Polygon')
    await expect(banner.getByText('Polygon', { exact: true })).toBeVisible()
    const offers = wallet.permissions.slice(asked).filter(({ method }) => method === 'wallet_addEthereumChain')
    expect(offers.map(({ params }) => params)).toMatchObject([
      [{ chainId: '0x89', chainName: 'Polygon', blockExplorerUrls: ['https://polygonscan.com'] }],
    ])
  })

  await test.step('a network that the wallet knows is not offered', async () => {
    const asked = wallet.permissions.length
    await choose('Chain ID: 31337')
    await expectToast(page, 'Network Changed', 'Successfully connected to Chain ID: 31337')
    expect(wallet.permissions.slice(asked).map(({ method }) => method)).toEqual(['wallet_switchEthereumChain'])
  })
})
