import { languages } from '@did/domain/language'
import { errorCodes } from '@did/domain/protocol/error-codes'
import { complaints } from '@did/domain/texts/en/complaints'
import { vaultComplaints } from '@did/domain/texts/en/vault-complaints'
import { describe, expect, it } from 'vitest'
import type { ErrorText } from './error-text.ts'

type Catalogue = Readonly<Record<string, Readonly<Record<string, ErrorText>>>>

const catalogues = import.meta.glob<Catalogue>('./*/{*/*-errors,wallet/add-device,frame/errors}.ts', { eager: true })
const tellers = import.meta.glob<{ tellComplaint: (complaint: string) => string | null }>('./*/frame/errors.ts', {
  eager: true,
})

/**
 * The page does not check for these faults before it sends a form, so only the server complains
 * about them.
 */
const ofServer = [
  complaints.future,
  complaints.hidden('U+202E', 'Ada'),
  vaultComplaints.wayMissing,
  'Please choose a day that is not over',
]

describe.each(languages)('the errors of the server in the language %s', (language) => {
  const tell = tellers[`./${language}/frame/errors.ts`]?.tellComplaint ?? String

  it('the product has a text for every error code of the server', () => {
    const told = Object.entries(catalogues)
      .filter(([file]) => file.startsWith(`./${language}/`))
      .flatMap(([, texts]) => Object.entries(texts))
      .filter(([name]) => name.endsWith('rrorTexts'))
      .flatMap(([, texts]) => Object.keys(texts))
    expect(errorCodes.filter((code) => !told.includes(code))).toEqual([])
  })

  it('the product has a sentence for each complaint that only the server makes', () => {
    for (const complaint of ofServer) {
      expect(tell(complaint)).toBeTruthy()
      expect(tell(complaint) === complaint).toBe(language === 'en')
    }
  })

  it('the page shows no complaint of the server in another language than its own, and none that says too little', () => {
    expect(tell(complaints.titleShort)).toBe(language === 'en' ? complaints.titleShort : null)
    expect(tell(complaints.required)).toBe(null)
    expect(tell(complaints.invalid)).toBe(null)
  })

  it('the texts for errors of a wallet name MetaMask only where MetaMask is missing, because the demo wallet has the same errors', () => {
    const texts = Object.entries(catalogues[`./${language}/frame/errors.ts`]?.['errorTexts'] ?? {})
    const named = texts.filter(([, text]) => JSON.stringify(text).includes('MetaMask')).map(([code]) => code)
    expect(named).toEqual(['wallet-missing'])
  })
})
