import { expect, it, vi } from 'vitest'
import { DemoOfferDialog } from '../../src/features/wallet/demo-offer-dialog.tsx'
import { InstallDialog } from '../../src/features/wallet/install-dialog.tsx'
import { PasskeyDialog } from '../../src/features/wallet/passkey/passkey-dialog.tsx'
import { connectTexts } from '../../src/texts/en/wallet/connect.ts'
import { passkeyTexts } from '../../src/texts/en/wallet/passkey.ts'
import { config } from '../rig/people.ts'
import { button, show, waitFor } from '../rig/screen.tsx'

const outside = vi.hoisted(() => ({ getAppConfig: vi.fn() }))
vi.mock('../../src/lib/app-config.ts', () => ({ getAppConfig: outside.getAppConfig }))

it.each([
  ['in a browser without a wallet', <InstallDialog key="install" />],
  ['in a trial, which brings a wallet of its own', <DemoOfferDialog key="demo" />],
])('a passkey is the first choice for a person who has no wallet: %s', async (_, dialog) => {
  await show(dialog)
  const choices = [...document.querySelectorAll('[role=dialog] :is(button, a)')].map(({ textContent }) => textContent)
  expect(choices.find((words) => words !== '' && words !== 'Close')).toBe(connectTexts.passkey)
})

const browser = navigator.userAgent
const openInApp = () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`${browser} Instagram 390.0.0`)

it('in another app’s window, a person without a wallet reads how to open the page in a browser, and can copy the page’s address', async () => {
  openInApp()
  const writeText = vi.fn(() => Promise.resolve())
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard)
  await show(<InstallDialog />)
  expect(document.body.textContent).toContain(passkeyTexts.inApp.text)
  expect(document.body.textContent).toContain(location.href)
  button(passkeyTexts.inApp.copy).click()
  await waitFor(() => document.body.textContent?.includes(passkeyTexts.inApp.copied))
  expect(writeText).toHaveBeenCalledWith(location.href)
})

it('in the window of another app, no passkey is offered if the window cannot use passkeys', async () => {
  openInApp()
  vi.stubGlobal('PublicKeyCredential', undefined)
  await show(<InstallDialog />)
  expect(() => button(connectTexts.passkey)).toThrow('There is no button')
})

it('in the window of another app, a passkey is offered if the window can use passkeys', async () => {
  openInApp()
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('isSecureContext', true)
  vi.spyOn(location, 'hostname', 'get').mockReturnValue('id.example')
  await show(<InstallDialog />)
  expect(button(connectTexts.passkey)).toBeTruthy()
})

it('in the window of another app, the dialog that offers a passkey also says how to open the page in a browser', async () => {
  openInApp()
  vi.stubGlobal('PublicKeyCredential', undefined)
  outside.getAppConfig.mockResolvedValue({ ...config, passkeys: { status: 'offered' } })
  await show(<PasskeyDialog />)
  expect(document.body.textContent).toContain(passkeyTexts.inApp.title)
})

it.each(['not-set-up', 'no-precompile', 'unknown'] as const)(
  'if the service does not offer passkeys, the dialog says why and has no button for a passkey: %s',
  async (status) => {
    vi.stubGlobal('PublicKeyCredential', class {})
    vi.stubGlobal('isSecureContext', true)
    vi.spyOn(location, 'hostname', 'get').mockReturnValue('id.example')
    outside.getAppConfig.mockResolvedValue({ ...config, passkeys: { status } })
    await show(<PasskeyDialog />)
    await waitFor(() => document.body.textContent?.includes(passkeyTexts.notOffered[status]))
    expect(() => button(passkeyTexts.create)).toThrow('There is no button')
    expect(() => button(passkeyTexts.find)).toThrow('There is no button')
  },
)
