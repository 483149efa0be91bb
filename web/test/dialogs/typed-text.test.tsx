import { expect, it } from 'vitest'
import { QuestionDialog } from '../../src/features/verification/question-dialog.tsx'
import { RejectDialog } from '../../src/features/verification/reject-dialog.tsx'
import { waiting } from '../rig/people.ts'
import { field, show } from '../rig/screen.tsx'

it.each([
  ['Your question', QuestionDialog],
  ['Reason (optional)', RejectDialog],
])('the dialog that asks for a text has the focus in “%s” when it opens', async (label, Dialog) => {
  await show(<Dialog request={waiting} marked="" onClose={() => {}} />)
  expect(document.activeElement).toBe(field(label))
})
