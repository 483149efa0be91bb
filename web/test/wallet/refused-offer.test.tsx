import type { CredentialOffer } from '@did/domain/portable/credential-offer'
import { expect, it, vi } from 'vitest'
import { ShownOffer } from '../../src/features/share/wallet/shown-offer.tsx'
import { anotherWalletTexts as texts } from '../../src/texts/en/share/another-wallet.ts'
import { press, show, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

it('the owner reads that a claim cannot be signed in the chosen form, and can choose another form', async () => {
  const offer = { id: `${'o'.repeat(21)}A`, uri: 'openid-credential-offer://', txCode: null } as CredentialOffer
  stubServer({ [`/api/credential-offers/${offer.id}`]: { state: 'refused' } })
  const onAgain = vi.fn()
  await show(
    <ShownOffer offer={{ ...offer, expiresAt: new Date().toISOString() }} onAgain={onAgain} onClose={() => {}} />,
  )
  await waitFor(() => document.body.textContent.includes(texts.refused))
  expect(document.body.textContent).toContain(texts.state.refused)
  await press(texts.again)
  expect(onAgain).toHaveBeenCalledOnce()
})
