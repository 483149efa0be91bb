import { expect, it, vi } from 'vitest'
import { ProofDialog } from '../../src/features/proof/dialog/proof-dialog.tsx'
import { QuestionDialog } from '../../src/features/verification/question-dialog.tsx'
import { RejectDialog } from '../../src/features/verification/reject-dialog.tsx'
import { queryClientStore } from '../../src/lib/query/query-client.ts'
import { waiting } from '../rig/people.ts'
import { choose, field, press, pressEscape, show, type } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

it.each([
  ['Your question', QuestionDialog],
  ['Reason (optional)', RejectDialog],
])('the dialog that asks for a text has the focus in “%s” when it opens', async (label, Dialog) => {
  await show(<Dialog request={waiting} marked="" onClose={() => {}} />)
  expect(document.activeElement).toBe(field(label))
})

it('Escape keeps the dialog of an approval open once the verifier has typed what it checked', async () => {
  stubServer()
  const key = ['proof-engines', waiting.id, waiting.claim.claimHash]
  queryClientStore.get().setQueryData(key, { real: null, simulated: {} })
  const onClose = vi.fn()
  await show(<ProofDialog request={waiting} opensVault={false} onClose={onClose} />)
  await choose('AgeThe person has reached an age.')
  await press('Continue')
  await pressEscape()
  expect(onClose).toHaveBeenCalledTimes(1)
  await type('Minimum age', '18')
  await pressEscape()
  expect(onClose).toHaveBeenCalledTimes(1)
})
