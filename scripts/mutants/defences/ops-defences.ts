import type { Mutant } from '../mutant.ts'

/** Defences of an installation: a node with wrong settings does not say that it is ready. */
export const opsDefences: readonly Mutant[] = [
  {
    defence: 'a node that asks another chain than CHAIN_ID names finds a wrong setting',
    file: 'server/src/modules/health/wrong-settings.ts',
    search: 'if (answered !== config.chainId)',
    replace: 'if (answered < 0)',
    project: 'server',
    test: 'src/modules/health/wrong-settings.test.ts',
    name: 'a node that asks another chain than CHAIN_ID names says so and nothing about contracts',
  },
]
