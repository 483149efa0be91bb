import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findFreePort } from '../src/process/free-port.ts'
import { nobody, root } from './launcher.ts'

const bundled = `node-${process.platform}-${process.arch}`
let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'did-run-'))
  chmodSync(project, 0o755)
  mkdirSync(join(project, 'scripts'))
  copyFileSync(join(root, 'scripts/run.mjs'), join(project, 'scripts/run.mjs'))
  writeFileSync(join(project, 'package.json'), '{ "name": "small", "version": "1.0.0" }')
  writeLock('package-lock.json', {})
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

function writeLock(path: string, packages: object): void {
  const own = { '': { name: 'small', version: '1.0.0' } }
  writeFileSync(
    join(project, path),
    JSON.stringify({ name: 'small', lockfileVersion: 3, packages: { ...own, ...packages } }),
  )
}
function pretendInstalled(node = process.execPath): void {
  mkdirSync(join(project, 'node_modules', bundled, 'bin'), { recursive: true })
  symlinkSync(node, join(project, 'node_modules', bundled, 'bin/node'))
  writeLock('node_modules/.package-lock.json', {})
}
function write(name: string, text: string): void {
  writeFileSync(join(project, name), text)
}

type StartOptions = { env?: Record<string, string>; prefix?: string[]; node?: string }
function start(file: string, { env = {}, prefix = [], node = process.execPath }: StartOptions = {}) {
  return run([...prefix, node, join(project, 'scripts/run.mjs'), file, 'one', 'two'], env)
}

function run([command = '', ...args]: string[], env: Record<string, string> = {}) {
  const { npm_execpath: _, ...clean } = process.env
  const child = spawn(command, args, { env: { ...clean, ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const closed = once(child, 'close')
  return { child, ended: () => closed.then(() => ({ code: child.exitCode, output })) }
}

test('run.mjs runs TypeScript with its arguments on the bundled Node and passes on the exit code', async () => {
  pretendInstalled()
  write('hello.ts', 'const words: string[] = process.argv.slice(2)\nconsole.log(words.join())\nprocess.exitCode = 3')
  expect(await start('hello.ts').ended()).toEqual({ code: 3, output: 'one,two\n' })
})

test('two runs of run.mjs at the same time install the dependencies only once, and run no install script of a package', async () => {
  pretendInstalled()
  mkdirSync(join(project, 'local-package'))
  write(
    'local-package/package.json',
    `{ "name": "local-package", "version": "1.0.0", "scripts": { "postinstall": "echo > ${project}/ran" } }`,
  )
  write('package.json', '{ "name": "small", "version": "1.0.0", "workspaces": ["local-package"] }')
  writeLock('package-lock.json', {
    'local-package': { version: '1.0.0' },
    'node_modules/local-package': { resolved: 'local-package', link: true },
  })
  write('hello.ts', "import { existsSync } from 'node:fs'\nconsole.log(existsSync('node_modules/local-package'))")
  const runs = [start('hello.ts'), start('hello.ts')].map((run) => run.ended())
  const outputs = (await Promise.all(runs)).map(({ output }) => output)
  expect(outputs.filter((output) => output.includes('Installing the dependencies'))).toHaveLength(1)
  expect((await start('hello.ts').ended()).output).not.toContain('Installing')
  expect(existsSync(join(project, 'ran')), 'a script of a dependency').toBe(false)
}, 60_000)

test('run.mjs fails with one sentence if npm is missing', async () => {
  const { code, output } = await start('hello.ts', { env: { PATH: '/nowhere' } }).ended()
  expect(code).toBe(1)
  expect(output).toContain('npm was not found, and it is needed once to install the dependencies.\n')
})

test('run.mjs fails with one sentence if the copy of the project is incomplete', async () => {
  rmSync(join(project, 'package-lock.json'))
  expect(await start('hello.ts').ended()).toEqual({
    code: 1,
    output: 'package-lock.json is missing or unreadable; this is not a whole copy of the project.\n',
  })
})

test.runIf(process.getuid?.() === 0)(
  'run.mjs reports a read-only copy without dependencies in one sentence',
  async () => {
    // The user `nobody` may be unable to enter the folder of the Node that runs the tests, so that
    // Node is copied.
    const node = join(project, 'node')
    copyFileSync(process.execPath, node)
    const { code, output } = await start('hello.ts', { prefix: nobody, node }).ended()
    expect([code, output]).toEqual([
      1,
      `The dependencies cannot be installed because ${project} is read-only for this user.\n`,
    ])
    // The start works if the folder belongs to the user who starts run.mjs.
    pretendInstalled(node)
    write('hello.ts', 'console.log(1)')
    chownSync(project, 65_534, 65_534)
    expect((await start('hello.ts', { prefix: nobody, node }).ended()).output).toBe('1\n')
  },
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`the signal ${signal} to run.mjs reaches the program that run.mjs runs, and the program decides how to end`, async () => {
    pretendInstalled()
    const port = await findFreePort()
    write(
      'server.ts',
      `import { createServer } from 'node:http'
      process.on('${signal}', () => process.exit(7))
      createServer().listen(${port}, '127.0.0.1', () => console.log('listening'))`,
    )
    const run = start('server.ts')
    await once(run.child.stdout, 'data')
    run.child.kill(signal)
    expect((await run.ended()).code).toBe(7)
  })
}

// npm's shell does not pass signals on, so run.mjs has to notice in /proc that npm has ended.
test.runIf(process.platform === 'linux')('the program that run.mjs has started ends when npm is killed', async () => {
  pretendInstalled()
  write(
    'server.ts',
    `process.on('SIGTERM', () => {
      console.log('asked to end')
      process.exit()
    })
    setTimeout(() => console.log('left behind'), 20_000)
    console.log('listening')`,
  )
  write(
    'package.json',
    '{ "name": "small", "version": "1.0.0", "scripts": { "start": "node scripts/run.mjs server.ts" } }',
  )
  const npm = run(['npm', '--silent', `--prefix=${project}`, 'start'])
  await once(npm.child.stdout, 'data')
  npm.child.kill('SIGKILL')
  expect((await npm.ended()).output).toBe('listening\nasked to end\n')
})
