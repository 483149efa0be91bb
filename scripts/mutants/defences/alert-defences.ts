import type { Mutant } from '../mutant.ts'

/** Defences of alerts by e-mail and Web Push. */
export const alertDefences: readonly Mutant[] = [
  {
    project: 'server',
    test: 'test/alerts/alert-pushes.test.ts',
    defence: 'a push service must have a public address',
    file: 'server/src/modules/alerts/service.ts',
    search: 'await assertPublicEndpoint(ctx, endpoint)',
    replace: '',
    name: 'a push service at 169.254.169.254 is refused',
  },
]
