import { expect, it } from 'vitest'
import type { KeptRecovery } from '../../src/pages/recovery/kept-recovery.ts'
import { WaitStep } from '../../src/pages/recovery/wait-step.tsx'
import { recoverTexts } from '../../src/texts/en/recovery/recover.ts'
import { config, signer } from '../rig/people.ts'
import { button, show } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const { chainId, didRegistry: registry } = config
const target = { kind: 'controller', controller: signer.address } as const
const recovery: KeptRecovery = {
  request: { identity: signer.address, target, chainId, registry },
  circle: { threshold: 1, count: 2 },
  passkey: null,
}

it.each([
  ['can stop a recovery of a majority', false, recoverTexts.wait.readyText, recoverTexts.wait.readyOfAllText],
  ['cannot stop a recovery of all', true, recoverTexts.wait.readyOfAllText, recoverTexts.wait.readyText],
])('a person who waits for a recovery reads that the identity’s old key %s', async (_, isUnanimous, said, unsaid) => {
  stubServer({})
  const progress = { kind: 'agreed', readyAt: '2026-12-01T10:00:00.000Z', isUnanimous } as const
  await show(<WaitStep config={config} recovery={recovery} progress={progress} />)
  expect(document.body.textContent).toContain(said)
  expect(document.body.textContent).not.toContain(unsaid)
})

it.each([
  ['waits', 'signing', 'true'],
  ['can be pressed', 'signed-in', null],
] as const)('the button “Finish” of a recovery %s while the session is %s', async (_, status, disabled) => {
  stubServer({})
  const progress = { kind: 'ready', readyAt: '2026-12-01T10:00:00.000Z', isUnanimous: true } as const
  await show(<WaitStep config={config} recovery={recovery} progress={progress} />, { signer, session: { status } })
  expect(button(recoverTexts.wait.finish).getAttribute('aria-disabled')).toBe(disabled)
})
