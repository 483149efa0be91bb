import type { Mutant } from '../../mutant.ts'

const judging = {
  file: 'credentials/src/verdict/judge-collection.ts',
  project: 'credentials',
  test: 'src/verdict/judge-collection.test.ts',
} as const
const server = { project: 'server', test: 'test/sharing/collections.test.ts' } as const
const handedOut = { project: 'server', test: 'test/sharing/shares-handed-out.test.ts' } as const

/** Defences around several credentials in one link, and around links for one reader. */
export const collectionDefences: readonly Mutant[] = [
  {
    ...judging,
    defence: 'credentials of two DIDs are never of one identity',
    search: 'if (identities > 1)',
    replace: 'if (identities > 99)',
    name: 'credentials of two DIDs are of two identities, whatever names they bear',
  },
  {
    ...judging,
    defence: 'two confirmed names in one link are said',
    search: 'if (names.size > 1)',
    replace: 'if (names.size > 99)',
    name: 'one DID with two confirmed names is said with both names',
  },
  {
    ...judging,
    defence: 'a credential that nobody signed makes no identity',
    search: "share.kind === 'attested' && verdict.text === 'attested' ? share",
    replace: "share.kind === 'attested' ? share",
    name: 'a credential that nobody signed says nothing about the identity',
  },
  {
    defence: 'the number of credentials decides about each share of a link',
    file: 'credentials/src/share/short-link.ts',
    search: '{count}/',
    replace: '{index}/',
    project: 'credentials',
    test: 'src/share/short-link.test.ts',
    name: 'another number of credentials names other shares, so nobody can leave one out',
  },
  {
    ...server,
    defence: 'a collection holds only claims of the caller',
    file: 'server/src/modules/shares/collections.ts',
    search: '  assertOwnClaim(session, claim)\n',
    replace: "  if (!claim) throw new AppError('not-allowed', '')\n",
    name: 'of somebody else’s claims is refused, and no stranger withdraws one',
  },
  {
    ...server,
    defence: 'only its owner withdraws a collection',
    file: 'server/src/modules/shares/collections.ts',
    search: ' || members.some(({ owner }) => owner !== session.address)',
    replace: '',
    name: 'of somebody else’s claims is refused, and no stranger withdraws one',
  },
  {
    ...handedOut,
    defence: 'a share that was handed out is not shown for another reader',
    file: 'server/src/modules/shares/store.ts',
    search: '        isNull(shares.handedOutAt),\n',
    replace: '',
    name: 'is the same one again until it is handed out, and then another one',
  },
  {
    ...handedOut,
    defence: 'a stranger does not change the label of a share',
    file: 'server/src/modules/shares/service.ts',
    search:
      '  const found = await store.findShare(db, id)\n  if (found?.share.owner !== session.address) throw notAllowed()\n',
    replace: '  const found = await store.findShare(db, id)\n  if (!found || !session) throw notAllowed()\n',
    name: 'keeps its label when a stranger or a nonsense label comes',
  },
]
