import type { Mutant } from '../../mutant.ts'

/**
 * These defences protect against credentials that are forged, changed or shown in a wrong place.
 */
export const foreignDefences: readonly Mutant[] = [
  {
    file: 'credentials/src/foreign/sd-jwt.ts',
    test: 'credentials/src/foreign/sd-jwt.test.ts',
    defence: 'an SD-JWT with a disclosure that nobody signed is refused',
    search: `    if (reading.unused.size > 0) return null
`,
    replace: '',
    name: 'with a disclosure without its digest is refused',
  },
  {
    file: 'credentials/src/foreign/jws.ts',
    test: 'credentials/src/foreign/jws.test.ts',
    defence: 'the algorithm of a JWT has to fit its key',
    search: `  if (curveOfAlgorithm.get(jws.header['alg']) !== key.curve) return null
`,
    replace: '',
    name: 'is refused when its header says none for an Ed25519 key',
  },
  {
    file: 'credentials/src/foreign/jws.ts',
    test: 'credentials/src/foreign/jws.test.ts',
    defence: 'a JWT whose algorithm was swapped is refused',
    search: `  if (curveOfAlgorithm.get(jws.header['alg']) !== key.curve) return null
`,
    replace: '',
    name: 'is refused when its header says ES256 for an Ed25519 key',
  },
  {
    file: 'credentials/src/data-integrity/verify-proof.ts',
    test: 'credentials/src/data-integrity/verify-proof.test.ts',
    defence: 'a proof by a key that does not belong to the issuer is refused',
    search: `  if (parseDidUrl(verificationMethod)?.did !== asked.did) return fail('key-of-another')
`,
    replace: '',
    name: 'is refused as key-of-another after a change',
  },
  {
    file: 'credentials/src/data-integrity/proof-suites.ts',
    test: 'credentials/src/data-integrity/verify-proof.test.ts',
    defence: 'a signature that is too long to decode in a moment is not decoded',
    search: '[1-9A-HJ-NP-Za-km-z]{1,200}$',
    replace: '[1-9A-HJ-NP-Za-km-z]+$',
    name: 'is refused without a reading of its contexts when its signature is too long to decode',
  },
  {
    file: 'credentials/src/data-integrity/proof-suites.ts',
    test: 'credentials/src/data-integrity/verify-proof.test.ts',
    defence: 'a credential whose context gives its words another meaning is refused',
    search: `  if (findDoubleMeaning({ ...unsecured, proof }) !== null) return 'double-meaning'
`,
    replace: '',
    name: 'a credential with a proof is refused when a full IRI or a context gives its members other names',
  },
  {
    file: 'credentials/src/data-integrity/plain-names.ts',
    test: 'credentials/src/data-integrity/verify-proof.test.ts',
    defence: 'a credential with labels of blank nodes is refused before its canonicalization',
    search: 'depth === 0 && hasNodeLabel(document)',
    replace: 'depth < 0 && hasNodeLabel(document)',
    name: 'is refused before its canonicalization when its nodes have labels and millions of orders',
  },
  {
    file: 'credentials/src/data-integrity/timed-suite.ts',
    test: 'credentials/src/data-integrity/timed-suite.test.ts',
    defence: 'a canonicalization without an end does not occupy the node for ever',
    search: '{ ...options, signal: AbortSignal.timeout(mostMs) }',
    replace: 'mostMs > 0 ? options : { ...options }',
    name: 'ends by itself for a document whose nodes have millions of orders',
  },
  {
    defence: 'a list of another issuer cannot hide a withdrawal',
    file: 'credentials/src/foreign/check-status-list.ts',
    test: 'credentials/src/foreign/foreign.test.ts',
    search: ' || !question.issuers.includes(signed.issuer)',
    replace: '',
    name: 'of another issuer counts as no answer',
  },
  {
    file: 'credentials/src/foreign/own-evidence.ts',
    test: 'credentials/src/foreign/own-evidence.test.ts',
    defence: 'another place in the status list cannot hide a revocation',
    search: ' || !isSamePlace(status, read)',
    replace: '',
    name: 'does not fit the attestation inside when it has another place in the list',
  },
  {
    file: 'credentials/src/foreign/own-evidence.ts',
    test: 'credentials/src/foreign/own-evidence.test.ts',
    defence: 'each word of a credential is compared with the verifier’s attestation',
    search: 'haveSameWords(said, read) && ',
    replace: '',
    name: 'does not fit the attestation inside when it has another date',
  },
  {
    file: 'credentials/src/foreign/find-foreign-facts.ts',
    test: 'credentials/src/foreign/own-evidence.test.ts',
    defence: 'an attestation that a stranger copied does not count',
    search: `  if (issuer.kind !== 'service' && issuer.kind !== 'verifier') return null
`,
    replace: '',
    name: 'an attestation inside a stranger’s credential does not count, because a stranger can copy an attestation',
  },
]

/** These defences protect the service while it fetches documents of other hosts for a page. */
export const foreignDocumentDefences: readonly Mutant[] = [
  {
    test: 'server/test/portable/foreign-documents.test.ts',
    defence: 'a redirect of another host is neither followed nor passed on',
    file: 'server/src/modules/foreign-documents/service.ts',
    search: 'status !== 200',
    replace: 'status > 599',
    name: 'is not passed on when the host answers with a redirect',
  },
  {
    test: 'server/test/portable/foreign-documents.test.ts',
    defence: 'the service never fetches a document from itself',
    file: 'server/src/modules/foreign-documents/service.ts',
    search: `    if (host === new URL(config.publicUrl).hostname) throw new Error('This is our own host')
`,
    replace: '',
    name: 'a document of another host is not fetched when its address is one of the service itself',
  },
  {
    defence: 'a thief of the service’s key cannot add a row to a confirmed credential',
    file: 'credentials/src/foreign/own-evidence.ts',
    search: "const besideInSubject = ['fields', 'id', 'type', 'achievement']",
    replace: "const besideInSubject = ['fields', 'id', 'type', 'achievement', 'status', 'jti']",
    test: 'credentials/src/foreign/own-evidence.test.ts',
    name: 'a badge of this product does not fit the attestation inside when its subject has a member',
  },
  {
    defence: 'a thief of the service’s key cannot put another name on an attestation',
    file: 'credentials/src/foreign/own-evidence.ts',
    search: "if ((holder !== undefined) !== (attestation.primaryType === 'ConfirmCredential')) return null",
    replace: '',
    test: 'credentials/src/foreign/own-evidence.test.ts',
    name: 'cannot put another holder’s name beside an attestation',
  },
  {
    defence: 'the folder of a host is not taken for the owner of the host',
    file: 'credentials/src/did/web-place.ts',
    search: "folder: path.replace(/\\/$/, '') }",
    replace: "folder: '' }",
    test: 'credentials/src/foreign/foreign.test.ts',
    name: 'the headline of a credential whose issuer is a folder of a host names the folder',
  },
  {
    defence: 'a did:web does not step out of its folder to the owner of the host',
    file: 'credentials/src/did/resolve-foreign.ts',
    search: "folder === '.' || folder === '..'",
    replace: 'folder === did',
    test: 'credentials/src/did/web-place.test.ts',
    name: 'did:web:host.example:%2E%2E names no document and no place on the web',
  },
  {
    defence: 'an issuer whose address ends like a did:web’s document is not taken for the owner of the host',
    file: 'credentials/src/did/web-place.ts',
    search: 'document === null ? url.pathname : ',
    replace: '',
    test: 'credentials/src/did/web-place.test.ts',
    name: 'https://host.example/did.json is no whole host',
  },
  {
    defence: 'a credential with thousands of contexts does not stop the node or the page for seconds',
    file: 'credentials/src/data-integrity/is-modest.ts',
    search: '!lists.some(isRepeating)',
    replace: 'lists.every(isRepeating) !== null',
    test: 'credentials/src/data-integrity/is-modest.test.ts',
    name: 'a document that names a context twice in one list is not checked',
  },
  {
    defence: 'contexts with many terms inside each other do not stop the node or the page for seconds',
    file: 'credentials/src/data-integrity/is-modest.ts',
    search: 'hasFewValues(lists, levels, contextValues)',
    replace: 'hasFewValues(lists, levels, 10 * contextValues)',
    test: 'credentials/src/data-integrity/is-modest.test.ts',
    name: 'a document whose contexts define many terms is not checked',
  },
  {
    defence: 'a client has only a limited number of large documents checked in a minute',
    file: 'server/src/modules/vc-api/service.ts',
    search: '  await question.countWork(input)\n',
    replace: '',
    test: 'server/test/portable/vc-api/checked-work.test.ts',
    name: 'a client can have only a limited number of large documents checked',
  },
  {
    defence: 'an identity with thousands of changes in one block does not stop the node for seconds',
    file: 'credentials/src/did/ethr-history.ts',
    search: 'changes += Array.isArray(answer) ? answer.length : 0',
    replace: 'changes += Array.isArray(answer) ? 1 : 0',
    test: 'credentials/src/did/ethr-history.test.ts',
    name: 'a history of 256 changes is read, and a history with one more is not, in however few blocks',
  },
  {
    defence: 'many changes of an identity in one block do not count as one',
    file: 'server/src/modules/did-resolution/limit-histories.ts',
    search: 'await count(Array.isArray(answer) ? answer.length - 1 : 0)',
    replace: 'await count(Array.isArray(answer) ? 0 : 0)',
    test: 'server/test/portable/did-history-limit.test.ts',
    name: 'each change of an identity counts as a read, even when one block contains many changes',
  },
  {
    defence: 'a credential with a long name over thousands of members does not stop the page',
    file: 'credentials/src/foreign/content.ts',
    search: 'const short = cut(name, longestName)',
    replace: 'const short = cut(name, longestName * 10_000)',
    test: 'credentials/src/foreign/content.test.ts',
    name: 'the shown content of a credential has at most 60 members, and the long name of a member is shortened',
  },
]
