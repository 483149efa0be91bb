import type { Mutant } from '../mutant.ts'

/**
 * These defences protect people against links that lead to another site than people expect, and
 * against browsers that change a verdict's text.
 */
export const linkDefences: readonly Mutant[] = [
  {
    defence: 'a link of another site is never opened because it is wrapped',
    file: 'web/src/features/scan/scanned-code.ts',
    search: 'url.origin === origin && url.username',
    replace: 'url.username',
    test: 'web/src/features/scan/scanned-code.test.ts',
    name: 'a scanned code never opens when a redirector in the code leads to a link of another site',
  },
  {
    defence: 'a link whose host hides behind a user name is of another site',
    file: 'web/src/pages/check/bring/read-brought.ts',
    search: `address.origin !== origin || address.username !== ''`,
    replace: 'address.origin !== origin',
    test: 'web/src/pages/check/bring/read-brought.test.ts',
    name: 'if a link leads to another site, the page names that site and never reads the link as a claim',
  },
  {
    defence: 'a link to a page of this site never leads to a host that stands in its path',
    file: 'web/src/pages/check/bring/other-pages.ts',
    search: '/^\\/(answer',
    replace: '/\\/(answer',
    test: 'web/src/pages/check/bring/other-pages.test.ts',
    name: 'only a path that begins with the name of a page leads to the page',
  },
  {
    defence: 'a link whose host a browser ends at a backslash is not read with that host',
    file: 'credentials/src/link/links-in-text.ts',
    search: '[^\\\\s/\\\\\\\\?#',
    replace: '[^\\\\s/?#',
    test: 'credentials/src/link/links-in-text.test.ts',
    name: 'only the path of a link counts when its host contains a backslash',
  },
  {
    defence: 'a browser keeps no link of one account when another account signs in',
    file: 'web/src/features/wallet/session/kept-for.ts',
    search: 'if (last !== null) forgetKept()',
    replace: '',
    test: 'web/test/claims/links-of-another-account.test.tsx',
    name: 'a browser forgets an account’s share links and presentation request when another account signs in',
  },
  {
    defence: 'a link that lost a part of its proof is never mended into a link without it',
    file: 'domain/src/link/mend-link.ts',
    search: '&(?!z=)[',
    replace: '&[',
    test: 'credentials/src/link/links-in-text.test.ts',
    name: 'repairing a cut link never turns it into a different link',
  },
  {
    defence: 'a translated page does not keep a verdict that has changed',
    file: 'web/src/lib/page/follow-translation.ts',
    search: 'each.__e = standIn',
    replace: 'each.__e = gone',
    test: 'web/test/follow-translation.test.tsx',
    name: 'the page shows a changed text even if a translation has replaced the former text',
  },
  {
    defence: 'a link that was made for one reader goes to no other reader after its label is removed',
    file: 'server/src/modules/shares/store.ts',
    search: '} is not null then now() end`',
    replace: '} is not null then null end`',
    test: 'server/test/sharing/shares-handed-out.test.ts',
    name: 'that was made with a label is not reused after its owner removes the label',
  },
]
