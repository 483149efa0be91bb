import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { proofTexts, simulationTexts } from '../../web/src/texts/en/proof/proof.ts'
import { demoAccounts, testMnemonic } from '../src/demo-accounts.ts'
import { ensureBuilt, webBuild } from '../src/page-build.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/**
 * Only the page of an embedded installation contains these words. Each test first checks that this
 * page really contains them.
 */
const traces: [string, RegExp][] = [
  ['the demo wallet', /\bdemo\b/i],
  ['the demo wallet’s script', /demo-?wallet/i],
  ['play money', /play money/i],
  ['the faucet', /faucet/i],
  ['the development routes', /\/api\/dev\//],
  ['the simulation’s circuit names', /[`'"]simulated:|default-circuit/],
  ['the simulation’s statements', /holds:true|trusted-issuer/],
  ['the simulation’s answers', /not made by the simulation/],
  ...Object.values(simulationTexts).map((text): [string, RegExp] => [`“${text}”`, literally(`\`${text}\``)]),
]
/**
 * Only the script of the demo wallet and the launcher may contain these keys, addresses and names
 * of the demo accounts.
 */
const secrets = [testMnemonic, ...demoAccounts.flatMap(({ privateKey, address, name }) => [privateKey, address, name])]

const built = { embedded: '', production: '' }

beforeAll(async () => {
  const [embedded, production] = await Promise.all([build('embedded'), build('production')])
  Object.assign(built, { embedded, production })
}, 120_000)

test.each(traces)('a production page contains no trace of %s', (_, trace) => {
  expect(built.embedded).toMatch(trace)
  expect(built.production.match(trace)?.[0]).toBeUndefined()
})

test('a production page contains the notice that no request can be approved while the installation has development keys', () => {
  expect(built.production).toContain(proofTexts.engineMissing)
})

test('no built page contains React’s development build', () => {
  for (const text of Object.values(built)) expect(text.match(/jsxDEV|recentlyCreatedOwnerStacks/)?.[0]).toBeUndefined()
})

test('no built page contains a key, an address or a name of the demo accounts', () => {
  for (const text of Object.values(built))
    expect(secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()))).toEqual([])
})

/** Returns the names and contents of all built files that a browser could load, as one text. */
async function build(mode: keyof typeof built): Promise<string> {
  const folder = await ensureBuilt(webBuild(root, mode), { root })
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = files
    .filter((file) => file.isFile() && /\.(js|css|html|json|svg|txt|webmanifest)$/.test(file.name))
    .map(async ({ parentPath, name }) => `${name}\n${await readFile(join(parentPath, name), 'utf8')}`)
  return (await Promise.all(texts)).join('\n')
}

function literally(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}
