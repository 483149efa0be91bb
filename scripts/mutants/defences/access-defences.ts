import type { Mutant } from '../mutant.ts'

/** These defences keep a caller away from other people's data. */
export const accessDefences: readonly Mutant[] = [
  {
    defence: 'only its owner changes a claim',
    file: 'server/src/modules/claims/policy.ts',
    search: 'if (claim?.owner !== session.address) throw notAllowed()',
    replace: 'if (!claim) throw notAllowed()',
    test: 'server/test/authorization/authorization.test.ts',
    name: 'PUT /api/claims/:id > a route answers the caller “stranger”',
  },
  {
    defence: 'only the asked verifier decides a request',
    file: 'server/src/modules/verification-requests/policy.ts',
    search: 'request.request.verifierId === session.user?.id',
    replace: 'session.user !== null',
    test: 'server/test/authorization/authorization.test.ts',
    name: 'PUT /api/verification-requests/:id/status > a route answers',
  },
  {
    defence: 'writing calls must come from our own page',
    file: 'server/src/http/origin.ts',
    search: 'if (safeMethods.has(method) || origin === publicUrl) return',
    replace: 'if (safeMethods.has(method) || origin !== publicUrl || origin === publicUrl) return',
    test: 'server/test/http/edge.test.ts',
    name: 'the server refuses a request without an `Origin` header in the same way as a request of a foreign origin',
  },
  {
    defence: 'a nonce counts once',
    file: 'server/src/modules/auth/store.ts',
    search: `.delete(signInNonces)
    .where(eq(signInNonces.nonce, sql.placeholder('nonce')))`,
    replace: `.update(signInNonces)
    .set({ nonce: sql\`nonce\` })
    .where(eq(signInNonces.nonce, sql.placeholder('nonce')))`,
    test: 'server/test/account/sign-in.test.ts',
    name: 'only one of 20 concurrent sign-ins with the same message on two nodes succeeds',
  },
  {
    defence: 'a sign-in must be signed by the wallet that it names',
    file: 'server/src/modules/auth/sign-in-signature.ts',
    search: 'if (signer !== null && isSameAddress(address, signer)) return',
    replace: 'if (signer !== null) return',
    test: 'server/test/account/sign-in.test.ts',
    name: 'a sign-in signature by another wallet is refused and uses up the nonce',
  },
  {
    defence: 'a sign-in must name this site',
    file: 'server/src/modules/auth/sign-in-message.ts',
    search: 'refuseUnless(message.domain.toLowerCase() === origin.host,',
    replace: 'refuseUnless(true,',
    test: 'server/test/account/sign-in.test.ts',
    name: 'is refused when it contains another domain',
  },
  {
    defence: 'only our page opens a socket with its cookie',
    file: 'server/src/socket/handshake.ts',
    search: 'if (request.headers.origin !== ctx.config.publicUrl)',
    replace: 'if (request.headers.origin === undefined)',
    test: 'server/test/socket/socket.test.ts',
    name: 'only a page of the public origin can open a socket',
  },
  {
    defence: 'an address in X-Forwarded-For is believed from known proxies only',
    file: 'server/src/http/edge.ts',
    search: 'trustProxy: ctx.config.trustProxy.length > 0 && ctx.config.trustProxy,',
    replace: 'trustProxy: true,',
    test: 'server/test/http/proxy.test.ts',
    name: 'a client without a proxy cannot escape the limit of requests by inventing forwarded addresses',
  },
  {
    defence: 'a page of a verifier’s decisions begins only after a request of that verifier',
    file: 'server/src/modules/verification-requests/store.ts',
    search: 'and last.verifier_id =',
    replace: 'and 0 <',
    test: 'server/test/claims/decided-requests.test.ts',
    name: 'a verifier that continues its list of decided requests from another verifier’s request gets the same empty page as from an unknown request',
  },
  {
    defence: 'a page of shares begins only after a share of the caller',
    file: 'server/src/modules/shares/store.ts',
    search: 'and b.owner =',
    replace: "and '' <",
    test: 'server/test/sharing/shares-looked-at.test.ts',
    name: 'an owner who continues the list of shares from another person’s share gets the same empty page as from an unknown share',
  },
  {
    test: 'server/test/recoveries/unmined-votes.test.ts',
    defence: 'a thief does not learn how many guardians vote to freeze the stolen identity',
    file: 'server/src/modules/recoveries/service.ts',
    search: "vote.decision.kind === 'recover' ? null : salt)",
    replace: 'salt && null)',
    name: 'how many guardians signed the decision freeze is told only to somebody who has the guardians’ file',
  },
]
