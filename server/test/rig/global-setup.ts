import { createTestDatabase, startTestStack, type TestStackInfo } from '@did/local/test-stack'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/db/migrate.ts'

export const templateDatabase = 'server_template'

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = await startTestStack()
  const template = await createTestDatabase(stack.info, { name: templateDatabase })
  await migrate(template.url)
  project.provide('stack', stack.info)
  return stack.stop
}

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends vitest's own
  interface ProvidedContext {
    stack: TestStackInfo
  }
}
