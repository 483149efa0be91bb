/**
 * A device's store of passkeys. The device's owner agrees to every question, unless a test says
 * otherwise.
 */
import type { CDPSession, Page } from '@playwright/test'

export type Device = {
  /** Returns how often the person has confirmed so far. */
  prompts: () => number
  /** From now on, the device does not recognise its owner, and so refuses to use a passkey. */
  refuse: () => Promise<void>
  agree: () => Promise<void>
  /**
   * From now on, the device leaves every question of the browser open, so that another device can
   * answer it.
   */
  sleep: () => Promise<void>
  wake: () => Promise<void>
  /** A test can add the returned passkeys to another device, as a synchronised account does. */
  readCredentials: () => Promise<Credential[]>
  addCredentials: (credentials: readonly Credential[]) => Promise<void>
}
type Traits = { hasPrf?: boolean; transport?: 'internal' | 'usb' }
type Credential = Awaited<ReturnType<typeof readAll>>[number]

const options = {
  protocol: 'ctap2',
  ctap2Version: 'ctap2_1',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
  hasPrf: true,
} as const

export async function createIdentity(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Continue with a passkey' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create a new identity' }).click()
  await page.getByRole('button', { name: /^Get something confirmed/ }).click()
  await page.getByLabel('Full name (optional)').fill('Maya Rossi')
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await page.getByRole('button', { name: 'Skip for now' }).click()
}

/** Signs in with a passkey that the device has. */
export async function comeInWithPasskey(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Continue with a passkey' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'I have a passkey here' }).click()
}

export async function bringPasskeys(page: Page, traits: Traits = {}): Promise<Device> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const add = async () =>
    (await browser.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, ...traits } })).authenticatorId
  let authenticatorId = await add()
  let prompts = 0
  for (const event of ['WebAuthn.credentialAdded', 'WebAuthn.credentialAsserted'] as const)
    browser.on(event, () => {
      prompts += 1
    })
  const addCredentials = async (credentials: readonly Credential[]) => {
    for (const credential of credentials) await browser.send('WebAuthn.addCredential', { authenticatorId, credential })
  }
  const setPresence = async (enabled: boolean) => {
    await browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  }
  return {
    prompts: () => prompts,
    refuse: async () =>
      void (await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })),
    // A virtual authenticator that has refused once stays locked, so a new one with the same
    // passkeys replaces it.
    agree: async () => {
      const credentials = await readAll(browser, authenticatorId)
      await browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
      authenticatorId = await add()
      await addCredentials(credentials)
    },
    sleep: () => setPresence(false),
    wake: () => setPresence(true),
    readCredentials: () => readAll(browser, authenticatorId),
    addCredentials,
  }
}

async function readAll(browser: CDPSession, authenticatorId: string) {
  return (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials
}
