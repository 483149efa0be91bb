import type { Mutant } from '../../mutant.ts'

const inCredentials = (mutant: Omit<Mutant, 'project'>): Mutant => ({ project: 'credentials', ...mutant })
const jws = { file: 'credentials/src/foreign/jws.ts', test: 'src/foreign/jws.test.ts' }
const sdJwt = { file: 'credentials/src/foreign/sd-jwt.ts', test: 'src/foreign/sd-jwt.test.ts' }
const proof = {
  file: 'credentials/src/data-integrity/verify-proof.ts',
  test: 'src/data-integrity/verify-proof.test.ts',
}
const foreign = 'src/foreign/foreign.test.ts'
const own = { file: 'credentials/src/foreign/own-evidence.ts', test: 'src/foreign/own-evidence.test.ts' }

/** These defences refuse credentials that somebody forged, changed or shows in a wrong place. */
export const foreignDefences: readonly Mutant[] = [
  {
    ...sdJwt,
    defence: 'an SD-JWT with a disclosure that nobody signed is refused',
    search: '    if (reading.unused.size > 0) return null\n',
    replace: '',
    name: 'with a disclosure without its digest is refused',
  },
  {
    ...proof,
    defence: 'a document of very many values is refused before it is brought into canonical form',
    search: ' || !isModest(document)',
    replace: '',
    name: 'is refused before much work is done',
  },
  {
    ...proof,
    defence: 'no context of a document may keep names out of its proof',
    file: 'credentials/src/data-integrity/plain-names.ts',
    search: ' && hasPlainContainers(containers)',
    replace: '',
    name: 'is refused when a context puts a value into a container of names',
  },
  {
    project: 'web',
    test: 'src/features/any-wallet/list-rows.test.ts',
    file: 'web/src/features/any-wallet/list-rows.ts',
    defence: 'a stranger’s claim borrows no verifier',
    search: "issuer.kind === 'stranger' ?",
    replace: 'Object.is(issuer, null) ?',
    name: 'nothing in a claim of a stranger reads as if a verifier had confirmed it',
  },
  {
    file: 'credentials/src/foreign/status-entry.ts',
    test: foreign,
    defence: 'a purpose of another spelling hides no revocation',
    search: "  if (typeof purpose !== 'string') return [{ kind: 'unknown' }]\n",
    replace: '',
    name: 'is not left out when whoever passes a credential on writes the purpose as a list',
  },
  {
    project: 'server',
    test: 'test/portable/vc-api/data-integrity.test.ts',
    file: 'server/src/modules/vc-api/service.ts',
    defence: 'an entry of another spelling is no list of somebody else',
    search: 'place === null && isUnreadable(ctx, entry)',
    replace: 'place === null && entry === ctx',
    name: 'with a place in a missing list of this host, while a list of another host only causes a warning',
  },
  {
    ...own,
    defence: 'a credential of this product names no other owner than the wallet signed',
    search: ' && isOwnSubject(said, read)',
    replace: '',
    name: 'differs from a credential with a subject that is another owner',
  },
  {
    ...own,
    defence: 'a reader of this product sees no list of subjects that no wallet signed',
    search: ': { credentialSubject }',
    replace: ': {}',
    name: 'differs from a badge with a list of subjects',
  },
  {
    ...own,
    defence: 'no type of a credential of this product is a word that no wallet signed',
    search: 'kinds.every(isOwnKind) && ',
    replace: '',
    name: 'differs from a badge with a type that stands for a title',
  },
  {
    ...own,
    defence: 'a credential of this product must not have a member that no wallet signed',
    search: 'hasOnlyKnownMembers(said) && ',
    replace: '',
    name: 'differs from a credential with a member that nobody signed',
  },
  {
    ...own,
    defence: 'a badge of this product has the title that the wallet signed, in every place',
    search: ' && haveSameTitle(titles, read)',
    replace: '',
    name: 'differs from a badge with another title as its own name',
  },
  {
    ...sdJwt,
    defence: 'a digest of an SD-JWT may occur in only one place',
    search: ' || digests.has(digest)) throw',
    replace: ') throw',
    name: 'with the same digest in two places is refused',
  },
  {
    ...sdJwt,
    defence: 'a disclosure cannot replace a member of the payload',
    search: ' || members.has(name))',
    replace: ')',
    name: 'with a disclosed name that the payload already has is refused',
  },
  {
    ...jws,
    defence: 'the algorithm of a JWT has to fit its key',
    search: "  if (curveOfAlgorithm.get(jws.header['alg']) !== key.curve) return null\n",
    replace: '',
    name: 'is refused when its header says none for an Ed25519 key',
  },
  {
    ...jws,
    defence: 'a JWT whose header changes what is signed is refused',
    search: " || 'crit' in jws.header || 'b64' in jws.header",
    replace: '',
    name: 'in its header',
  },
  ...(
    [
      ["  if (aud !== audience) return fail('key-binding-audience')\n", 'key-binding-audience'],
      ["  if (signedNonce !== nonce) return fail('key-binding-nonce')\n", 'key-binding-nonce'],
      [' || Math.abs(now - iat) > freshSeconds', 'key-binding-time'],
      [' === digestText(sdJwt.hash, sdJwt.hashedPart)', 'key-binding-hash'],
      ["?.header['typ'] !== 'kb+jwt'", 'key-binding-malformed'],
    ] as const
  ).map(([search, name]) => ({
    defence: `the key binding of an SD-JWT is checked: ${name}`,
    file: 'credentials/src/foreign/key-binding.ts',
    test: 'src/foreign/sd-jwt.test.ts',
    search,
    replace: search.startsWith('?') ? ' === null' : '',
    name: `is judged, and its fault is “${name}”`,
  })),
  {
    ...proof,
    defence: 'a proof by a key that does not belong to the issuer is refused',
    search: "  if (parseDidUrl(verificationMethod)?.did !== asked.did) return fail('key-of-another')\n",
    replace: '',
    name: 'is refused as key-of-another after a change',
  },
  {
    ...proof,
    defence: 'a proof for another purpose is refused',
    search: "  if (proofPurpose !== asked.purpose) return fail('proof-for-another-purpose')\n",
    replace: '',
    name: 'is refused when its holder did not sign it, or when its proof is for another purpose',
  },
  {
    ...proof,
    defence: 'a presentation counts only for its challenge',
    search: "    if (proof['challenge'] !== question.challenge) return fail('proof-challenge')\n",
    replace: '',
    name: 'holds only for the challenge and the domain for which its signer made it',
  },
  {
    ...proof,
    defence: 'a credential whose context gives its words another meaning is refused',
    file: 'credentials/src/data-integrity/proof-suites.ts',
    search: "  if (findDoubleMeaning({ ...unsecured, proof }) !== null) return 'double-meaning'\n",
    replace: '',
    name: 'is refused when a full IRI or a context gives its members other names',
  },
  {
    defence: 'a key that another DID controls does not count in a document',
    file: 'credentials/src/did/find-method.ts',
    test: 'src/did/keys.test.ts',
    search: 'found === undefined || found.controller !== document.id',
    replace: 'found === undefined',
    name: 'is not found when another DID controls it, or when its id belongs to another DID',
  },
  {
    defence: 'a list of another issuer cannot hide a withdrawal',
    file: 'credentials/src/foreign/check-status.ts',
    test: foreign,
    search: ' || !question.issuers.includes(signed.issuer)',
    replace: '',
    name: 'of another issuer counts as no answer',
  },
  {
    defence: 'an expired list counts as no answer',
    file: 'credentials/src/foreign/check-status.ts',
    test: foreign,
    search: ' || !isOpen(validUntil, question.now)',
    replace: '',
    name: 'that has expired counts as no answer',
  },
  {
    defence: 'a JWT must have the same issuer and subject as the credential inside',
    file: 'credentials/src/foreign/signature.ts',
    test: foreign,
    search: "      if (isContradictory(text.jws.payload, text.credential)) return fail('contradictory')\n",
    replace: '',
    name: 'is contradictory when its JWT has another issuer or subject than the credential inside',
  },
  {
    ...own,
    defence: 'each word of a credential is compared with the verifier’s attestation',
    search: 'haveSameWords(said, read) && ',
    replace: '',
    name: 'differs from a credential with another date',
  },
  {
    ...own,
    defence: 'each field of a credential opens a hash that the verifier signed',
    search: '    if (!(isPersonsName ? [holder] : others).includes(tryHash(leaf))) return null\n',
    replace: '',
    name: 'differs from a credential with another value of a field',
  },
  {
    ...own,
    defence: 'the hashes of the fields must be the hashes that the verifier signed',
    search: '    if (details !== attestation.message.details) return null\n',
    replace: '',
    name: 'differs from a credential with hashes that the verifier did not sign',
  },
  {
    ...own,
    defence: 'the status of a credential is the place where its verifier would revoke it',
    search: ' || !isSamePlace(status, read)',
    replace: '',
    name: 'differs from a credential with another place in the list',
  },
  {
    ...own,
    defence: 'an attestation that a stranger copied does not count',
    file: 'credentials/src/foreign/find-foreign-facts.ts',
    search: "  if (issuer.kind !== 'service' && issuer.kind !== 'verifier') return null\n",
    replace: '',
    name: 'does not count in a stranger’s credential, because a stranger can copy an attestation',
  },
].map(inCredentials)

const proxy = { project: 'server', test: 'test/portable/foreign-documents.test.ts' } as const
const proxyService = 'server/src/modules/foreign-documents/service.ts'

/** These defences protect the service when it fetches documents of other hosts for a page. */
export const foreignDocumentDefences: readonly Mutant[] = [
  {
    ...proxy,
    defence: 'a redirect of another host is neither followed nor passed on',
    file: proxyService,
    search: 'status !== 200',
    replace: 'status > 599',
    name: 'is not passed on when the host answers with a redirect',
  },
  {
    ...proxy,
    defence: 'a web page of another host is not passed on',
    file: proxyService,
    search: '!readable.test(type)',
    replace: 'type === null',
    name: 'is not passed on when the host answers with a web page',
  },
  {
    ...proxy,
    defence: 'the service never fetches a document from itself',
    file: proxyService,
    search: "    if (host === new URL(config.publicUrl).hostname) throw new Error('This is our own host')\n",
    replace: '',
    name: 'is not fetched when the host is the service itself',
  },
  {
    ...proxy,
    defence: 'a document of another host has a limit of its size',
    file: proxyService,
    search: 'maximumBytes: foreignDocumentLimits[kind]',
    replace: 'maximumBytes: Number.POSITIVE_INFINITY',
    name: 'has at most 256 kB, and a list at most 1 MB',
  },
  {
    ...proxy,
    defence: 'nothing is fetched from an address with another scheme or port',
    file: 'domain/src/portable/foreign-document.ts',
    search: '^https:\\/\\/([^/?#:@',
    replace: '^https?:\\/\\/([^/?#@',
    name: 'is not fetched from http://northfield.example/',
  },
]
