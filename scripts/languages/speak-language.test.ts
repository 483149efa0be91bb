import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readTerminalLanguage } from './speak-language.ts'

const commandOf = (name: string) => join(import.meta.dirname, '..', `${name}.ts`)
const command = commandOf('check-credential')

it.each([
  [{ LANG: 'de_DE.UTF-8' }, 'de'],
  [{ LANG: 'de_DE.UTF-8', LC_MESSAGES: 'es_MX.UTF-8' }, 'es'],
  [{ LANG: 'de_DE.UTF-8', LC_MESSAGES: 'es_MX.UTF-8', LC_ALL: 'C' }, 'en'],
  [{ LANG: 'de_DE.UTF-8', LC_ALL: '' }, 'de'],
  [{ LANG: 'POSIX' }, 'en'],
  [{ LANG: 'ar' }, 'ar'],
  [{}, 'en'],
] as const)('a terminal with the variables %j gets texts in the language %s', (environment, language) =>
  expect(readTerminalLanguage(environment)).toBe(language),
)

it.each([
  ['de_DE.UTF-8', 'Nennen Sie einen Link oder eine Datei.'],
  ['C', 'Name one link or one file.'],
])('a command without a link complains in the language of the terminal: %s', (LANG, sentence) => {
  const { stderr, status } = fail(() =>
    execFileSync(process.execPath, [command], { env: { LANG }, stdio: 'pipe', encoding: 'utf8' }),
  )
  expect([status, stderr.split('\n')[0]]).toEqual([2, sentence])
})

it.each([
  ['check-credential', ['--rpc'], 'Verwenden Sie --rpc so, wie die Hilfe es sagt.'],
  ['save-evidence', ['--folder', 'x'], 'Es gibt keine Option --folder.'],
  ['save-evidence', ['x'], 'Nennen Sie mit --out einen Ordner.'],
  ['check-history', [], 'Aufruf: npm run check-history -- <Datei> [<ältere Datei zur selben Angabe>]'],
])('the command %s complains about the arguments %j in the language of the terminal', (name, words, sentence) => {
  const { stderr, status } = fail(() =>
    execFileSync(process.execPath, [commandOf(name), ...words], {
      env: { LANG: 'de_DE.UTF-8' },
      stdio: 'pipe',
      encoding: 'utf8',
    }),
  )
  expect([status, stderr.split('\n')[0]]).toEqual([2, sentence])
})

it('a command that cannot be loaded ends with the exit code 2, because 1 would mean “not genuine”', () => {
  const script = `import { registerHooks } from 'node:module'
    registerHooks({ resolve: (name, context, resolve) => resolve(name.replace('checker/', 'lost/'), context) })`
  const losing = `data:text/javascript,${encodeURIComponent(script)}`
  const { status } = fail(() =>
    execFileSync(process.execPath, ['--import', losing, command, 'x'], { stdio: 'pipe', encoding: 'utf8' }),
  )
  expect(status).toBe(2)
})

function fail(run: () => string): { stderr: string; status: number } {
  try {
    run()
  } catch (error) {
    return error as { stderr: string; status: number }
  }
  throw new Error('The command did not fail')
}
