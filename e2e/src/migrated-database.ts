import { createTestDatabase, type TestDatabase, type TestStackInfo } from '@did/local/test-stack'

/** The global setup migrates this database once, because a copy is made in 60 ms. */
export const templateDatabase = 'journeys_template'

export function createMigratedDatabase(stack: TestStackInfo): Promise<TestDatabase> {
  return createTestDatabase(stack, { template: templateDatabase })
}
