import { expect } from 'vitest'
import { tidy } from '../../src/modules/upkeep/service.ts'
import type { Node } from './stack.ts'

/**
 * Runs the upkeep once, and fails if the upkeep logs a warning. A failing step of the upkeep only
 * logs a warning, so a test that expects rows to stay would otherwise pass after such a step.
 */
export async function tidyWithoutWarning({ ctx }: Pick<Node, 'ctx'>): Promise<void> {
  const warnings: unknown[] = []
  const log = ctx.log.child({})
  log.warn = (...entry: unknown[]) => void warnings.push(entry)
  await tidy({ ...ctx, log })
  expect(warnings).toEqual([])
}
