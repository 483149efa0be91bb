import { createVerifiedClaim, register, shareClaim } from '../../src/api.ts'
import { expect, test } from '../../src/fixtures.ts'
import { connectAndSignIn, mintDid } from '../../src/journey.ts'
import { bringPasskeys, createIdentity } from '../../src/passkeys.ts'
import { dayMs, minuteMs, setClockOff } from '../../src/screens/device-clock.ts'
import { verdict } from '../../src/screens/screen.ts'
import { accredit } from '../../src/shares.ts'
import { addressButton } from '../../src/wallet/wallet-screen.ts'

const diploma = { type: 'education', title: 'MSc Soil Science', description: 'x', holderName: 'Maya Rossi' }
const pairs = [
  { holder: { off: dayMs, word: '1 day fast' }, checker: { off: -10 * minuteMs, word: '10 minutes slow' } },
  { holder: { off: -dayMs, word: '1 day slow' }, checker: { off: 10 * minuteMs, word: '10 minutes fast' } },
]

for (const { holder, checker } of pairs)
  test(`a holder whose clock is ${holder.word} answers a checker whose clock is ${checker.word}`, async ({
    newPerson,
    newVisitor,
    node,
    stack,
  }) => {
    const person = await newPerson({ path: 'about:blank' })
    const { page } = person
    const owner = await register(node, stack, { account: person.wallet.account, minted: true })
    const verifier = await register(node, stack, { organization: `Northfield ${crypto.randomUUID()}` })
    await accredit(verifier, `Northfield ${verifier.user.id}`, stack)
    const { url } = await shareClaim(owner.session, await createVerifiedClaim(owner, verifier, diploma))
    const stranger = await newVisitor()
    for (const [device, off] of [
      [page, holder.off],
      [stranger, checker.off],
    ] as const)
      await setClockOff(device.context(), off)

    await page.goto('/')
    await connectAndSignIn(person)
    await expect(page.getByText(`This device’s clock is ${holder.word}.`)).toBeVisible()
    await page.reload()
    await expect(addressButton(person)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveCount(0)

    await stranger.goto(url)
    await expect(verdict(stranger)).toHaveText('You can rely on this claim')
    await expect(stranger.getByText(`This device’s clock is ${checker.word}.`)).toBeVisible()
    await stranger.getByRole('button', { name: 'Ask them to prove it is theirs' }).click()
    await expect(stranger.getByText(/\b[45]:\d\d\b/)).toBeVisible()
    const link = stranger.getByText(/^http\S+\/prove\//)
    await page.goto((await link.textContent()) ?? '')
    await page.getByRole('button', { name: 'Yes, this is mine' }).click()
    await expect(stranger.getByText(/^The person who answered controls this credential · /)).toBeVisible()
  })

for (const { off, word } of pairs.map(({ holder }) => holder))
  test(`a passkey on a device whose clock is ${word} signs in and mints`, async ({ newVisitor }) => {
    const page = await newVisitor()
    await setClockOff(page.context(), off)
    await bringPasskeys(page)
    await createIdentity(page)
    await mintDid({ page })
  })
