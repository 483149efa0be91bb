import { cryptosuite as ecdsaRdfc2019 } from '@digitalbazaar/ecdsa-rdfc-2019-cryptosuite'
import { cryptosuite as eddsaRdfc2022 } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { expect, test } from 'vitest'
import { alikeNodes } from '../../test/alike-nodes.ts'
import { loadBundledContext } from './bundled-contexts.ts'
import { limitTime } from './timed-suite.ts'

const document = {
  '@context': ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/examples/v2'],
  credentialSubject: alikeNodes,
}

test.each([
  ['ecdsa-rdfc-2019', ecdsaRdfc2019],
  ['eddsa-rdfc-2022', eddsaRdfc2022],
])('the canonicalization by %s ends by itself for a document whose nodes have millions of orders', async (_, suite) => {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort('the test waited too long'), 10_000)
  const options = { documentLoader: loadBundledContext, signal: late.signal }
  await expect(limitTime(suite).canonize(document, options)).rejects.toThrow('TimeoutError')
  clearTimeout(timer)
})
