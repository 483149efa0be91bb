import { test as plain } from 'vitest'
import { buildUser, buildVerifier } from './builders.ts'
import { createInstallation } from './stack.ts'

/**
 * Tests can ask for an installation, a node of it and two people, by name. All tests of a file get
 * the same ones. Nothing is created that no test asks for.
 */
export const test = testWith({})

/** Returns the same for a file whose nodes have these environment variables. */
export function testWith(environment: Record<string, string>) {
  return plain
    .extend('environment', { scope: 'file' }, environment)
    .extend('installation', { scope: 'file' }, async ({ environment }, { onCleanup }) => {
      const installation = await createInstallation(environment)
      onCleanup(installation.close)
      return installation
    })
    .extend('node', { scope: 'file' }, ({ installation }) => installation.startNode())
    .extend('owner', { scope: 'file' }, ({ node }) => buildUser(node))
    .extend('verifier', { scope: 'file' }, ({ node }) => buildVerifier(node))
}
