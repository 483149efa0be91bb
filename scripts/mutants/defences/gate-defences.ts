import type { Mutant } from '../mutant.ts'

/** Defences that keep web sites away from the chain of a trial. */
export const gateDefences: readonly Mutant[] = [
  {
    defence: 'the trial’s chain refuses other origins',
    file: 'local/src/chain/chain-caller.ts',
    search: 'origin === rules.pageOrigin ||',
    replace: 'origin.length > 0 ||',
    project: 'local',
    test: 'test/chain-gate.test.ts',
    name: 'a request from another web site',
  },
  {
    defence: 'a page cannot manipulate the trial’s chain',
    file: 'local/src/chain/chain-caller.ts',
    search: 'return open.test(method) && !signing.test(method)',
    replace: 'return !signing.test(method)',
    project: 'local',
    test: 'test/chain-gate.test.ts',
    name: 'the gate refuses a page’s call that would manipulate the chain',
  },
]
