import { expect, it } from 'vitest'
import { findWrittenIssuer } from './own-issuer.ts'

it.each([
  ['self-issued', ''],
  ['', ''],
  ['Self', 'Self'],
  ['Northfield University', 'Northfield University'],
])('the issuer %j of a claim is shown as %j', (issuer, shown) => {
  expect(findWrittenIssuer(issuer)).toBe(shown)
})
