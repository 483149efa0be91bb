import { test as plain } from 'vitest'
import { buildUser, buildVerifier } from './builders.ts'
import { createInstallation } from './stack.ts'

/**
 * A test can name an installation, a node, an owner and a verifier as its parameters. All tests of
 * a file get the same ones. Each is created only if a test names it.
 */
export const test = testWith({})

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
