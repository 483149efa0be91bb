import type { VerifierStatus } from '@did/domain/verifier/register'
import { expect, test } from 'vitest'
import { prefillApplication } from './prefill-application.ts'

const nobody = { name: null, email: null, verifierOrganization: null }
const proof = { domain: 'northfield.edu', provenAt: '2026-11-20T10:00:00.000Z', expiresAt: '2026-12-20T10:00:00.000Z' }
const application = {
  organization: 'Northfield College',
  details: { website: 'https://college.example', contact: 'Registry', note: 'We confirm degrees.' },
} as NonNullable<VerifierStatus['application']>

test('a first application is filled in with the verifier’s name, the profile’s contact and the proven domain', () => {
  const ada = { name: 'Ada Marten', email: 'ada@northfield.edu', verifierOrganization: 'Northfield University' }
  expect(prefillApplication(ada, { application: null, domainProof: proof })).toEqual({
    organization: 'Northfield University',
    website: 'https://northfield.edu',
    contact: 'Ada Marten, ada@northfield.edu',
    note: '',
  })
})

test('a verifier’s new application is filled in with what its last application said', () => {
  const ada = { name: 'Ada Marten', email: null, verifierOrganization: 'Northfield University' }
  const { details } = application
  const prefilled = prefillApplication(ada, { application, domainProof: proof })
  expect(prefilled).toEqual({ organization: 'Northfield College', ...details })
})

test('an application stays empty if the verifier has the default name and an empty profile', () => {
  const empty = { organization: '', website: '', contact: '', note: '' }
  expect(prefillApplication(nobody)).toEqual(empty)
  expect(prefillApplication({ ...nobody, verifierOrganization: 'Sample Organization' })).toEqual(empty)
})
