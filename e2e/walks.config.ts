/**
 * The walks over every screen belong to no single journey and take long, so `npm run check` runs
 * them and `npm test` does not.
 */
import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'
import type { WorkerFixtures } from './src/fixtures.ts'

const { projects: _, ...shared } = journeys

export default defineConfig<object, WorkerFixtures>({
  ...shared,
  globalSetup: ['./src/global-setup.ts', './src/languages/global-setup.ts'],
  testDir: './walks',
  outputDir: './test-results/walks',
  use: { ...shared.use, recordsTexts: false },
  reporter: [['list'], ['./src/reporters/shown-reporter.ts'], ['../scripts/tests/browser-reporter.ts']],
})
