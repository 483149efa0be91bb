/**
 * Writes docs/api.md from the server's routes and from the authorization matrix, which says who may
 * make each call. With `--check`, writes nothing and only tells whether the page is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { signedRecordRoutes } from '@did/domain/attestation/signed-record-routes'
import { embeddedRoutes } from '@did/domain/embedded-routes'
import { credentialOfferRoutes } from '@did/domain/portable/credential-offer-routes'
import { foreignDocumentRoutes } from '@did/domain/portable/foreign-document-routes'
import { issuerKeyRoutes } from '@did/domain/portable/issuer-key-routes'
import { presentationRequestRoutes } from '@did/domain/portable/presentation-request-routes'
import { errorCodes } from '@did/domain/protocol/error-codes'
import type { Route } from '@did/domain/route'
import { routes } from '@did/domain/routes'
import { alertRoutes } from '@did/domain/routes/alerts'
import { attributeKeyRoutes } from '@did/domain/routes/attribute-keys'
import { becomeVerifierRoutes } from '@did/domain/routes/become-verifier'
import { claimRoutes } from '@did/domain/routes/claims'
import { contactMessageRoutes } from '@did/domain/routes/contact-messages'
import { didRoutes } from '@did/domain/routes/dids'
import { holderChallengeRoutes } from '@did/domain/routes/holder-challenges'
import { installationRoutes } from '@did/domain/routes/installation'
import { keyInvitationRoutes } from '@did/domain/routes/key-invitations'
import { notificationRoutes } from '@did/domain/routes/notifications'
import { openedShareRoutes } from '@did/domain/routes/opened-shares'
import { ownDataRoutes } from '@did/domain/routes/own-data'
import { passkeyRoutes } from '@did/domain/routes/passkeys'
import { recoveryRoutes } from '@did/domain/routes/recovery'
import { registerRoutes } from '@did/domain/routes/register'
import { requestForProofRoutes } from '@did/domain/routes/requests-for-proof'
import { revocationRoutes } from '@did/domain/routes/revocations'
import { sessionRoutes } from '@did/domain/routes/session'
import { shareRoutes } from '@did/domain/routes/shares'
import { statusListRoutes } from '@did/domain/routes/status-lists'
import { templateRoutes } from '@did/domain/routes/templates'
import { userRoutes } from '@did/domain/routes/users'
import { vaultRoutes } from '@did/domain/routes/vault'
import { verificationRequestRoutes } from '@did/domain/routes/verification-requests'
import { verifierRoutes } from '@did/domain/routes/verifiers'
import { statusOfError } from '../server/src/http/problem.ts'
import { matrix } from '../server/test/authorization/authorization-matrix.ts'

type Area = { title: string; table: Record<string, Route> }

const areas: readonly Area[] = [
  { title: 'Sessions', table: sessionRoutes },
  { title: 'Profiles and own data', table: { ...userRoutes, ...ownDataRoutes } },
  { title: 'DIDs', table: didRoutes },
  { title: 'Claims', table: claimRoutes },
  { title: 'Requests to a verifier', table: verificationRequestRoutes },
  { title: 'Attestations and revocations', table: { ...revocationRoutes, ...statusListRoutes, ...signedRecordRoutes } },
  { title: 'Shares', table: { ...shareRoutes, ...openedShareRoutes } },
  { title: 'Offers to wallets of other people’s software', table: credentialOfferRoutes },
  { title: 'Reading what others issued', table: foreignDocumentRoutes },
  { title: 'Asking wallets of other people’s software', table: presentationRequestRoutes },
  { title: 'Keys that sign in a verifier’s name', table: issuerKeyRoutes },
  { title: 'Requests for proof', table: requestForProofRoutes },
  { title: 'Holder challenges', table: holderChallengeRoutes },
  { title: 'Private attributes', table: { ...vaultRoutes, ...attributeKeyRoutes } },
  { title: 'Verifiers and their accreditation', table: { ...verifierRoutes, ...becomeVerifierRoutes } },
  { title: 'Administration, register and contact', table: { ...registerRoutes, ...contactMessageRoutes } },
  { title: 'Templates', table: templateRoutes },
  { title: 'Notifications', table: notificationRoutes },
  { title: 'Being told by e-mail and by the browser', table: alertRoutes },
  { title: 'Passkeys and calls that the service pays for', table: { ...passkeyRoutes, ...keyInvitationRoutes } },
  { title: 'Guardians and recovery', table: recoveryRoutes },
  { title: 'Installation', table: { ...installationRoutes, ...embeddedRoutes } },
]

const introduction = `# The API

This page lists the calls of a node, for a person who writes a program against it. \`npm run generate\` writes the page, and \`npm run check\` fails when it is
stale. Each node serves the schemas of all requests and answers: as a page at \`/docs\`, and for tools at \`/openapi.json\` (OpenAPI 3.1).

The column "who" says who may make a call. The authorization matrix in \`server/test/authorization\` tests each line with strangers.

| who | meaning |
| --- | --- |
| everybody | the call needs no session |
| signed in | the call needs a session, and the answer depends on who calls |
| owner | only the account that owns what the path or the body names |
| asked verifier | only the verifier that was asked about the claim |
| administrator | only the wallets in \`ADMIN_WALLETS\` |

Without a session, a call that is not for everybody answers 401. A call about another person's row gets the same answer as a call about a row that
does not exist: 404 for a \`GET\`, and 403 for most changes.

- **Sessions.** Sign in with \`/api/auth/nonce\` and \`/api/auth/verify\`. The session is a cookie.
- **Origin.** Each call other than \`GET\` has to send the header \`Origin\` with the installation's \`PUBLIC_URL\`. Without it, or with another one, the
  answer is 403 \`foreign-origin\`. A browser sends the header by itself, so a page of another origin cannot use a person's session. A program sets it:
  \`curl -X POST -H 'Origin: https://did.example.org' …\`. A call with a token in \`Authorization: Bearer\` and without any cookie needs no \`Origin\`.
- **Fields.** The page at \`/docs\` and the document for tools say of each field of a request what it is, with an example.
- **Once only.** A \`POST\` that answers 201 to a signed-in caller takes an \`Idempotency-Key\`. The same call with the same key gets the first answer again
  ([decision 28](decisions/0028-a-call-takes-effect-once.md)).
- **Answers.** The column "answer" has the status of success. A call that makes a row answers 201, or 200 when the row
  existed before. An answer with 204 has no body.
- **Versions.** A \`PUT\` may carry an \`If-Match\` with the \`ETag\` of the row that the caller read, and answers 412 when the row has changed
  since. The calls that save a vault require the header.
- **Lists** have the newest row first. \`limit\` and \`before\` choose a page, and the \`Link\` header names the next one.
- **Limits.** A 429 or 503 has a \`Retry-After\`.

Besides these calls, a node serves \`/healthz\` and \`/readyz\` ([operating guide](operating.md)), and live updates on the WebSocket \`/ws\`
(\`domain/src/account/socket-message.ts\` has its messages). A program that sends a \`resume\` message opens \`/ws?resume\`, and gets no event before
that message. Only the first \`resume\` message of a connection counts. [Private attributes and proofs](vault-and-proofs.md)
explains the calls about vaults, attributes and proofs. [Decision 6](decisions/0006-what-the-interfaces-left-open.md) says how the calls treat cases
that the specification leaves open.
`

const file = join(import.meta.dirname, '..', 'docs', 'api.md')
const page = renderPage()
if (!process.argv.includes('--check')) writeFileSync(file, page)
else if (readFileSync(file, 'utf8') !== page) {
  console.error('docs/api.md is stale. Run `npm run generate`.')
  process.exitCode = 1
}

function renderPage(): string {
  assertComplete()
  return `${introduction}\n${areas.map(renderArea).join('\n')}\n${renderErrors()}`
}

/** Throws when docs/api.md would show a call of the API nowhere, or in two places. */
function assertComplete(): void {
  const listed = areas.flatMap(({ table }) => Object.values(table))
  const missing = Object.entries({ ...routes, ...embeddedRoutes }).filter(([, route]) => !listed.includes(route))
  if (missing.length > 0 || listed.length !== new Set(listed).size)
    throw new Error(`scripts/write-api-page.ts: mend the areas. Not listed: ${missing.map(([name]) => name)}`)
}

function renderArea({ title, table }: Area): string {
  const rows = Object.values(table).map(
    (route) => `| ${nameCall(route)} | ${nameCallers(route)} | ${route.summary} | ${route.success ?? 200} |`,
  )
  return `## ${title}\n\n| call | who | what it does | answer |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`
}

function nameCall({ method, path }: Route): string {
  return `\`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}\``
}

/** Says who may make a call. The introduction of docs/api.md explains the words for this. */
function nameCallers({ method, path }: Route): string {
  const line = matrix[`${method} ${path}`]
  if (!line) throw new Error(`${method} ${path} has no line in the authorization matrix`)
  const { own, foreign, asked, anonymous } = line.answers
  if (anonymous !== undefined) return 'everybody'
  if (isDenied(own) && path.startsWith('/api/admin/')) return 'administrator'
  const callers = [isDenied(own) ? [] : ['owner'], asked !== undefined && !isDenied(asked) ? ['asked verifier'] : []]
  return isRefused(foreign) ? callers.flat().join(', ') : 'signed in'
}

function isDenied(status: number): boolean {
  return status === 403 || status === 404
}

function isRefused(status: number): boolean {
  return status >= 400
}

function renderErrors(): string {
  const byStatus = Map.groupBy(errorCodes, statusOfError)
  const rows = [...byStatus]
    .filter(([status]) => status !== 500)
    .toSorted(([a], [b]) => a - b)
    .map(([status, codes]) => `| ${status} | ${codes.map((code) => `\`${code}\``).join(', ')} |`)
  return `## Refusals

A refusal is a problem document (RFC 9457). Programs branch on its \`code\`, which never changes its meaning. \`errors\` names the fields of a 400 or 422.
A 500 has the code \`internal\`: the server itself failed.

| status | codes |
| --- | --- |
${rows.join('\n')}
`
}
