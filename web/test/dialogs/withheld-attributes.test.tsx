import { expect, it } from 'vitest'
import { explainUnsent } from '../../src/entities/verification/explain-unsent.ts'
import { AttributesWithheld, useRequestVerification } from '../../src/entities/verification/mutations.ts'
import { claim, registry } from '../rig/people.ts'
import { press, show, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

it('a request is not sent if its private attributes cannot be sealed for the verifier, and the owner reads why', async () => {
  const server = stubServer()
  const failures: Error[] = []
  function Asking() {
    const request = useRequestVerification({ onSuccess: () => {}, onError: (error) => failures.push(error) })
    const ask = { claim, verifierId: registry.id, attempt: 'first' }
    const sealing = async () => ({ kind: 'withheld', why: 'none' }) as const
    return (
      <button type="button" onClick={() => request.mutate({ ...ask, sealing })}>
        Ask
      </button>
    )
  }
  await show(<Asking />)
  await press('Ask')
  const failure = await waitFor(() => failures[0])
  expect(failure).toBeInstanceOf(AttributesWithheld)
  expect(explainUnsent(failure)).toEqual({
    title: 'Nothing was sent',
    description: 'This verifier cannot receive private attributes yet. Choose another one, or share none.',
  })
  expect(server.asked).toEqual([])
})
