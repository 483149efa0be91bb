import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'
import { librariesOnReact, preactForReact } from './web/build/preact-for-react.ts'

// A worker keeps what it has loaded from file to file: loading viem, zod and the server again for
// each took half of all work.
const isolate = false

// No test is about how long it takes, and the machine may be busy.
const testTimeout = 120_000
const hookTimeout = 120_000
// Unless a test says otherwise, `expect.poll` would give up after one second.
const patient = { poll: { timeout: 60_000 } }

const pure = (name: string) => ({
  test: {
    name,
    root: `./${name}`,
    include: ['{src,test}/**/*.test.ts'],
    isolate,
    testTimeout,
    hookTimeout,
    expect: patient,
  },
})

/**
 * A file that replaces modules would get, or leave behind, what another file has loaded into the
 * same worker. So each such file gets a worker of its own, in a second project.
 */
function apart(project: TestProjectInlineConfiguration): TestProjectInlineConfiguration[] {
  const { name, root = '.', include = [] } = project.test ?? {}
  const replacing = globSync(include, { cwd: join(import.meta.dirname, root) }).filter((file) =>
    /\bvi\.(?:m|doM)ock\(/.test(readFileSync(join(import.meta.dirname, root, file), 'utf8')),
  )
  if (replacing.length === 0) return [project]
  return [
    { ...project, test: { ...project.test, exclude: [...configDefaults.exclude, ...replacing] } },
    { ...project, test: { ...project.test, name: `${name}-apart`, include: replacing, isolate: true } },
  ]
}

export default defineConfig({
  test: {
    // Much of a test is waiting for a chain or a database: three keep two cores busy.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      ...apart(pure('domain')),
      ...apart(pure('credentials')),
      // Proofs are made and checked for real, and changed at random.
      ...apart({ test: { ...pure('proofs').test, testTimeout: 240_000 } }),
      // Vite puts these values into the page at build.
      ...apart({ ...pure('web'), define: { __EMBEDDED__: 'true' } }),
      ...apart({
        define: { __EMBEDDED__: 'true' },
        resolve: { alias: preactForReact },
        test: {
          name: 'dialogs',
          server: { deps: { inline: [librariesOnReact] } },
          root: './web',
          include: ['test/**/*.test.tsx'],
          setupFiles: [join(import.meta.dirname, 'web/test/rig/begin-afresh.ts')],
          environment: 'happy-dom',
          isolate,
          testTimeout,
          hookTimeout,
          expect: patient,
        },
      }),
      ...apart({ test: { name: 'scripts', root: './scripts', include: ['**/*.test.ts'], isolate, testTimeout } }),
      {
        test: {
          name: 'contracts',
          root: './contracts',
          include: ['test/**/*.test.ts'],
          isolate,
          testTimeout,
          hookTimeout,
          expect: patient,
        },
      },
      {
        test: {
          name: 'local',
          root: './local',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          isolate,
          testTimeout,
          hookTimeout,
          expect: patient,
        },
      },
      './server',
    ],
  },
})
