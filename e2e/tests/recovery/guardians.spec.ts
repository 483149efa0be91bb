import { agreeTo, closeTransaction, openGuardians, saveGuardians, setGuardians } from '../../src/control/guardians.ts'
import { expect, type Member, test } from '../../src/fixtures.ts'

const phone = { viewport: { width: 390, height: 844 } }
const addressOf = ({ wallet }: Member) => wallet.account.address.toLowerCase()

test('an owner names guardians by username, sees their addresses, and removes all of them again', async ({
  newMember,
}) => {
  test.setTimeout(120_000)
  const owner = await newMember(phone)
  const name = `Maya ${crypto.randomUUID().slice(0, 8)}`
  const maya = await newMember({ username: name, path: 'about:blank' })
  const other = await newMember({ path: 'about:blank' })
  const { page } = owner

  const file = await test.step('the owner enters a username and an address', async () => {
    await openGuardians(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Choose guardians' }).click()
    const list = page.getByRole('dialog', { name: 'Choose guardians' })
    await list.getByLabel('Guardian 1', { exact: true }).fill(name.toLowerCase())
    await list.getByLabel('Guardian 2', { exact: true }).fill('Nobody of Skerry')
    await expect(list.getByText(addressOf(maya))).toBeVisible()
    await list.getByRole('button', { name: 'Next' }).click()
    await expect(list.getByText('Nobody has this username here.')).toBeVisible()
    await list.getByLabel('Guardian 2', { exact: true }).fill(addressOf(other))
    await list.getByRole('button', { name: 'Next' }).click()
    const people = page.getByRole('dialog').getByRole('list', { name: 'Your guardians' }).getByRole('listitem')
    await expect(people).toHaveCount(2)
    await expect(people.filter({ hasText: name })).toContainText(addressOf(maya))
    return saveGuardians(page)
  })
  expect(JSON.parse(String(file.buffer)).names).toEqual({ [addressOf(maya)]: name })

  await test.step('the owner opens the file, and sends all guardians away after twice the delay', async () => {
    await openGuardians(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Remove all guardians' }).click()
    await page.getByLabel('The guardians’ file').setInputFiles(file)
    await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('Your guardians leave after 14 days')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove all guardians' }).click()
    await closeTransaction(page)
    await page.getByRole('button', { name: 'Guardians and stolen keys' }).click()
    await expect(page.getByRole('dialog').getByText(/They leave on .*, and then you have none\./)).toBeVisible()
  })
})

test('guardians freeze an identity, stop a thief’s request to end the freeze, and later end the freeze themselves', async ({
  newMember,
}) => {
  test.setTimeout(120_000)
  const owner = await newMember(phone)
  const [first, second] = await Promise.all([1, 2].map(() => newMember({ ...phone, path: 'about:blank' })))
  if (!first || !second) throw new Error('There are two guardians')
  const { page } = owner
  const file = await setGuardians(owner, [first, second].map(addressOf))

  await test.step('one guardian begins with the file and agrees, and sends the link to the other', async () => {
    await first.page.goto('/help')
    await first.page.getByLabel('The guardians’ file').setInputFiles(file)
    await first.page.getByRole('radio', { name: 'Freeze the identity' }).check()
    await first.page.getByRole('button', { name: 'Make the link' }).click()
    await expect(first.page.getByText('You say that its key is stolen')).toBeVisible()
    await expect(first.page.getByText(addressOf(owner))).toBeVisible()
    await first.page.getByRole('button', { name: 'I agree' }).click()
    await expect(first.page.getByText('1 of the 2 guardians that are needed has agreed.').first()).toBeVisible()
    await agreeTo(second, await first.page.getByLabel('Link for the guardians').inputValue(), file)
    await expect(second.page.getByText('2 guardians agreed, which is enough.')).toBeVisible()
    await expect(second.page.getByText('The identity has been frozen since')).toBeVisible()
  })

  await test.step('the dashboard tells of the freeze, and whoever has the key asks for its end there', async () => {
    await page.goto('/')
    await expect(page.getByText('Your identity is frozen', { exact: true })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'End the freeze' }).click()
    await page.getByLabel('The guardians’ file').setInputFiles(file)
    await page.getByRole('button', { name: 'Ask to end the freeze' }).click()
    await closeTransaction(page)
    await expect(page.getByText('The freeze of your identity is about to end')).toBeVisible()
  })

  const decide = async (what: string, sentence: string) => {
    await openGuardians(page)
    await page.getByRole('dialog').getByRole('link', { name: 'Make a link for them' }).click()
    await expect(page.getByLabel('Or enter the address of the identity')).toHaveValue(addressOf(owner))
    await page.getByRole('radio', { name: what }).check()
    await page.getByRole('button', { name: 'Make the link' }).click()
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByRole('button', { name: 'I agree' })).toHaveCount(0)
    const link = await page.getByLabel('Link for the guardians').inputValue()
    for (const guardian of [first, second]) await agreeTo(guardian, link, file)
  }

  await test.step('the guardians stop the end of the freeze', async () => {
    await decide('Stop the change that is waiting', 'The freeze does not end on')
    await expect(page.getByText('No change of this identity is waiting.')).toBeVisible()
  })

  await test.step('later, the guardians end the freeze themselves', async () => {
    await decide('End the freeze', 'the identity can act at once')
    await expect(page.getByText('The identity is not frozen.')).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
    await expect(page.getByText('Your identity is frozen', { exact: true })).toHaveCount(0)
  })
})

test('a stranger cannot agree to a decision as a guardian, neither without the guardians’ file nor with it', async ({
  newMember,
}) => {
  const owner = await newMember(phone)
  const guardian = await newMember({ path: 'about:blank' })
  const stranger = await newMember({ ...phone, path: 'about:blank' })
  const file = await setGuardians(owner, [addressOf(guardian)])
  const { page } = stranger
  await page.goto('/help')
  await page.getByLabel('Or enter the address of the identity').fill(addressOf(owner))
  await page.getByRole('button', { name: 'Make the link' }).click()
  await page.getByRole('button', { name: 'I agree' }).click({ force: true })
  await expect(page.getByText('Open the file first.')).toBeVisible()
  await page.getByLabel('The guardians’ file').setInputFiles(file)
  await page.getByRole('button', { name: 'I agree' }).click()
  await expect(page.getByText('which is no guardian in this file')).toBeVisible()
})
