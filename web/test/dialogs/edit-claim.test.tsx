import { expect, it } from 'vitest'
import { EditClaim } from '../../src/features/claim/edit-claim.tsx'
import { claim, did } from '../rig/people.ts'
import { type as fill, press, show, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

it('saving an unchanged claim that has no fields sends the claim’s text and an empty list of fields', async () => {
  const server = stubServer()
  await show(<EditClaim claim={claim} did={did} onSaved={() => {}} onCancel={() => {}} />)
  // happy-dom loses the chosen type of a form that React fills in, so choose the type again.
  await fill('Claim Type', claim.type)
  await press('Save Changes')
  const { type, title, description, issuer } = claim
  const { path, body } = await server.next()
  expect(path).toBe(`/api/claims/${claim.id}`)
  expect(body).toMatchObject({ type, title, description, issuer, holderName: '', fields: [], derivedFacts: [] })
  await server.accept(claim)
})

it('the form of a claim from the wizard has the box “self-issued” ticked, and saving keeps the claim’s issuer', async () => {
  const server = stubServer()
  await show(<EditClaim claim={{ ...claim, issuer: 'self-issued' }} did={did} onSaved={() => {}} onCancel={() => {}} />)
  await fill('Claim Type', claim.type)
  expect(document.querySelector<HTMLInputElement>('input[name="selfIssued"]')?.checked).toBe(true)
  expect(document.querySelector<HTMLInputElement>('input[name="issuer"]')?.value).toBe('')
  await press('Save Changes')
  expect((await server.next()).body).toMatchObject({ issuer: 'self-issued' })
  await server.accept(claim)
})

it('the form of a changed claim offers the choices and empty fields of its template, and says what a share shows', async () => {
  const paper = { field: 'document', label: 'Document', kind: 'choice', value: 'Passport' } as const
  const country = { field: 'country_of_issue', label: 'Country of issue', kind: 'country', value: 'SE' } as const
  const fields = [paper, country].map((each) => ({ ...each, isOpenByDefault: false }))
  const checked = { ...claim, type: 'kyc', holderName: 'Ada', isSelective: true, fields }
  const server = stubServer()
  await show(<EditClaim claim={checked} did={did} onSaved={() => {}} onCancel={() => {}} />)
  await waitFor(() => findField('Document'))
  await fill('Claim Type', checked.type)
  await fill('Document', 'Identity card')
  await fill('Country of issue', 'SE')
  await fill('How it was checked (optional)', 'By video')
  expect(summary()).toBe('Shown when you share it: your name')
  document.querySelector<HTMLElement>('form summary')?.click()
  ;(await waitFor(() => findField('Show “Document”'))).click()
  await waitFor(() => summary() === 'Shown when you share it: your name, “Document”')
  await press('Save Changes')
  const { body } = await server.next()
  expect(body).toMatchObject({
    fields: [
      { ...paper, value: 'Identity card', isOpenByDefault: true },
      { ...country, isOpenByDefault: false },
      { field: 'how_it_was_checked', kind: 'choice', value: 'By video', isOpenByDefault: false },
    ],
  })
  await server.accept(checked)
})

const findField = (label: string) => [...document.querySelectorAll('label')].find((each) => each.textContent === label)
const summary = () => document.querySelector('form summary')?.textContent
