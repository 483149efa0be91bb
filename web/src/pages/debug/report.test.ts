import { expect, test } from 'vitest'
import { formatReport } from './report.ts'

test('the report of the debug page has each section with its facts, and leaves out the values that are personal', () => {
  const sections = [
    { title: 'Wallet', facts: [{ term: 'Address', value: '0xabc', isPersonal: true }] },
    {
      title: 'Browser',
      facts: [
        { term: 'Online', value: 'Yes' },
        { term: 'Language', value: 'en' },
      ],
    },
  ]
  const report = formatReport(sections, '(left out)')
  expect(report).toBe('Wallet\n  Address: (left out)\n\nBrowser\n  Online: Yes\n  Language: en')
})
