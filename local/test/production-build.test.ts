/** The page of an installation that runs everything itself brings what would be wrong, or dangerous, on any other one. */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { simulationTexts } from '../../web/src/texts/proof.ts'
import { demoAccounts, testMnemonic } from '../src/demo-accounts.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** In the page with everything, in no other: the words find what they look for. */
const traces: [string, RegExp][] = [
  ['the demo wallet', /\bdemo\b/i],
  ['the demo wallet’s script', /demo-?wallet/i],
  ['play money', /play money/i],
  ['the faucet', /faucet/i],
  ['the development routes', /\/api\/dev\//],
  ['the simulation’s circuits', /[`'"]simulated:|default-circuit/],
  ['the simulation’s statements', /holds:true|trusted-issuer/],
  ['the simulation’s answers', /not made by the simulation/],
  ...Object.values(simulationTexts).map((text): [string, RegExp] => [`“${text}”`, literally(`\`${text}\``)]),
]
/** They belong to the demo wallet's own script and to the launcher, and to no page at all. */
const secrets = [testMnemonic, ...demoAccounts.flatMap(({ privateKey, address, name }) => [privateKey, address, name])]

let folder = ''
const built = { embedded: '', production: '' }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'did-builds-'))
  const [embedded, production] = await Promise.all([build('embedded'), build('production')])
  Object.assign(built, { embedded, production })
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(traces)('a production page has no trace of %s', (_, trace) => {
  expect(built.embedded).toMatch(trace)
  expect(built.production.match(trace)?.[0]).toBeUndefined()
})

test('no page has a key, an address or a name of the demo people', () => {
  for (const text of Object.values(built))
    expect(secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()))).toEqual([])
})

/** Everything a browser could be sent, names of files included, as one text. */
async function build(mode: keyof typeof built): Promise<string> {
  const outDir = join(folder, mode)
  const vite = join(root, 'node_modules', '.bin', 'vite')
  await promisify(execFile)(vite, ['build', 'web', '--mode', mode, '--outDir', outDir, '--logLevel', 'error'], {
    cwd: root,
  })
  const files = await readdir(outDir, { recursive: true, withFileTypes: true })
  const texts = files
    .filter((file) => file.isFile() && /\.(js|css|html|json|svg|txt|webmanifest)$/.test(file.name))
    .map(async ({ parentPath, name }) => `${name}\n${await readFile(join(parentPath, name), 'utf8')}`)
  return (await Promise.all(texts)).join('\n')
}

function literally(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}
