import { maximumDidUrlCharacters } from '@did/credentials/did/did-url'
import { contactMessages } from '@did/domain/account/contact-limits'
import { eventsKeptDays } from '@did/domain/account/event-limits'
import { maximumKeyInvitation } from '@did/domain/account/key-invitation-limits'
import { maximumPasskeys } from '@did/domain/account/passkey-limits'
import { quotas } from '@did/domain/account/quotas'
import { maximumSessions, nonceLifetimeMs, walletSession } from '@did/domain/account/session-limits'
import { lastMailsADay, lastPushes, maximumAlerts, maximumConfirmations } from '@did/domain/alert/limits'
import { signedRecordsKept } from '@did/domain/attestation/limits'
import { bodyLimitBytes, maximumKeptAnswers } from '@did/domain/call-limits'
import { maximumFields, maximumHistory } from '@did/domain/claim/limits'
import { maximumHolderChallenge } from '@did/domain/holder-challenge/limits'
import {
  credentialOffersKept,
  credentialsToSignOfClaim,
  maximumIssuerKeys,
  maximumPresentationRequest,
} from '@did/domain/portable/limits'
import { maximumRequestForProof } from '@did/domain/proof/limits'
import { maximumOfferedShares, maximumShareViews } from '@did/domain/share/limits'
import { maximumTemplates } from '@did/domain/template/limits'
import { maximumVault, stagedVaultMs } from '@did/domain/vault/limits'
import { maximumQuestions } from '@did/domain/verification-request/limits'
import { maximumApplicationLength, maximumApplications } from '@did/domain/verifier/limits'
import type { TableName } from '../../server/src/db/table-owners.ts'
import { hours, minutes, number } from './units.ts'

/** Says who is charged for the rows of a table, and what limits their number. */
type Bound = { charged: string; bound: string }

const perAccount = (bound: string): Bound => ({ charged: 'the account', bound })
const perClient = (bound: string): Bound => ({ charged: 'the client', bound })
const bySponsor: Bound = { charged: 'the sponsor’s budgets', bound: 'gas a day (`SPONSOR_GAS_…`); rows stay' }
const ofChain: Bound = { charged: 'whoever sends a transaction', bound: 'gas of the chain' }
const oneRow = perAccount('1 row')
const ofService: Bound = {
  charged: 'the verifier',
  bound: 'gas a day (`RELAY_GAS_PER_VERIFIER`), of all verifiers `RELAY_GAS_PER_DAY`; rows stay',
}
const ofApproval: Bound = { charged: 'the owner', bound: 'one for each request, whose bytes count' }

const { aDay } = maximumConfirmations

/** The compiler demands an entry for each table of the database. */
export const tableBounds: Record<TableName, Bound> = {
  account_usage: oneRow,
  alert_devices: perAccount(`${maximumAlerts.devices} rows`),
  alert_settings: oneRow,
  alerts: perAccount(
    `one waiting alert of each kind and channel; tried for ${hours(maximumAlerts.triedMs)} and ${maximumAlerts.attempts} times; of confirmations, ${maximumConfirmations.perHourAndClient} calls an hour of a client, and a day ${aDay.perAccount} mails of an account, ${aDay.perAddress} to a mailbox, ${aDay.perHost} to a mail host and ${number(aDay.perInstallation)} of the installation; ${lastMailsADay} last mails of an account a day, and ${lastPushes.aDay} last push messages to a browser`,
  ),
  anchors: ofApproval,
  attestation_drafts: ofApproval,
  attestations: ofApproval,
  attribute_keys: oneRow,
  chain_attempts: ofService,
  chain_blocks: { charged: 'nobody', bound: 'old blocks without events are deleted' },
  chain_events: ofChain,
  chain_index_source: { charged: 'nobody', bound: '1 row' },
  chain_transactions: ofService,
  claim_history: {
    charged: 'the claim',
    bound: `${number(maximumHistory.entries)} entries, and then only decisions, signatures and withdrawals; ${maximumHistory.viewsOfShare} views of one share`,
  },
  claim_history_heads: { charged: 'the claim', bound: '1 row' },
  claims: perAccount(
    `${number(quotas.claims)} rows (\`QUOTA_CLAIMS\`), ${number(quotas.storedBytes)} bytes (\`QUOTA_STORED_BYTES\`); ${maximumFields} fields in each`,
  ),
  contact_messages: perClient(
    `${contactMessages.perHourAndClient} rows an hour (\`RATE_LIMIT_MESSAGES\`); kept ${contactMessages.keptMonths} months`,
  ),
  control_notices: ofChain,
  credential_offers: perAccount(
    `the newest ${credentialOffersKept} rows, each with at most ${number(maximumDidUrlCharacters)} characters of the wallet’s DID; of a claim, the newest ${credentialsToSignOfClaim} also with a credential that waits for the verifier’s browser, whose bytes count for the wallet’s client (\`STORED_BYTES_PER_CLIENT\`); deleted a day after their end`,
  ),
  dids: perAccount(`${quotas.offChainDids} rows off the chain (\`QUOTA_OFF_CHAIN_DIDS\`); minting costs gas`),
  domain_proofs: oneRow,
  events: perAccount(`the rate of what causes them; kept ${eventsKeptDays} days, the newest for ever`),
  expiry_reminders: { charged: 'the attestation', bound: 'one row for each reminder of an attestation' },
  guardian_votes: { charged: 'the identity', bound: 'one row for a guardian, decision and round; deleted when old' },
  holder_challenges: perClient(
    `${maximumHolderChallenge.perHourAndClient} calls an hour; ${maximumHolderChallenge.answers} answers of ${number(maximumHolderChallenge.characters)} characters, ${maximumHolderChallenge.answersPerClient} of one client in ${maximumHolderChallenge.answersWindowMs / 1000} seconds; deleted ${minutes(maximumHolderChallenge.keptMs)} after the end`,
  ),
  idempotency_keys: perAccount(
    `${number(maximumKeptAnswers.keys)} keys and ${number(maximumKeptAnswers.bytes)} bytes of answers a day`,
  ),
  identity_controls: ofChain,
  inbox_mails: { charged: 'nobody', bound: 'none; only a trial has this table’s rows' },
  issuer_keys: perAccount(
    `${maximumIssuerKeys.count} keys; at most 5 of the browser and 1 of the service are not stopped`,
  ),
  key_invitations: perClient(
    `${maximumKeyInvitation.perHourAndClient} calls an hour; ${number(maximumKeyInvitation.characters)} characters; deleted ${minutes(maximumKeyInvitation.keptMs)} after the end`,
  ),
  notifications: perAccount(`${number(quotas.notifications)} rows (\`QUOTA_NOTIFICATIONS\`), the newest`),
  organization_names: perAccount('the spellings of one name'),
  passkeys: perAccount(`${maximumPasskeys} rows`),
  presentation_requests: perClient(
    `${maximumPresentationRequest.perHourAndClient} rows an hour, each with at most ${number(bodyLimitBytes)} characters of an answer; deleted ${minutes(maximumPresentationRequest.keptMs)} after the end`,
  ),
  proof_answers: perClient(
    `the newest ${maximumRequestForProof.answers} rows of ${number(maximumRequestForProof.answerCharacters)} characters for a request, ${maximumRequestForProof.answersPerClient} of one client in ${maximumRequestForProof.answersWindowMs / 1000} seconds`,
  ),
  requests_for_proof: perClient(
    `${maximumRequestForProof.perHourAndClient} calls an hour; ${number(maximumRequestForProof.statementCharacters)} characters; deleted ${minutes(maximumRequestForProof.keptMs)} after the end`,
  ),
  revocations: { charged: 'the verifier', bound: 'one row for an attestation' },
  sessions: perClient(
    `the rate of sign-ins (\`RATE_LIMIT_SIGN_IN\`); of a wallet and an identity the ${maximumSessions.perWallet} that were used last, each with at most ${number(maximumSessions.signatureBytes)} bytes of a signature; kept ${hours(walletSession.absoluteMs)}`,
  ),
  share_viewers: {
    charged: 'the share',
    bound: `${number(maximumHistory.viewers)} rows, or as many as the owner allows views, at most ${number(maximumShareViews)}`,
  },
  shares: perAccount(
    `${number(quotas.shares)} rows that are not withdrawn (\`QUOTA_SHARES\`); their bytes count; of links that nobody has yet, the newest ${maximumOfferedShares} of a claim`,
  ),
  signed_records: {
    charged: 'the verifier',
    bound: `the newest ${number(signedRecordsKept.rows)} rows and ${number(signedRecordsKept.bytes)} bytes; deleted ${signedRecordsKept.years} years after the signature`,
  },
  sign_in_nonces: perClient(`the rate of sign-ins; kept ${minutes(nonceLifetimeMs)}`),
  spent_nonces: perClient('the rate of writes; deleted at their end'),
  sponsored_calls: bySponsor,
  staged_vault_items: perAccount(
    `${maximumVault.items} rows of ${number(maximumVault.itemCharacters)} characters, ${number(maximumVault.characters)} together; kept ${minutes(stagedVaultMs)}`,
  ),
  staged_vaults: oneRow,
  standing_notices: ofChain,
  status_lists: { charged: 'the service', bound: 'one row for 131,072 places' },
  status_places: ofApproval,
  templates: perAccount(
    `${maximumTemplates.perVerifier} rows on offer, of ${number(maximumTemplates.bytes)} characters; the newest ${maximumTemplates.retired} retired ones stay`,
  ),
  users: oneRow,
  vault_items: perAccount(
    `${maximumVault.items} rows of ${number(maximumVault.itemCharacters)} characters, ${number(maximumVault.characters)} together`,
  ),
  vaults: perAccount(`1 row with ${maximumVault.wrappings} wrappings`),
  verification_requests: perAccount(
    `${quotas.waitingRequests} pending rows at one verifier (\`QUOTA_WAITING_REQUESTS\`); their bytes count; ${maximumQuestions} questions in each; ${number(quotas.renewals)} a day are earlier confirmations of one verifier (\`QUOTA_RENEWALS\`)`,
  ),
  verifier_applications: perAccount(
    `one pending row of ${maximumApplicationLength.website + maximumApplicationLength.contact + maximumApplicationLength.note} characters with ${maximumApplications.questions} questions; the newest ${maximumApplications.decided} decided ones stay`,
  ),
}
