import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig, settingNames } from './config.ts'

const guide = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')
const [, table = ''] = /^\| variable \|.*\n\| --- .*\n((?:\|.*\n)+)/m.exec(guide) ?? []
const rows = table
  .trim()
  .split('\n')
  .map((line) => {
    const [, name = '', , byDefault = '', example = ''] = line.split('|').map((cell) => cell.trim())
    return { name: name.replaceAll('`', ''), byDefault, example }
  })

const pushSource = readFileSync(new URL('./modules/alerts/channels/push.ts', import.meta.url), 'utf8')
const sectionOf = (heading: string) => guide.split(`\n${heading}\n`)[1]?.split(/\n#+ /)[0] ?? ''

const required = {
  PUBLIC_URL: 'https://did.example.org',
  DATABASE_URL: 'postgres://did@127.0.0.1/did',
  RPC_URL: 'http://127.0.0.1:8545',
  CHAIN_ID: '1',
  DID_REGISTRY: `0x${'ab'.repeat(20)}`,
}
const codeIn = (cell: string) => /^`([^`]+)`/.exec(cell)?.[1]

test('the operating guide names every setting that exists, and no other', () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...settingNames].toSorted())
})

test.each(rows)('the operating guide’s default of $name is the program’s default', ({ name, byDefault }) => {
  const without = { ...required, [name]: '' }
  if (byDefault === 'none, required') return expect(() => readConfig(without)).toThrow(`${name} is not set`)
  const stated = codeIn(byDefault)
  if (stated === undefined) return expect(byDefault).toMatch(/^none\b/)
  const value = new Map(Object.entries(required)).get(stated) ?? stated
  // `isPublicRpcUrlSet` says whether a setting was given. So it differs between a configuration
  // with the written default and a configuration without the setting.
  const isPublicRpcUrlSet = expect.any(Boolean)
  expect(readConfig({ ...required, [name]: value })).toEqual({ ...readConfig(without), isPublicRpcUrlSet })
})

test('the operating guide’s example settings are a valid configuration', () => {
  const keyOf = (row: number) => `0x${String(10 + row).repeat(32)}`
  const example = rows.map(({ name, example: cell }, row) => [
    name,
    cell === 'a secret' ? keyOf(row) : (codeIn(cell) ?? ''),
  ])
  expect(readConfig(Object.fromEntries(example))).toMatchObject({ isHttps: true, embedded: false, metricsPort: 9464 })
})

const sample = readFileSync(new URL('../../deploy/node.env', import.meta.url), 'utf8')
const onlyInTrials = ['DATA_DIR', 'EMBEDDED', 'DEMO_WALLET_FILE']
/**
 * Reads the settings as systemd and Docker do. With `withDefaults`, reads the defaults in the
 * file's comments, too.
 */
const readSample = ({ withDefaults = false } = {}) =>
  Object.fromEntries(
    [...sample.matchAll(withDefaults ? /^#?([A-Z_]+)=(.*)$/gm : /^([A-Z_]+)=(.*)$/gm)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )

test('the sample file of settings names every setting of a production installation, and no other', () => {
  expect([...Object.keys(readSample({ withDefaults: true })), ...onlyInTrials].toSorted()).toEqual(
    [...settingNames].toSorted(),
  )
})

test('the sample file of settings is a valid configuration that trusts the proxy, and its comments show the true defaults', () => {
  expect(readConfig(readSample())).toMatchObject({ trustProxy: ['10.0.0.1'], isHttps: true, embedded: false })
  expect(readConfig(readSample({ withDefaults: true }))).toEqual(readConfig(readSample()))
})

test('the sample file of settings says how to make each key', () => {
  const keys = rows.filter(({ example }) => example === 'a secret').map(({ name }) => name)
  const [, chapter = ''] = /^# Keys\.([\s\S]*?)^ADMIN_WALLETS/m.exec(sample) ?? []
  expect(chapter).toContain('npm run make-key')
  for (const key of keys) expect(chapter).toMatch(new RegExp(`^#.*\n${key}=$`, 'm'))
})

test('the operating guide says of every key what its holder can do, and how to change the key', () => {
  const keys = rows.filter(({ example }) => example === 'a secret').map(({ name }) => name)
  const described = [...sectionOf('## Roles and keys').matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
  const changed = [...sectionOf('### Changing a key').matchAll(/^- \*\*`(\w+)`\*\*:/gm)]
  expect(described).toEqual(keys)
  expect(changed.map(([, name]) => name)).toEqual(keys)
})

test('the operating guide’s list of outgoing connections names every setting with an address to which a node connects', () => {
  const opened = ['DATABASE_URL', 'RPC_URL', 'SMTP_URL']
  const named = [...sectionOf('## Outgoing connections').matchAll(/^\| the .* of `(\w+)` \| \d+/gm)].map(
    ([, name]) => name,
  )
  expect(named).toEqual(opened)
  const withAddress = rows.filter(({ example }) => /^`\w+:\/\//.test(example)).map(({ name }) => name)
  expect(withAddress.filter((name) => !name.startsWith('PUBLIC_')).toSorted()).toEqual(opened)
})

test('the operating guide says what an operator needs for sending alert mails and push messages', () => {
  const section = sectionOf('## Outgoing connections')
  for (const word of ['SPF', 'DKIM', '`MAIL_FROM`', '443']) expect(section).toContain(word)
  expect(guide).toContain('a push service refused PUSH_KEY')
  expect(pushSource).toContain('a push service refused PUSH_KEY')
})

test('the operating guide, the alarms and the dashboard name only metrics that the server has', () => {
  const served = ['metrics', 'node-gauges'].map((file) =>
    readFileSync(new URL(`./metrics/${file}.ts`, import.meta.url), 'utf8'),
  )
  const deployed = ['prometheus/alerts.yml', 'grafana/dashboard.json'].map((file) =>
    readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8'),
  )
  const names = [guide, ...deployed].join('\n').match(/\bdid_[a-z_]+/g) ?? []
  const known = (name: string) => served.some((source) => source.includes(`'${name.replace(/_(count|bucket)$/, '')}'`))
  expect(names.filter((name) => !known(name))).toEqual([])
})

test('each metric that the operating guide tells operators to watch has an alarm, and each alarm says what to do', () => {
  const alarms = readFileSync(new URL('../../deploy/prometheus/alerts.yml', import.meta.url), 'utf8')
  const watched = sectionOf('## What to watch').match(/^\| `(?:did|process)_[a-z_]+/gm) ?? []
  expect(watched.length).toBeGreaterThan(10)
  for (const row of watched) expect(alarms).toContain(row.replace('| `', ''))
  const rules = alarms.split('      - alert:').slice(1)
  for (const rule of rules) expect(rule).toMatch(/ {10}description: '.+'/)
})
