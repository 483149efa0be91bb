import { ethereumDidRegistryAbi as abi } from '@did/contracts/generated/ethereum-did-registry-abi'
import { addressSchema, toAddress } from '@did/domain/hex'
import type { Page } from '@playwright/test'
import { createPublicClient, hexToString, http } from 'viem'
import { expect, test } from '../../src/fixtures.ts'
import { becomeVerifier, openView } from '../../src/journey.ts'
import { bringPasskeys, createIdentity } from '../../src/passkeys.ts'
import { expectToast } from '../../src/screens/screen.ts'
import { accreditWallet } from '../../src/shares.ts'
import { writeNewCode } from '../../src/vault.ts'

const organization = 'Office of the Northern Isles'

test('a verifier with a passkey and without money publishes its key and its domain on the chain, and removes them again', async ({
  newVisitor,
  stack,
}) => {
  const page = await newVisitor()
  const device = await bringPasskeys(page)
  await createIdentity(page)
  const identity = await readIdentity(page)
  const client = createPublicClient({ transport: http(stack.rpcUrl) })
  const address = toAddress(stack.contracts.ethereumDidRegistry)
  const readChanges = async () => {
    const logs = await client.getContractEvents({ address, abi, args: { identity }, fromBlock: 0n })
    return logs.flatMap(({ eventName, args }) =>
      eventName === 'DIDAttributeChanged' && args.name
        ? [`${hexToString(args.name, { size: 32 })} ${args.validTo === 0n ? 'removed' : 'published'}`]
        : [],
    )
  }

  await test.step('the person becomes a verifier and makes a key for private attributes', async () => {
    await becomeVerifier({ page }, organization)
    await makeKey(page)
  })
  const heading = page.getByText('For other people’s software')
  await test.step('nobody has accredited the verifier, so there is nothing to publish', async () => {
    await expect(page.getByText('Your domain')).toBeVisible()
    await expect(heading).toHaveCount(0)
  })
  await accreditWallet(identity, organization, stack)
  await test.step('the accredited verifier publishes both with one prompt each', async () => {
    await heading.click()
    const before = device.prompts()
    await publish(page, 'Publish: Your key for private attributes', 'Published')
    await publish(page, 'Publish: Your domain quinta.example', 'Published')
    await expect(page.getByText(/^Published until/)).toHaveCount(2)
    expect(device.prompts() - before).toBe(2)
    expect(await readChanges()).toEqual(['did/pub/X25519/enc/base64 published', 'did/svc/LinkedDomains published'])
    expect(await client.getBalance({ address: identity })).toBe(0n)
  })
  await test.step('what is removed counts no more', async () => {
    await publish(page, 'Remove from your DID document: Your domain quinta.example', 'Removed')
    await expect(page.getByText('Not published')).toHaveCount(1)
    expect((await readChanges()).at(-1)).toBe('did/svc/LinkedDomains removed')
  })
})

async function publish(page: Page, name: string, toast: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  await expectToast(page, toast)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
}

async function makeKey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Private attributes…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Private attributes' })
  await dialog.getByRole('button', { name: 'Set up private attributes' }).click()
  await writeNewCode(dialog)
  await dialog.getByRole('button', { name: 'Use my passkey' }).click()
  await dialog.getByRole('button', { name: 'Make my key' }).click()
  await expect(dialog.getByRole('button', { name: 'Make my key' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).first().click()
}

async function readIdentity(page: Page) {
  await openView({ page }, 'Your Profile')
  await page.getByRole('banner').getByRole('button', { name: /^0x/ }).click()
  const dialog = page.getByRole('dialog')
  const address = await dialog
    .getByText(/^0x[\da-f]{40}$/i)
    .first()
    .innerText()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  return toAddress(addressSchema.parse(address))
}
