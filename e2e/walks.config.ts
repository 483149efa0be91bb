/** Walks over every screen: what axe finds, and what leaves its box. Long, and about no single journey, so `npm run check` takes them. */
import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

const { projects: _, ...shared } = journeys

export default defineConfig({
  ...shared,
  testDir: './walks',
  fullyParallel: true,
  reporter: [['list'], ['./src/shown-reporter.ts']],
})
