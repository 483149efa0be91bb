import { expect, test } from 'vitest'
import { anyWalletTexts } from '../any-wallet/any-wallet.ts'
import { anotherWalletTexts } from './another-wallet.ts'

test('a form of a claim has the same name where an owner takes it and where somebody asks for it', () => {
  const nameForms = (forms: Record<string, string>) =>
    Object.entries(forms).map(([form, text]) => [form, text.slice(0, text.indexOf(':'))])
  expect(nameForms(anyWalletTexts.form.configuration)).toEqual(nameForms(anotherWalletTexts.form.configuration))
})
