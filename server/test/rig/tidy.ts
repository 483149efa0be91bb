import { expect } from 'vitest'
import { tidy } from '../../src/modules/upkeep/service.ts'
import type { Node } from './stack.ts'

/**
 * Runs the upkeep once and fails if it logs a warning. The upkeep only logs that a step failed, so
 * a test that expects something to stay would otherwise also pass after a failed step.
 */
export async function tidyWithoutWarning({ ctx }: Pick<Node, 'ctx'>): Promise<void> {
  const warnings: unknown[] = []
  const log = ctx.log.child({})
  log.warn = (...entry: unknown[]) => void warnings.push(entry)
  await tidy({ ...ctx, log })
  expect(warnings).toEqual([])
}
