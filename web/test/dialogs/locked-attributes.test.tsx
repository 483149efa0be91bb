import { expect, it } from 'vitest'
import { ConfigureTab } from '../../src/features/proof/dialog/tabs/configure-tab.tsx'
import { waiting } from '../rig/people.ts'
import { show } from '../rig/screen.tsx'

const draft = { proofType: 'AgeProof', fields: ['dateOfBirth'], values: {}, parameters: { minimumAge: '18' } } as const
const steps = { isSimulated: false, faults: { dateOfBirth: 'missing' }, refusals: 1, failure: null } as const
const request = { ...waiting, claim: { ...waiting.claim, type: 'kyc' } }
const sealed = { sealed: '', keyNumber: 1 } as never

it.each([
  { attributes: sealed, told: 'Open what the holder shared, above.' },
  { attributes: null, told: 'Enter a value: a real proof makes none up' },
])('a verifier whose proof lacks a value reads “$told”', async ({ attributes, told }) => {
  await show(
    <ConfigureTab
      draft={draft}
      opened={null}
      request={{ ...request, attributes }}
      isGenerating={false}
      steps={steps}
      onEvent={() => {}}
    />,
  )
  expect(document.querySelector('[role="alert"]')?.textContent).toContain(told)
})
