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

const required = {
  PUBLIC_URL: 'https://did.example.org',
  DATABASE_URL: 'postgres://did@127.0.0.1/did',
  RPC_URL: 'http://127.0.0.1:8545',
  CHAIN_ID: '1',
  DID_REGISTRY: `0x${'ab'.repeat(20)}`,
}
const codeIn = (cell: string) => /^`([^`]+)`/.exec(cell)?.[1]

test('the guide names every setting that exists, and no other', () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...settingNames].toSorted())
})

test.each(rows)('the guide’s default of $name is the program’s default', ({ name, byDefault }) => {
  const without = { ...required, [name]: '' }
  if (byDefault === 'none, required') return expect(() => readConfig(without)).toThrow(`${name} is not set`)
  const stated = codeIn(byDefault)
  if (stated === undefined) return expect(byDefault).toMatch(/^none\b/)
  const value = new Map(Object.entries(required)).get(stated) ?? stated
  expect(readConfig({ ...required, [name]: value })).toEqual(readConfig(without))
})

test('the guide’s example settings are a valid configuration', () => {
  const key = `0x${'17'.repeat(32)}`
  const example = rows.map(({ name, example: cell }) => [name, cell === 'a secret' ? key : (codeIn(cell) ?? '')])
  expect(readConfig(Object.fromEntries(example))).toMatchObject({ isHttps: true, embedded: false, metricsPort: 9464 })
})

test('the guide names only metrics that the server has', () => {
  const served = ['metrics', 'node-gauges'].map((file) =>
    readFileSync(new URL(`./metrics/${file}.ts`, import.meta.url), 'utf8'),
  )
  const names = guide.match(/\bdid_[a-z_]+/g) ?? []
  const known = (name: string) => served.some((source) => source.includes(`'${name.replace(/_count$/, '')}'`))
  expect(names.filter((name) => !known(name))).toEqual([])
})
