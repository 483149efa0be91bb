import { describe, expect, it } from 'vitest'
import { languages } from '../language.ts'
import { verifierLeft } from './verifier-left.ts'

describe.each(languages)('the reason of a rejection in the language %s', (language) => {
  it('the reason of a rejection is in the reader’s language when the request was rejected because the verifier closed its account', async () => {
    const { tellRejection } = await import(`../texts/${language}/rejection.ts`)
    expect(tellRejection(verifierLeft) === verifierLeft).toBe(language === 'en')
  })

  it('the reason of a rejection stays in the verifier’s own words when the verifier wrote it', async () => {
    const { tellRejection } = await import(`../texts/${language}/rejection.ts`)
    expect(tellRejection('The photo is unreadable')).toBe('The photo is unreadable')
  })
})
