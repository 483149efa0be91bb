import type { Mutant } from '../../mutant.ts'

/** These defences protect SD-JWT VCs whose issuer is a web address with certificates. */
export const certificateDefences: readonly Mutant[] = [
  {
    project: 'server',
    test: 'test/portable/certificate-issuing.test.ts',
    defence: 'a certificate alone does not make an answer the service’s own',
    file: 'credentials/src/presentation/check-sd-jwt.ts',
    search: "  return found.fault === 'issuer-unresolved' ? 'issuer-unknown' : 'issuer-signature'\n",
    replace: "  return found.fault === 'issuer-unresolved' ? 'issuer-unknown' : null\n",
    name: 'does not count when another key signed the credential, with a certificate',
  },
  {
    project: 'credentials',
    test: 'src/foreign/foreign.test.ts',
    defence: 'a path on the service’s host is not the service',
    file: 'credentials/src/foreign/know-issuer.ts',
    search: ' && web.origin === issuer',
    replace: '',
    name: 'counts as the service’s own only when its issuer is the service’s origin without a path',
  },
]
