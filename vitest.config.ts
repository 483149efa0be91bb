import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'

// A worker keeps what it has loaded from file to file: loading viem, zod and the server again for
// each took half of all work.
const isolate = false

// No test is about how long it takes, and the machine may be busy.
const testTimeout = 30_000

const pure = (name: string) => ({
  test: { name, root: `./${name}`, include: ['{src,test}/**/*.test.ts'], isolate, testTimeout },
})

export default defineConfig({
  test: {
    // Much of a test is waiting for a chain or a database: three keep two cores busy.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      pure('domain'),
      pure('credentials'),
      // Proofs are made and checked for real, and changed at random.
      { test: { ...pure('proofs').test, testTimeout: 120_000 } },
      // What Vite puts into the page at build.
      { ...pure('web'), define: { __EMBEDDED__: 'true' } },
      {
        define: { __EMBEDDED__: 'true' },
        test: {
          name: 'dialogs',
          root: './web',
          include: ['test/**/*.test.tsx'],
          environment: 'happy-dom',
          isolate,
          testTimeout,
        },
      },
      { test: { name: 'scripts', root: './scripts', include: ['**/*.test.ts'], isolate } },
      { test: { name: 'contracts', root: './contracts', include: ['test/**/*.test.ts'], isolate } },
      {
        test: {
          name: 'local',
          root: './local',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          isolate,
          testTimeout: 60_000,
        },
      },
      './server',
    ],
  },
})
