import type { Mutant } from '../mutant.ts'

/**
 * Defences that keep a removed way from opening later items of the vault, and that lose no item
 * while the key changes.
 */
export const rotationDefences: readonly Mutant[] = [
  {
    project: 'web',
    file: 'web/src/entities/vault/keys/rotate-vault.ts',
    defence: 'vault rotation: the new key does not derive from the old key',
    search: 'master: createMaster(), names }',
    replace: 'master: names, names }',
    test: 'src/entities/vault/keys/rotate-vault.test.ts',
    name: 'that was a recovery code opens nothing',
  },
  {
    project: 'server',
    file: 'server/src/modules/vault/staging.ts',
    test: 'test/authorization/authorization.test.ts',
    defence: 'vault staging: another account’s staged items are out of reach',
    search: 'assertSameVault(staged, vaultId)',
    replace: 'if (!staged) return',
    name: 'POST /api/vault/staged/items > a route answers the caller “stranger”',
  },
]
