import type { Page } from '@playwright/test'
import { createClaim, createVerifiedClaim, register, shareClaim } from '../../src/api.ts'
import { closeTransaction, compareWords, setGuardians } from '../../src/control/guardians.ts'
import { beginWithPasskey, letDaysPass } from '../../src/control/thieves.ts'
import { expect, type Member, test } from '../../src/fixtures.ts'
import { claimCard, openClaim } from '../../src/journey.ts'
import { bringPasskeys } from '../../src/passkeys.ts'
import { expectToast, verdict } from '../../src/screens/screen.ts'
import { accredit } from '../../src/shares.ts'
import { makeVault, openWithCode } from '../../src/vault.ts'

const phone = { viewport: { width: 390, height: 844 } }

test('guardians give a new passkey to a person who lost every device, and the person’s identity keeps its address', async ({
  apart: { node, chain },
  newMember,
  newVisitor,
}) => {
  test.setTimeout(120_000)
  const guardians = await Promise.all([1, 2, 3].map(() => newMember({ node, rpcUrl: chain.rpcUrl })))
  const owner = await newVisitor({ node, ...phone })
  await bringPasskeys(owner)
  const identity = await beginWithPasskey(owner)
  const file = await test.step('the owner chooses three guardians', () =>
    setGuardians({ page: owner }, guardians.map(addressOf)))
  // Closes the lost device's page, because it would write complaints into the console when its
  // session ends.
  await owner.context().close()

  const person = await newVisitor({ node, ...phone })
  const newDevice = await bringPasskeys(person)
  await test.step('on a new device, the person makes a new passkey', async () => {
    await person.goto('/recover')
    await person.getByLabel('The guardians’ file').setInputFiles(file)
    await expect(person.getByLabel('Or enter the address of your identity')).toHaveValue(identity)
    await person.getByRole('button', { name: 'Next' }).click()
    await person.getByRole('button', { name: 'Create a new passkey' }).click()
    await expect(person.getByText('2 of 3 guardians must agree.')).toBeVisible()
    expect(newDevice.prompts()).toBe(1)
  })

  await test.step('two guardians compare the words and agree', async () => {
    for (const [index, guardian] of guardians.slice(0, 2).entries()) {
      await compareWords({ page: person }, guardian, file)
      await guardian.page.getByRole('button', { name: 'I agree' }).click()
      const count = index === 0 ? '1 of the 2 guardians' : '2 guardians agreed, which is enough.'
      await expect(guardian.page.getByText(count)).toBeVisible()
      await expect(person.getByText(`${index + 1} of 3 agreed so far.`)).toBeVisible()
    }
    await expect(person.getByText('Your guardians agreed')).toBeVisible()
  })

  await test.step('the third guardian joins, and so nobody can stop the recovery any more', async () => {
    const third = guardians[2]
    if (!third) throw new Error('There is no third guardian')
    await person.getByText('Ask the other guardians, too').click()
    await compareWords({ page: person }, third, file)
    await third.page.getByRole('button', { name: 'I agree' }).click()
    await expect(third.page.getByText('3 guardians agreed, which is enough.')).toBeVisible()
    await expect(person.getByText('Ask the other guardians, too')).toHaveCount(0)
  })

  await test.step('after a reload and the delay, the person finishes and signs in', async () => {
    await letDaysPass(chain, [person], 8)
    await person.reload()
    await person.getByRole('button', { name: 'Finish' }).click()
    await expect(person.getByText('Your identity is yours again', { exact: true })).toBeVisible()
    await person.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await person
      .getByRole('dialog')
      .getByRole('button', { name: /^Continue as 0x/ })
      .click()
    await person.getByRole('link', { name: 'Go to your profile' }).click()
    await expect(person.getByRole('heading', { name: 'Your Profile', level: 1 })).toBeVisible()
    await person.getByRole('banner').getByRole('button', { name: /^0x/ }).click()
    await expect(person.getByRole('dialog').getByText(identity)).toBeVisible()
  })
})

test('guardians give a passkey to an owner who lost an ordinary wallet, and earlier links still hold and mention the new key', async ({
  apart: { node, chain },
  stack,
  newMember,
  newVisitor,
}) => {
  test.setTimeout(120_000)
  const place = { node, rpcUrl: chain.rpcUrl }
  const guardians = await Promise.all([1, 2].map(() => newMember(place)))
  const owner = await newMember({ ...place, minted: true, path: 'about:blank' })
  const verifier = await register(node, { ...stack, ...chain }, { organization: 'Skerry School' })
  await accredit(verifier, 'Skerry School', { ...stack, ...chain })
  const claim = await createVerifiedClaim(owner, verifier, diploma)
  const { url } = await shareClaim(owner.session, claim)
  await createClaim(owner.session, owner.did, residence)
  const code = await test.step('the owner seals a date of birth, and writes the recovery code down', () =>
    sealBirthDate(owner))
  const file = await setGuardians(owner, guardians.map(addressOf))
  await owner.context.close()

  const person = await newVisitor({ node, ...phone })
  await bringPasskeys(person)
  await test.step('on a new device, the person signs in with a passkey and names it to the guardians', async () => {
    await person.goto('/recover')
    await person.getByLabel('The guardians’ file').setInputFiles(file)
    await person.getByRole('button', { name: 'Next' }).click()
    await person.getByRole('main').getByRole('button', { name: 'Continue with a passkey' }).click()
    await person.getByRole('dialog').getByRole('button', { name: 'Create a new identity' }).click()
    await person.getByRole('button', { name: /^Use 0x/ }).click()
    for (const guardian of guardians) {
      await compareWords({ page: person }, guardian, file)
      await guardian.page.getByRole('button', { name: 'I agree' }).click()
      await expect(guardian.page.getByText('Thank you')).toBeVisible()
    }
    await expect(person.getByText('Your guardians agreed')).toBeVisible()
  })

  await test.step('after the delay, the person finishes, signs in, and has the claim', async () => {
    await letDaysPass(chain, [person], 8)
    await person.reload()
    await comeInAgain(person)
    await person.getByRole('button', { name: 'Finish' }).click()
    await expect(person.getByText('Your identity is yours again', { exact: true })).toBeVisible()
    await expect(person.getByText('that read your did:ethr still see the old key')).toBeVisible()
    await person.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await person
      .getByRole('dialog')
      .getByRole('button', { name: /^Continue as 0x/ })
      .click()
    await expect(person.getByRole('link', { name: 'Go to your profile' })).toBeVisible()
    await person.goto('/?view=claims')
    await expect(claimCard({ page: person }, diploma.title).getByText('Verified', { exact: true })).toBeVisible()
  })

  await test.step('the recovery code opens the private attributes, which the lost wallet had opened', async () => {
    const details = await openClaim({ page: person }, residence.title)
    await details.getByText('Private attributes').first().click()
    await openWithCode(details, code)
    await expect(details.getByLabel('Date of birth')).toHaveValue(born)
  })

  await test.step('a link from before the recovery holds, and says that another key controls the identity', async () => {
    const checker = await newVisitor({ node })
    await checker.goto(url)
    await expect(
      checker.getByText(/^Passed: Its holder controls it with another key since .*, after a recovery/),
    ).toBeVisible()
    await expect(verdict(checker)).toHaveText('You can rely on this claim')
  })
})

test('an owner stops a recovery that the owner did not ask for, and freezes the identity', async ({
  apart: { node, chain },
  newMember,
  newPerson,
}) => {
  test.setTimeout(120_000)
  const [owner, guardian] = await Promise.all([1, 2].map(() => newMember({ node, rpcUrl: chain.rpcUrl })))
  if (!owner || !guardian) throw new Error('There are two members')
  const third = await newMember({ node, rpcUrl: chain.rpcUrl, path: 'about:blank' })
  const { page } = owner
  const file = await setGuardians(owner, [guardian, third].map(addressOf))

  const stranger = await newPerson({ node, rpcUrl: chain.rpcUrl, path: '/recover' })
  await test.step('somebody asks for a recovery to another wallet', async () => {
    await stranger.page.getByLabel('Or enter the address of your identity').fill(addressOf(owner))
    await stranger.page.getByRole('button', { name: 'Next' }).click()
    await stranger.page.getByRole('main').getByRole('button', { name: 'Connect MetaMask' }).click()
    await stranger.page.getByRole('button', { name: /^Use 0x/ }).click()
  })

  await test.step('a guardian without the file, and a wallet that is no guardian, cannot agree', async () => {
    await guardian.page.goto(await stranger.page.getByLabel('Link for your guardians').inputValue())
    await guardian.page.getByRole('button', { name: 'I agree' }).click({ force: true })
    await expect(guardian.page.getByText('Open the file, and confirm both sentences')).toBeVisible()
    await compareWords(stranger, { page }, file)
    await page.getByRole('button', { name: 'I agree' }).click()
    await expect(page.getByText('which is no guardian in this file')).toBeVisible()
  })

  await test.step('both guardians agree one after the other, so all guardians have agreed', async () => {
    await compareWords(stranger, guardian, file)
    await guardian.page.getByRole('button', { name: 'I agree' }).click()
    await expect(guardian.page.getByText('1 of the 2 guardians')).toBeVisible()
  })

  await test.step('the owner freezes the identity, asks for the end of the freeze, and stops that end', async () => {
    await page.goto('/?view=profile')
    await page.getByRole('button', { name: 'Guardians and stolen keys' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'My key was stolen' }).click()
    await page.getByRole('button', { name: 'Freeze my identity' }).click()
    await closeTransaction(page)
    await expect(page.getByText('Your identity is frozen', { exact: true }).first()).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'End the freeze' }).click()
    await page.getByLabel('The guardians’ file').setInputFiles(file)
    await page.getByRole('button', { name: 'Ask to end the freeze' }).click()
    await closeTransaction(page)
    await page.getByRole('button', { name: 'Stop it' }).click()
    await closeTransaction(page)
    await expect(page.getByRole('button', { name: 'Stop it' })).toHaveCount(0)
  })
})

const diploma = {
  type: 'education',
  title: 'Diploma in Navigation',
  description: 'Two years at sea.',
  holderName: 'Maya Rossi',
}

const residence = { type: 'kyc', title: 'Resident of Skerry', description: 'Seen in person.' }
const born = '1987-03-09'

/** Makes a vault that the owner's wallet opens. Returns the vault's recovery code. */
async function sealBirthDate(owner: Member): Promise<string> {
  await owner.page.goto('/?view=claims')
  const details = await openClaim(owner, residence.title)
  await details.getByText('Private attributes').first().click()
  const code = await makeVault(details)
  await details.getByLabel('Date of birth').fill(born)
  await details.getByRole('button', { name: 'Save private attributes' }).click()
  await expectToast(owner.page, 'Private attributes saved')
  return code
}

/**
 * Signs the person in again with the passkey. Days have passed, so the session, which lasts three
 * hours, has ended.
 */
async function comeInAgain(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Continue with a passkey' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Continue as 0x/ })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const addressOf = ({ wallet }: Member) => wallet.account.address.toLowerCase()
