import type { Mutant } from '../../mutant.ts'

/** Defences of the content that a share opens, of its readers, and of the number of views. */
export const shareDefences: readonly Mutant[] = [
  {
    defence: 'a withdrawn share stays closed',
    file: 'server/src/modules/shares/open-share.ts',
    search: "if (status !== 'active' && !(status === 'used-up' && isKnown))",
    replace: "if (status === 'used-up' && !isKnown)",
    project: 'server',
    test: 'test/sharing/shares-controlled.test.ts',
    name: 'is refused after the owner withdraws the share, even for counted browsers',
  },
  {
    defence: 'a share opens only for somebody with its key',
    file: 'server/src/modules/shares/open-share.ts',
    search: 'if (shown === null || !timingSafeEqual(Buffer.from(shown), Buffer.from(expected)))',
    replace: 'if (expected === shown?.slice(1))',
    project: 'server',
    test: 'test/sharing/shares-controlled.test.ts',
    name: 'is not used up by invented viewers',
  },
  {
    defence: 'a later attestation is shown only with the owner’s consent',
    file: 'server/src/modules/shares/service.ts',
    search: "status === 'active' && share.tellsConfirmation ?",
    replace: "status === 'active' ?",
    project: 'server',
    test: 'test/sharing/shares-confirmation.test.ts',
    name: 'is shown at the link only while the owner’s switch is on',
  },
  {
    defence: 'a new link does not hide that the confirmation of its claim was withdrawn',
    file: 'server/src/modules/shares/add-share.ts',
    search: 'attestationId: latestAttestationId,',
    replace: 'attestationId: null,',
    project: 'server',
    test: 'test/sharing/shares.test.ts',
    name: 'of a claim whose confirmation was withdrawn or has ended carries that confirmation',
  },
]
