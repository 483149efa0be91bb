import { signedRecordsKept } from '@did/domain/attestation/limits'
import { expect, it } from 'vitest'
import { PrivacyPolicyPage } from '../../src/pages/reading/privacy-policy.tsx'
import { show } from '../rig/screen.tsx'

it('the privacy policy lists in one place what data is kept, for how long, and what an erasure does to the data', async () => {
  await show(<PrivacyPolicyPage />)
  const rows = [...document.querySelectorAll('dl > div')].filter((row) => row.textContent.includes('How long'))
  const told = rows.map((row) => [...row.children].map(({ textContent }) => textContent))
  for (const [what, kept, erased] of told) {
    expect(what).toBeTruthy()
    expect(kept).toMatch(/^How long it is kept./)
    expect(erased).toMatch(/^If you delete your account./)
  }
  const [, kept, erased] = told.find(([what]) => what?.startsWith('What a verifier confirmed for you')) ?? []
  expect(kept).toContain('Until you delete your account.')
  expect(erased).toContain(`for at most ${signedRecordsKept.years} years from its signature`)
  expect(told.map(([what]) => what)).toContain('Messages of the contact form')
})
