import { existsSync, statfsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/**
 * Playwright passes these features in the switch `--disable-features`. Chromium reads only the last
 * switch with this name, which is ours. So our switch has to contain Playwright's features, too.
 */
const withoutInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
]
/**
 * With these switches, Chromium asks the internet for nothing when it starts. `--no-sandbox` is
 * there because Chromium cannot have its sandbox when root starts it.
 */
const chromiumArguments = [
  '--no-sandbox',
  // A new page is empty at first. The opener policy of our pages isolates them, so without this
  // limit the first URL that the page opens would get a browser process of its own.
  '--renderer-process-limit=1',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // After each page, Chromium would start a process for the next site, but no journey opens another
  // site.
  `--disable-features=${['SpareRendererForSitePerProcess', ...withoutInPlaywright].join()}`,
]
const sharedMemory = '/dev/shm'

/** The journey in this file takes longer than any other journey, so it begins before them. */
const longest = '**/whole-story.spec.ts'
/**
 * This is false in a container with little shared memory. The browser's processes must then share
 * memory in files, which is slower.
 */
const isMemoryShared = existsSync(sharedMemory) && freeBytes(sharedMemory) > 2 ** 30
const executablePath = process.env.CHROMIUM_BIN

/** With a locale that is set but empty, Chromium crashes when it draws the hint of a button. */
const browserEnvironment = { ...process.env, LANG: process.env['LANG'] || 'C.UTF-8' }

export default defineConfig({
  testDir: './tests',
  // Playwright empties this folder at the start of a run. So the walks (SECOND_LOOK), which may run
  // at the same time as the journeys, write to another folder. So the texts that the journeys
  // recorded stay.
  outputDir: process.env['SECOND_LOOK'] ? './test-results/second-look' : './test-results/journeys',
  globalSetup: './src/global-setup.ts',
  // The journeys of one file begin on whichever worker is free, so all workers finish together.
  fullyParallel: true,
  // A journey spends about half of its time on waiting, so three journeys keep two cores busy.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // No journey measures how long it takes, and the machine may be busy.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  projects: [
    { name: 'the longest', testMatch: longest },
    { name: 'all others', testIgnore: longest },
  ],
  reporter: [
    ['list'],
    ['./src/reporters/shown-reporter.ts'],
    ['../scripts/tests/browser-reporter.ts'],
    ['./src/seen-texts/reporter.ts'],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: {
      args: chromiumArguments,
      ignoreDefaultArgs: isMemoryShared ? ['--disable-dev-shm-usage'] : [],
      env: browserEnvironment,
      ...(executablePath ? { executablePath } : {}),
    },
    // Recording a trace takes more time than the journey itself. The error and the page's content
    // are enough to explain a failure.
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
  },
})

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
