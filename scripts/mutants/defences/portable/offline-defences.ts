import type { Mutant } from '../../mutant.ts'

/** These defences protect checks without a network, and W3C's VC-API. */
export const offlineDefences: readonly Mutant[] = [
  {
    test: 'credentials/src/evidence/saved-chain.test.ts',
    file: 'credentials/src/evidence/saved-chain.ts',
    defence: 'saved evidence counts only by a block that the checker believes in',
    search: 'const header = believed.get(evidence.block)',
    replace: 'const header = readHeader(findPreimage(preimages, evidence.block))',
    name: 'saved evidence does not count when the checker believes in no block, or only in an earlier block',
  },
  {
    test: 'credentials/src/evidence/trie.test.ts',
    defence: 'a value counts only at the end of its own path in the trie',
    file: 'credentials/src/evidence/read-trie.ts',
    search: 'return piece === path ? toValue(parts[1]) : null',
    replace: 'return toValue(parts[1])',
    name: 'a trie gives the value of each of its keys, and null for every other key',
  },
  {
    test: 'server/test/portable/vc-api/envelope.test.ts',
    file: 'server/src/modules/vc-api/envelope.ts',
    defence: 'VC-API opens an envelope only by the issuer’s key',
    search: "return signed.ok ? parsed : refuse('CRYPTOGRAPHIC_SECURITY_ERROR', signed.fault)",
    replace: 'return signed.ok ? parsed : parsed',
    name: 'is refused with CRYPTOGRAPHIC_SECURITY_ERROR if it is one that another key signed',
  },
  {
    test: 'server/test/portable/vc-api/envelope.test.ts',
    file: 'server/src/modules/vc-api/data-model.ts',
    defence: 'VC-API looks up only a few statuses of one credential',
    search: 'typed.refine(isFew(mostStatuses)',
    replace: 'typed.refine(isFew(Infinity)',
    name: 'is refused with MALFORMED_VALUE_ERROR if it is one with more statuses than anybody may have looked up',
  },
  {
    test: 'server/test/portable/vc-api/envelope.test.ts',
    file: 'server/src/modules/vc-api/faults.ts',
    defence: 'VC-API names only the first faults of a request',
    search: 'listFaults(error.issues)',
    replace: "error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))",
    name: 'a request with thousands of invalid values gets a short answer',
  },
  {
    test: 'server/test/portable/did-history-limit.test.ts',
    file: 'server/src/modules/did-resolution/limit-histories.ts',
    defence: 'a client has only so many changes of identities read',
    search: 'if (reads > freeReads) await countRead()',
    replace: '',
    name: 'a client can have only a limited number of identities’ changes read in a time',
  },
  {
    defence: 'a proof that has ended since its lists were saved counts no more',
    file: 'credentials/src/foreign/find-foreign-facts.ts',
    search: 'checkForeignSignature(text, { resolve, now: new Date(now * 1000) })',
    replace: 'checkForeignSignature(text, { resolve, now: new Date(listsAt * 1000) })',
    test: 'credentials/src/foreign/foreign.test.ts',
    name: 'a saved list counts as of its saving, and a proof that has ended since then counts no more',
  },
  {
    defence: 'exports of an account read no histories without end',
    file: 'server/src/modules/export/routes.ts',
    search: 'countRead: countReadsOf(request)',
    replace: 'countRead: async () => {}',
    test: 'server/test/portable/did-history-limit.test.ts',
    name: 'the changes of a verifier’s identity count when an owner exports credentials',
  },
]
