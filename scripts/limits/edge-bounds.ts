import { maximumChainAnswerBytes } from '@did/credentials/chain/limit-answers'
import { passkeyCallsAtOnce } from '@did/domain/account/passkey-limits'
import { maximumGuardianFileBytes } from '@did/domain/account/recovery'
import { maximumMoved, maximumSessions } from '@did/domain/account/session-limits'
import {
  bodyLimitBytes,
  changesAtOnce,
  defaultRates,
  exportsAtOnce,
  listBytes,
  listLimit,
  maximumBodyLevels,
  maximumBodyValues,
  maximumFaults,
  maximumFormFields,
  maximumLogs,
  maximumSplitCharacters,
  maximumWishCharacters,
  openBodies,
  readBytes,
  replayedPerSecond,
  socket,
  storedBytesPerClient,
  unreadAnswers,
} from '@did/domain/call-limits'
import { responseCache } from '@did/domain/page/response-cache'
import {
  countDocumentWork,
  documentWorkPerMinute,
  maximumDocument,
  maximumReadValues,
  maximumVcApiCall,
} from '@did/domain/portable/document-limits'
import { foreignDocumentLimits } from '@did/domain/portable/foreign-document'
import {
  maximumForeignBytes,
  maximumPicture,
  maximumPresentationRequest,
  maximumTextFileBytes,
} from '@did/domain/portable/limits'
import type { Route } from '@did/domain/route'
import { maximumRows } from '@did/domain/share/limits'
import { maximumTemplates } from '@did/domain/template/limits'
import { maximumBackupBytes } from '@did/domain/vault/limits'
import { maximumRenewals } from '@did/domain/verification-request/limits'
import { didConfigurationLimits } from '@did/domain/verifier/did-configuration'
import { maximumDidHistory } from '@did/domain/verifier/limits'
import { minutes, number, seconds } from './units.ts'

const { judgedAtOnce } = maximumPresentationRequest

type Bound = readonly [what: string, bound: string]

export const callBounds: readonly Bound[] = [
  [
    'the body of a call',
    `${number(bodyLimitBytes)} bytes and ${number(maximumBodyValues)} values, nested ${maximumBodyLevels} times`,
  ],
  ['the form that a wallet sends', `${number(maximumForeignBytes)} bytes and ${maximumFormFields} fields`],
  [
    'the bodies of calls that one client has stored in a day, whatever the number of its accounts',
    `${number(storedBytesPerClient)} bytes per client and node (\`STORED_BYTES_PER_CLIENT\`)`,
  ],
  [
    'the faults that an answer names',
    `${maximumFaults.listed}, each with ${maximumFaults.characters} characters of its path and of its message`,
  ],
  [
    '`Accept`, `Accept-Encoding` and `Accept-Language`',
    `${number(maximumWishCharacters)} characters each; a longer header counts as absent`,
  ],
  [
    '`Cookie` and `X-Forwarded-For`',
    `${number(maximumSplitCharacters.cookie)} and ${number(maximumSplitCharacters.forwarded)} characters; a longer header counts as absent`,
  ],
  ['a list’s answer', `${listLimit} entries and ${number(listBytes)} bytes`],
  ['a list of templates on offer', `${maximumTemplates.page} entries`],
  [
    'a list of earlier confirmations, and what one call makes wait again',
    `${number(maximumRenewals.listed)}, and ${maximumRenewals.atOnce}`,
  ],
  ['a long answer', `counts as one read more for each ${number(readBytes)} bytes (\`RATE_LIMIT_READS\`)`],
  [
    'bodies that a client has begun and not ended',
    `${number(openBodies.bytesPerClient)} bytes per client and node; a body in chunks counts as the longest that its call accepts`,
  ],
  ['the arrival of one body', seconds(openBodies.totalMs)],
  [
    'answers that a client has not read',
    `${number(unreadAnswers.bytesPerClient)} bytes per client and node; while a node has more than ${number(unreadAnswers.bytesPerNode)} bytes for all clients together, ${number(listBytes)} bytes or one answer per client; answers of at most ${number(unreadAnswers.shortBytes)} bytes and answers to changes are always sent`,
  ],
  ['a connection on which nothing moves', seconds(unreadAnswers.stalledMs)],
  ['one answer', minutes(unreadAnswers.totalMs)],
  [
    'exports that a node writes at once',
    `${exportsAtOnce.perNode}, ${exportsAtOnce.perClient} of a client and 1 of an account; each keeps 20 rows of a list in memory`,
  ],
  [
    'calls of an account that change something and run at once',
    `${changesAtOnce.atOnce} per account and node; ${changesAtOnce.waiting} more of each session wait, for at most ${seconds(changesAtOnce.waitMs)}; calls that somebody may need at once do not wait`,
  ],
  [
    'checks of a wallet’s sessions at once (`/api/auth/recheck`)',
    `1 per wallet and node; each keeps ${maximumSessions.signaturesAtOnce} signatures in memory`,
  ],
  [
    'the identities about which a sign-in asks the chain',
    `the wallet’s own and the newest ${maximumMoved.asked} that were moved to it, ${maximumMoved.atOnce} at once, with the newest moves in an answer of at most ${number(maximumMoved.answerBytes)} bytes; a person names any other`,
  ],
  [
    'documents of other hosts that a node fetches at once (`/api/foreign-documents`)',
    `${foreignDocumentLimits.atOnce.perNode}, ${foreignDocumentLimits.atOnce.perClient} of a client; ${number(foreignDocumentLimits.document)} bytes, or ${number(foreignDocumentLimits.list)} of a list, and ${seconds(foreignDocumentLimits.ms)} each`,
  ],
  [
    'answers of wallets that a node judges at once (`/oid4vp`)',
    `${judgedAtOnce.perNode}, ${judgedAtOnce.perClient} of a client and 1 of a request; ${number(maximumBodyValues)} values`,
  ],
  [
    'calls that add a passkey at once (`POST /api/passkeys`)',
    `${passkeyCallsAtOnce.perNode}, ${passkeyCallsAtOnce.perClient} of a client; each asks the account's contract about one key after the other`,
  ],
  ['the values of a JWT or an SD-JWT that is checked', number(maximumReadValues)],
  [
    'the DID configuration of a domain',
    `${number(didConfigurationLimits.bytes)} bytes, ${seconds(didConfigurationLimits.ms)}, ${didConfigurationLimits.signatures} signatures`,
  ],
  [
    'the history of a did:ethr',
    `${maximumDidHistory.changes} changes with ${number(maximumDidHistory.bytes)} bytes; an answer of the chain is cut at ${number(maximumDidHistory.answerBytes)} bytes; each change, or each ${number(maximumDidHistory.readBytes)} bytes of a long answer, is a read; beyond the first ${maximumDidHistory.freeReads} of each history, ${number(maximumDidHistory.readsPerMinute)} reads a minute per client and node (\`RATE_LIMIT_HISTORIES\`)`,
  ],
  [
    'any other answer of the chain about a credential or a wallet',
    `${number(maximumChainAnswerBytes)} bytes; a longer answer is cut, and counts as refused`,
  ],
  [
    'events of the newest blocks of the chain that a node keeps in memory until they are stored',
    `${number(maximumLogs.characters)} characters, and those of ${maximumLogs.blocksAtOnce} blocks`,
  ],
  ['a call of `/vc-api`', describeVcApiCall()],
  [
    'calls of other software (`/.well-known`, `/1.0`, `/oid4vci`, `/oid4vp`, `/status-lists`, `/vc-api`)',
    'count in reads or writes, as all calls',
  ],
]

function describeVcApiCall(): string {
  const { values, proofs, contexts } = maximumDocument
  const { credentials, statuses } = maximumVcApiCall
  const work = documentWorkPerMinute(defaultRates.production.writes)
  const checked = (size: number, characters = 0) => number(Math.floor(work / countDocumentWork(size, 1, characters)))
  return [
    `${number(maximumForeignBytes)} bytes`,
    `${number(values)} values (with ${proofs} proofs, ${values / proofs})`,
    `${contexts} contexts`,
    `${credentials} credentials with ${statuses} statuses each; a client has ${checked(values)} documents of ${number(values)} values checked a minute, or ${checked(1, maximumForeignBytes)} of ${number(maximumForeignBytes)} characters, or ${checked(1)} small ones (\`RATE_LIMIT_WRITES\`)`,
  ].join(', ')
}

export const socketBounds: readonly Bound[] = [
  ['handshakes', 'as many a second as reads (`RATE_LIMIT_READS`), per client and node'],
  ['open sockets of people who have signed in', `${number(socket.perClient)} per client (\`SOCKETS_PER_CLIENT\`)`],
  ['open sockets of visitors', `${socket.visitorsPerClient} per client`],
  ['open sockets of an account', `${socket.perUser} on each node; the oldest closes`],
  ['`auth`, `resume` and any other message of a client', `${number(socket.maxFrameBytes)} bytes`],
  ['messages and pings of a client', `${socket.floodMessages} in ${seconds(socket.floodWindowMs)}`],
  [
    'earlier events for a client',
    `one \`resume\` message of each socket; ${number(replayedPerSecond)} a second, and the rest later`,
  ],
  ['messages of the server that a client has not read', `${socket.maxBehind}; then the socket ends`],
]

/** The limits of files and texts that people choose, drop or paste on the page. */
export const pageBounds: readonly Bound[] = [
  ['a claim file or a credential of other software', `${number(maximumForeignBytes)} bytes`],
  [
    'any other file of text with links, and a picture that may hold a credential',
    `${number(maximumTextFileBytes)} bytes`,
  ],
  [
    'a picture of a code',
    `${number(maximumPicture.bytes)} bytes and ${number(maximumPicture.pixels)} pixels, before it is decoded`,
  ],
  ['the guardians’ file', `${number(maximumGuardianFileBytes)} bytes`],
  ['the backup of a vault', `${number(maximumBackupBytes)} bytes`],
  ['links and files that are checked together', `${number(maximumRows)} rows`],
  [
    'answers that the page keeps',
    `${number(responseCache.memory.entries)} in memory, ${responseCache.stored.entries} stored`,
  ],
]

/**
 * Returns the name of the rate limit by which the server counts a call.
 * `server/src/http/limits/limit-all-calls.ts` applies these rate limits.
 */
export function rateOf({ method, countsAs }: Route): string {
  return countsAs ?? (method === 'GET' ? 'reads' : 'writes')
}
