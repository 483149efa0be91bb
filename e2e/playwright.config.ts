import { defineConfig } from '@playwright/test'

/** Chromium would look for the internet at every start, and as root it cannot have its sandbox. */
const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** The journey that takes longest begins first. */
const longest = '**/whole-story.spec.ts'
const executablePath = process.env.CHROMIUM_BIN

/** With a locale that is set but empty, Chromium crashes when it draws the hint of a button. */
const browserEnvironment = { ...process.env, LANG: process.env['LANG'] || 'C.UTF-8' }

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  globalSetup: './src/global-setup.ts',
  fullyParallel: false,
  // A journey waits about as long as it works, so three journeys keep two cores busy.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // No journey is about how long it takes, and the machine may be busy.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  projects: [
    { name: 'the longest', testMatch: longest },
    { name: 'all others', testIgnore: longest },
  ],
  reporter: [['list'], ['./src/shown-reporter.ts'], ['./src/seen-texts/reporter.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: { args: chromiumArguments, env: browserEnvironment, ...(executablePath ? { executablePath } : {}) },
    // A trace costs more than its journey. The error and the page's content explain a failure.
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
  },
})
