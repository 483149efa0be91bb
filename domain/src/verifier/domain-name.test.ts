import { expect, test } from 'vitest'
import { domainNameSchema, parseDomainName } from './domain-name.ts'

test('a domain name is normalised to lower case', () => {
  expect(domainNameSchema.parse(' Northfield.Example.ORG ')).toBe('northfield.example.org')
  expect(parseDomainName('XN--bcher-kva.example')).toBe('xn--bcher-kva.example')
})

test('an IP address, a name with a port or a path, and a single label are not domain names', () => {
  const others = [
    'localhost',
    '127.0.0.1',
    '0x7f.1',
    '[::1]',
    'a.example:444',
    'a.example/x',
    'u@a.example',
    'a..example',
  ]
  for (const text of [...others, '', '-a.example', 'a.example.', 'a.1', `${'a'.repeat(64)}.example`, 'a b.example'])
    expect(parseDomainName(text), text).toBeNull()
})
