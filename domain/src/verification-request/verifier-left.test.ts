import { describe, expect, it } from 'vitest'
import { languages } from '../language.ts'
import { verifierLeft } from './verifier-left.ts'

describe.each(languages)('the reason of a rejection in the language %s', (language) => {
  it('is told in that language when the verifier has closed its account', async () => {
    const { tellRejection } = await import(`../texts/${language}/rejection.ts`)
    expect(tellRejection(verifierLeft) === verifierLeft).toBe(language === 'en')
  })

  it('stays in the own words of a verifier', async () => {
    const { tellRejection } = await import(`../texts/${language}/rejection.ts`)
    expect(tellRejection('The photo is unreadable')).toBe('The photo is unreadable')
  })
})
