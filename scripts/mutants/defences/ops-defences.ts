import type { Mutant } from '../mutant.ts'

/** These defences protect an installation: its settings, its alerts, and the chain of a trial. */
export const opsDefences: readonly Mutant[] = [
  {
    defence: 'a node of production with development keys is not ready',
    file: 'server/src/modules/health/wrong-settings.ts',
    search: 'if (config.embedded || !proofs.haveDevelopmentKeys) return []',
    replace: 'if (config.embedded || proofs.haveDevelopmentKeys) return []',
    test: 'server/src/modules/health/wrong-settings.test.ts',
    name: 'a node with development keys outside a trial has a wrong setting, even while the chain does not answer',
  },
  {
    defence: 'a call with a cookie needs its origin, even if it also has a token',
    file: 'server/src/http/edge.ts',
    search: 'return request.headers.cookie === undefined && readBearer(request) !== null',
    replace: 'return readBearer(request) !== null',
    test: 'server/test/http/edge.test.ts',
    name: 'the server needs no `Origin` header from a program that sends a bearer token and no cookie',
  },
  {
    defence: 'a node that asks another chain than CHAIN_ID names finds a wrong setting',
    file: 'server/src/modules/health/wrong-settings.ts',
    search: 'if (answered !== config.chainId)',
    replace: 'if (answered < 0)',
    test: 'server/src/modules/health/wrong-settings.test.ts',
    name: 'when the chain has another id than CHAIN_ID, the node says so and says nothing about contracts',
  },
  {
    defence: 'a node whose registry is not on the chain finds a wrong setting',
    file: 'server/src/modules/health/wrong-settings.ts',
    search: 'if (!(await chain.isRegistry()))',
    replace: 'if ((await chain.isRegistry()) === null)',
    test: 'server/src/modules/health/wrong-settings.test.ts',
    name: 'each wrong setting gives one sentence with the name of the setting, and the sentence is logged once',
  },
  {
    test: 'server/test/alerts/alert-pushes.test.ts',
    defence: 'a push service must have a public address',
    file: 'server/src/modules/alerts/service.ts',
    search: 'await assertPublicEndpoint(ctx, endpoint)',
    replace: '',
    name: 'a push service at 169.254.169.254 is refused',
  },
  {
    defence: 'the trial’s chain refuses other origins',
    file: 'local/src/chain/chain-caller.ts',
    search: 'origin === rules.pageOrigin ||',
    replace: 'origin.length > 0 ||',
    test: 'local/test/chain-gate.test.ts',
    name: 'a request from another web site',
  },
  {
    defence: 'a page cannot manipulate the trial’s chain',
    file: 'local/src/chain/chain-caller.ts',
    search: 'return open.test(method) && !signing.test(method)',
    replace: 'return !signing.test(method)',
    test: 'local/test/chain-gate.test.ts',
    name: 'the gate refuses a page’s call that would manipulate the chain',
  },
]
