import { AppError } from '@did/domain/errors'
import { expect, it, vi } from 'vitest'
import { explainUnsent } from '../../src/entities/verification/explain-unsent.ts'
import { DomainProofForm } from '../../src/features/profile/domain-proof-form.tsx'
import { ApprovalNote } from '../../src/features/proof/dialog/approval-note.tsx'
import { ProofDialog } from '../../src/features/proof/dialog/proof-dialog.tsx'
import { ProofFooter } from '../../src/features/proof/dialog/tabs/proof-footer.tsx'
import type { ApproveProgress } from '../../src/features/proof/dialog/use-approve-request.ts'
import { RevokeDialog } from '../../src/features/revocation/revoke-dialog.tsx'
import { ada, config, confirmation, signer, waiting } from '../rig/people.ts'
import { press, show, type, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const declining = () => Promise.reject(new AppError('passkey-declined', 'The person declined'))
const byPasskey = { signer, byPasskey: true }

function expectPasskey(words: string): void {
  expect(document.body.textContent).toContain(words)
  expect(document.body.textContent).not.toMatch(/your wallet/i)
}

it('the dialog that approves a request does not speak of a wallet to a verifier with a passkey', async () => {
  stubServer()
  await show(<ProofDialog request={waiting} opensVault={false} onClose={vi.fn()} />, byPasskey)
  expectPasskey('Nothing is confirmed before you sign.')
})

it('the last step of an approval does not speak of a wallet to a verifier with a passkey', async () => {
  const progress: ApproveProgress = { status: 'signing' }
  const steps = { state: { tab: 'result', made: { verification: { valid: true } } } } as never
  await show(<ProofFooter steps={steps} progress={progress} onApprove={vi.fn()} onClose={vi.fn()} />, byPasskey)
  expectPasskey('You sign the text of the claim.')
  expectPasskey('Waiting for your signature...')
})

it('a verifier whose passkey did not sign an approval reads that the request is still pending', async () => {
  await show(<ApprovalNote progress={{ status: 'declined' }} />, byPasskey)
  expectPasskey('You did not sign. The request is still pending')
})

it('the dialog that withdraws a confirmation speaks of no wallet to a verifier with a passkey, even after a refusal to sign', async () => {
  stubServer({ '/api/config': config })
  const account = { ...byPasskey, signer: { ...signer, signTypedData: declining } }
  await show(<RevokeDialog confirmation={confirmation} onClose={vi.fn()} />, account)
  expectPasskey('You sign with your passkey. It costs nothing.')
  await type('Reason', 'no-longer-true')
  await press('Withdraw')
  await waitFor(() => document.querySelector('[role=alert]'))
  expectPasskey('You did not confirm with your passkey. Nothing has changed')
})

it('a verifier with a passkey is asked for the passkey to sign the file for its domain', async () => {
  stubServer({ '/api/config': config })
  const account = { ...byPasskey, signer: { ...signer, signTypedData: () => new Promise<never>(() => {}) } }
  await show(<DomainProofForm user={ada} status={{ domainProof: null } as never} />, account)
  await type('Domain', 'northfield.edu')
  await press('Create File')
  expectPasskey('Confirm with your passkey...')
})

it('an owner who declines to sign private attributes with a passkey reads that the passkey did not sign', () => {
  const told = explainUnsent(new AppError('passkey-declined', 'The person declined'))
  expect(told?.description).toMatch(/^Your passkey did not sign\./)
})
