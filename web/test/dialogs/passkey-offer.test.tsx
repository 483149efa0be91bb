import { describe, expect, it, vi } from 'vitest'
import { DemoOfferDialog } from '../../src/features/wallet/demo-offer-dialog.tsx'
import { InstallDialog } from '../../src/features/wallet/install-dialog.tsx'
import { PasskeyDialog } from '../../src/features/wallet/passkey/passkey-dialog.tsx'
import { connectTexts } from '../../src/texts/en/frame/connect.ts'
import { passkeyTexts } from '../../src/texts/en/frame/passkey.ts'
import { config } from '../rig/people.ts'
import { button, show, waitFor } from '../rig/screen.tsx'

const outside = vi.hoisted(() => ({ getAppConfig: vi.fn() }))
vi.mock('../../src/lib/app-config.ts', () => ({ getAppConfig: outside.getAppConfig }))

describe('a passkey stands first where a person has no wallet:', () => {
  it.each([
    ['in a browser without a wallet', <InstallDialog key="install" />],
    ['in a trial, which brings a wallet of its own', <DemoOfferDialog key="demo" />],
  ])('%s', async (_, dialog) => {
    await show(dialog)
    const choices = [...document.querySelectorAll('[role=dialog] :is(button, a)')].map(({ textContent }) => textContent)
    expect(choices.find((words) => words !== '' && words !== 'Close')).toBe(connectTexts.passkey)
  })
})

describe('a service that does not offer passkeys', () => {
  it.each(['not-set-up', 'no-precompile', 'unknown'] as const)('says why, and offers none: %s', async (status) => {
    vi.stubGlobal('PublicKeyCredential', class {})
    vi.stubGlobal('isSecureContext', true)
    vi.spyOn(location, 'hostname', 'get').mockReturnValue('id.example')
    outside.getAppConfig.mockResolvedValue({ ...config, passkeys: { status } })
    await show(<PasskeyDialog />)
    await waitFor(() => document.body.textContent?.includes(passkeyTexts.notOffered[status]))
    expect(() => button(passkeyTexts.create)).toThrow('There is no button')
    expect(() => button(passkeyTexts.find)).toThrow('There is no button')
  })
})
