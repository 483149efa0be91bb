import { defineConfig } from '@playwright/test'

/** Flags without which Chromium looks for the outside world at every start, and its sandbox, which root cannot have. */
const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** It takes longer than all others: begun last it would run on alone. */
const longest = 'whole-story.spec.ts'
const executablePath = process.env.CHROMIUM_BIN

/** Chromium ends where its locale is set and empty: it then has none to draw the hint of a button in. */
const browserEnvironment = { ...process.env, LANG: process.env['LANG'] || 'C.UTF-8' }

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  globalSetup: './src/global-setup.ts',
  fullyParallel: false,
  // A journey waits for the chain and for the page about as long as it works: three of them keep two cores busy.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: [
    { name: 'the longest', testMatch: longest },
    { name: 'all others', testIgnore: longest },
  ],
  reporter: [['list'], ['./src/shown-reporter.ts'], ['./src/seen-texts/reporter.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: { args: chromiumArguments, env: browserEnvironment, ...(executablePath ? { executablePath } : {}) },
    // Pictures and snapshots of a trace cost more than the journey itself; what was said and done is enough to understand a failure.
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
  },
})
