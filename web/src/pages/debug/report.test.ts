import { expect, test } from 'vitest'
import { formatReport } from './debug-report.ts'

test('writes each section with its facts below it', () => {
  const report = formatReport([
    { title: 'Wallet', facts: { Status: 'None' } },
    { title: 'Browser', facts: { Online: 'Yes', Language: 'en' } },
  ])
  expect(report).toBe('Wallet\n  Status: None\n\nBrowser\n  Online: Yes\n  Language: en')
})
