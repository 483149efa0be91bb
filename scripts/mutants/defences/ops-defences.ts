import type { Mutant } from '../mutant.ts'

/** Defences of an installation: a node with wrong settings does not say that it is ready. */
export const opsDefences: readonly Mutant[] = [
  {
    defence: 'a node of production with development keys is not ready',
    file: 'server/src/modules/health/wrong-settings.ts',
    search: 'if (config.embedded || !proofs.haveDevelopmentKeys) return []',
    replace: 'if (config.embedded || proofs.haveDevelopmentKeys) return []',
    project: 'server',
    test: 'src/modules/health/wrong-settings.test.ts',
    name: 'a node outside a trial with development keys has a fault even while the chain is silent',
  },
  {
    defence: 'a call with a cookie needs its origin, even if it also has a token',
    file: 'server/src/http/edge.ts',
    search: 'return request.headers.cookie === undefined && readBearer(request) !== null',
    replace: 'return readBearer(request) !== null',
    project: 'server',
    test: 'test/http/edge.test.ts',
    name: 'the server > the server requires no origin from a program that sends a token and no cookie',
  },
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
