import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseChallengePath } from '@did/credentials/holder-challenge/challenge-link'
import { buildAnswerSigningRequest, type HolderQuestion } from '@did/credentials/holder-challenge/holder-answer'
import { openQuestion, sealHolderAnswer } from '@did/credentials/holder-challenge/sealed-challenge'
import { holderChallengeSchema } from '@did/domain/holder-challenge/holder-challenge'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { Page, Response } from '@playwright/test'
import { createVerifiedClaim, register, shareClaim } from '../../src/api.ts'
import { expect, expectedConsoleErrors, type Member, test } from '../../src/fixtures.ts'
import { inEnglish } from '../../src/languages/in-english.ts'
import type { Node } from '../../src/node.ts'

const diploma = {
  type: 'education',
  title: 'MSc Environmental Engineering',
  description: 'x',
  holderName: 'Maya Rossi',
}
const phone = { width: 390, height: 844 }

/** Returns the link that the QR code of the question to the holder contains. */
async function askForProof(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Ask them to prove it is theirs' }).click()
  await expect(page.getByAltText('Code that asks the holder')).toBeVisible()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}

async function answer({ page }: Member, link: string): Promise<void> {
  await page.goto(link)
  await expect(page.getByText(/^Somebody at .+, not verified$/)).toBeVisible()
  await expect(page.getByText(diploma.title)).toBeVisible()
  await page.getByRole('button', { name: 'Yes, this is mine' }).click()
}

test('the holder proves with one signature that a credential is theirs, and a thief with another wallet cannot', async ({
  newMember,
  newVisitor,
  node,
  stack,
}) => {
  const holder = await newMember({ minted: true, path: 'about:blank', viewport: phone })
  const verifier = await register(node, stack, { organization: `Northfield ${crypto.randomUUID()}` })
  const claim = await createVerifiedClaim(holder, verifier, diploma)
  const { url } = await shareClaim(holder.session, claim)
  const checker = await newVisitor()
  await checker.goto(url)
  await expect(checker.getByText('Maya Rossi', { exact: true }).first()).toBeVisible()
  const link = await askForProof(checker)
  expect(new URL(link).pathname).toMatch(/^\/prove\/[\w-]{22}$/)

  await test.step('a reload of the checker’s tab keeps the question', async () => {
    await checker.reload()
    await expect(checker.getByAltText('Code that asks the holder')).toBeVisible()
    await checker.getByRole('button', { name: 'Copy the link' }).click()
    expect(await checker.evaluate(() => navigator.clipboard.readText())).toBe(link)
  })

  const thief = await newMember({ path: 'about:blank' })
  await thief.page.goto(link)
  await expect(thief.page.getByRole('alert')).toContainText('This credential belongs to')
  await expect(thief.page.getByRole('button', { name: 'Yes, this is mine' })).toHaveCount(0)

  await test.step('somebody with the link says that they did not ask for it, and the checker is warned', async () => {
    await thief.page.getByRole('button', { name: 'No, I did not ask for this' }).click()
    await expect(thief.page.getByText('Nothing was confirmed')).toBeVisible()
    await expect(checker.getByText('Somebody who opened the link said')).toBeVisible()
  })

  await test.step('both screens show the same two words', async () => {
    const own = checker.getByText('Their screen shows these two words').locator('+ p')
    await expect(own).toHaveText(/^[a-z]+ [a-z]+$/)
    await holder.page.goto(link)
    await expect(holder.page.getByText((await own.textContent()) ?? '', { exact: true })).toBeVisible()
  })

  const prompts = holder.wallet.prompts.length
  await answer(holder, link)
  await expect(holder.page.getByText('Answered')).toBeVisible()
  expect(holder.wallet.prompts.length).toBe(prompts + 1)
  await expect(checker.getByText(/^The person who answered controls this credential · /)).toBeVisible()
  await expect(checker.getByText('Compare the name with an ID, and look at the person.')).toBeVisible()
  await checker.reload()
  await expect(checker.getByText(/^The person who answered controls this credential · /)).toBeVisible()

  const again = await askOnceMore(checker)
  expect(again).not.toBe(link)
})

async function askOnceMore(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Ask again' }).click()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}

test('a holder reads who asks for a proof and why, in the checker’s words, and reads that nobody has checked the checker’s name', async ({
  newMember,
  newVisitor,
  node,
  stack,
}) => {
  const holder = await newMember({ minted: true, path: 'about:blank', viewport: phone })
  const verifier = await register(node, stack, { organization: `Eastfield ${crypto.randomUUID()}` })
  const claim = await createVerifiedClaim(holder, verifier, diploma)
  const { url } = await shareClaim(holder.session, claim)
  const checker = await newVisitor({ viewport: phone })
  await checker.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await checker.goto(url)
  await checker.getByRole('button', { name: 'Say who asks and why' }).click()
  await checker.getByLabel('Your name').fill('Ana Reis')
  await checker.getByLabel('Why you ask').fill('Your application')
  await checker.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(checker.getByRole('heading', { name: 'Let them prove it is theirs' })).toBeInViewport()
  await checker.getByRole('button', { name: 'Copy the link' }).click()
  await holder.page.goto(await checker.evaluate(() => navigator.clipboard.readText()))
  await expect(holder.page.getByText('They call themselves “Ana Reis”. Nobody has checked this.')).toBeVisible()
  await expect(holder.page.getByText('They give this reason: “Your application”.')).toBeVisible()
  await expect(holder.page.getByText('Answer only if you are with the person who asks')).toBeVisible()
  // The holder signs the reason, too. After a reload the page can judge the answer only if the page
  // has kept the reason.
  await checker.reload()
  await expect(checker.getByAltText('Code that asks the holder')).toBeVisible()
  await holder.page.getByRole('button', { name: 'Yes, this is mine' }).click()
  await expect(checker.getByText(/^The person who answered controls this credential · /)).toBeVisible()
})

test('the checker’s page refuses an answer that another wallet signed, and an answer that is about another link', async ({
  newMember,
  newVisitor,
  node,
  stack,
}) => {
  const [holder, thief] = [await newMember({ minted: true, path: 'about:blank' }), await register(node, stack)]
  const verifier = await register(node, stack, { organization: `Westfield ${crypto.randomUUID()}` })
  const claim = await createVerifiedClaim(holder, verifier, diploma)
  const { url } = await shareClaim(holder.session, claim)
  const checker = await newVisitor()
  await checker.goto(url)
  const { code, question } = await readChallenge(await askForProof(checker), node)
  const domain = attestationDomain({ chainId: stack.chainId, didRegistry: stack.contracts.didRegistry })
  const send = async (asked: HolderQuestion, { session }: Pick<Member, 'session'>) => {
    const answeredAt = asked.askedAt + 1
    const { EIP712Domain: _, ...types } = buildAnswerSigningRequest(domain, asked, answeredAt).types
    const typedData = { ...buildAnswerSigningRequest(domain, asked, answeredAt), types }
    const signature = await session.account.signTypedData(typedData as never)
    const sealed = await sealHolderAnswer({ signature, answeredAt }, code, randomBytes)
    await session.call('POST', `/api/holder-challenges/${code.id}/answers`, { sealed })
  }
  const refusal = checker.getByText('Somebody answered with a wallet that does not hold this credential.')
  const proved = checker.getByText(/^The person who answered controls this credential/)

  await send(question, thief)
  await expect(refusal).toBeVisible()
  await send({ ...question, share: 'AAECAwQFBgcICQoLDA0ODw' }, holder)
  // The page starts a second reading of the answers only after it has judged all answers of the
  // first reading.
  for (let reading = 0; reading < 2; reading += 1) await checker.waitForResponse(hasAnswers(2))
  await expect(refusal).toBeVisible()
  await expect(proved).toHaveCount(0)
  await send(question, holder)
  await expect(proved).toBeVisible()
})

function hasAnswers(count: number) {
  return async (response: Response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/holder-challenges/')) return false
    return holderChallengeSchema.parse(await response.json()).answers.length === count
  }
}

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))

/** Opens the question behind a link. Anybody with the link can do so. */
async function readChallenge(link: string, node: Node) {
  const code = parseChallengePath(new URL(link))
  const found = await fetch(`${node.url}/api/holder-challenges/${code?.id}`)
  const { sealed } = holderChallengeSchema.parse(await found.json())
  const question = code && (await openQuestion(sealed, code))
  if (!code || !question) throw new Error('The link names no question')
  return { code, question }
}

test('a holder who declined a holder challenge can still answer it, and the page says when the challenge’s link is incomplete or the challenge is over', async ({
  newMember,
  newVisitor,
  node,
  stack,
}) => {
  const holder = await newMember({ minted: true, path: 'about:blank' })
  const verifier = await register(node, stack, { organization: `Southfield ${crypto.randomUUID()}` })
  const { url } = await shareClaim(holder.session, await createVerifiedClaim(holder, verifier, diploma))
  const checker = await newVisitor()
  await checker.goto(url)
  const link = await askForProof(checker)
  holder.wallet.mood = 'reject'
  await answer(holder, link)
  await expect(holder.page.getByRole('alert')).toHaveText('You declined. Nothing was sent.')
  holder.wallet.mood = 'approve'
  await holder.page.getByRole('button', { name: 'Yes, this is mine' }).click()
  await expect(checker.getByText(/^The person who answered controls this credential · /)).toBeVisible()

  await holder.page.goto('about:blank')
  await holder.page.goto(link.slice(0, -4))
  await expect(holder.page.getByText('This link is incomplete')).toBeVisible()
  expectedConsoleErrors.set(holder.page, /status of 404/)
  await holder.page.goto('about:blank')
  await holder.page.goto(link.replace(/prove\/.{4}/, 'prove/AAAA'))
  await expect(holder.page.getByText('This question is over')).toBeVisible()
})

const program = fileURLToPath(new URL('../../../scripts/check-credential.ts', import.meta.url))

test('the command line prints a link for the holder, waits, and says that the holder answered', async ({
  newMember,
  node,
  stack,
}) => {
  const holder = await newMember({ minted: true, path: 'about:blank' })
  const verifier = await register(node, stack, { organization: `Eastfield ${crypto.randomUUID()}` })
  const { url } = await shareClaim(holder.session, await createVerifiedClaim(holder, verifier, diploma))
  const words = ['--asker', 'Ana Reis', '--reason', 'Your application', '--by-mail']
  const { said, ended } = askFromTerminal(url, words, stack)
  await expect.poll(said).toMatch(/http\S+\/prove\/\S+/)
  await answer(holder, linkIn(said()))
  // Nobody has reviewed this verifier, so the verdict itself stays amber.
  expect(await ended).toBe(2)
  expect(said()).toContain('The person who answered controls this credential.')
  expect(said()).toMatch(/Answered \d{4}-\d\d-\d\d \S+ UTC, by the holder’s own clock\./)
})

test('the command line prints the two words that the holder’s page shows', async ({ newMember, node, stack }) => {
  const holder = await newMember({ minted: true, path: 'about:blank' })
  const verifier = await register(node, stack, { organization: `Highfield ${crypto.randomUUID()}` })
  const { url } = await shareClaim(holder.session, await createVerifiedClaim(holder, verifier, diploma))
  const { said, ended } = askFromTerminal(url, [], stack)
  await expect.poll(said).toMatch(/read the words to you: [a-z]+ [a-z]+\n/)
  const link = linkIn(said())
  await holder.page.goto(link)
  const words = holder.page.getByText('These two words stand on the screen of the person who asks').locator('+ p')
  expect(said()).toContain(`read the words to you: ${await words.textContent()}\n`)
  await answer(holder, link)
  expect(await ended).toBe(2)
  expect(said()).toContain('The person who answered controls this credential.')
})

/** Asks the holder from a terminal. `said` returns what the command has printed so far. */
function askFromTerminal(url: string, words: readonly string[], { rpcUrl }: { rpcUrl: string }) {
  const child = spawn(process.execPath, [program, url, '--ask-holder', ...words, '--rpc', rpcUrl], { env: inEnglish })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString('utf8')
    })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { said: () => output, ended }
}

function linkIn(output: string): string {
  return /http\S+\/prove\/\S+/.exec(output)?.[0] ?? ''
}
