/**
 * Walks over every screen belong to no single journey and are long, so `npm run check` runs them.
 */
import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

const { projects: _, ...shared } = journeys

export default defineConfig({
  ...shared,
  testDir: './walks',
  fullyParallel: true,
  reporter: [['list'], ['./src/shown-reporter.ts']],
})
