import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // These values equal those in ../vitest.config.ts, because a project with its own configuration
    // file inherits nothing.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    isolate: false,
    globalSetup: ['./test/rig/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
