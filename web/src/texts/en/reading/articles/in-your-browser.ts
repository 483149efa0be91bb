import { walletSession } from '@did/domain/account/session-limits'
import { holderChallengeSeconds } from '@did/domain/holder-challenge/limits'
import { languageCookieYears } from '@did/domain/language'
import { keptAnswersMs } from '@did/domain/page/kept-answers'
import { writeDuration, writeHours } from '@did/domain/texts/en/durations'
import { writeYears } from '@did/domain/texts/en/years-and-seconds'
import type { Article } from '../../../article.ts'

const idle = writeHours(walletSession.idleMs)
const most = writeHours(walletSession.absoluteMs)
const byMail = writeDuration(holderChallengeSeconds.day * 1000)
const kept = writeDuration(keptAnswersMs)

/** Only trial installations have a demo wallet, so a production build must not mention it. */
const demoWalletFacts = __EMBEDDED__
  ? [
      {
        term: 'Storage “demo-wallet”',
        text: 'The wallets you made with the demo wallet of this installation, with their keys, and which one is in use. They are for play money only.',
      },
    ]
  : []

/** The pages on privacy and on cookies say here what the page keeps in the reader's browser. */
export const inYourBrowser: Article['sections'][number] = {
  heading: 'In your browser',
  facts: [
    {
      term: 'Cookie “did_session” or “__Host-session”',
      text: `Keeps you signed in: ${idle} without use, ${most} at most. Scripts cannot read it; the server stores only its hash.`,
    },
    {
      term: 'Cookie “language”',
      text: `The language that you chose in the footer, for ${writeYears(languageCookieYears)}. The server reads it to send you the page in that language.`,
    },
    {
      term: 'Storage “wallet_session”',
      text: 'Which wallet was connected last and when, so that the page can connect it again.',
    },
    {
      term: 'Storage “wallet_identity”',
      text: 'For which identity that wallet acts, if it is not the wallet’s own, gone when you disconnect.',
    },
    {
      term: 'Storage “wallet_source”',
      text: 'How you came in, if it was not with a wallet of your browser, gone when you disconnect.',
    },
    {
      term: 'Storage “passkey_account”',
      text: 'Which passkey you used last and which account it opens, so that one confirmation is enough next time. Nothing of it is secret.',
    },
    {
      term: 'Storage “app_config”',
      text: 'What this service last said about its chain, so that your passkey opens your dashboard without a connection, too. Nothing of it is secret.',
    },
    {
      term: 'Storage “recovery_request”',
      text: 'If you recover an identity: which one, the new key or address that your guardians are asked for, and how many of them must agree. It is gone when the recovery is done or when you start over. Nothing of it is secret.',
    },
    {
      term: 'Storage “passkey_to_add”',
      text: 'A second passkey that you have made and that your account does not have yet, until it has. Nothing of it is secret.',
    },
    {
      term: 'Storage “wallet_signed_in_at”',
      text: 'When you last signed in, so that your other tabs notice, gone when the server has answered a sign-out.',
    },
    {
      term: 'Storage “sign_out_waiting”',
      text: 'When you signed out, until the server has answered, so that the page asks again if it has not.',
    },
    {
      term: 'Storage “proof_choices”',
      text: 'If you confirm for an organization: the kind of proof and the fields that you chose last for each template.',
    },
    {
      term: 'Storage whose name begins with holder_challenge',
      text: `A question that you asked somebody by mail about a credential, with the key that opens their answer. It counts for ${byMail}. It is gone when you end the question, or open the credential’s link after that.`,
    },
    {
      term: 'Storage “share_viewer:…”',
      text: 'A random number of its own for each controlled link you opened, so that opening it again does not count twice.',
    },
    {
      term: 'Storage “response_cache:…”',
      text: `What the server last told you about your own DIDs, claims and requests, for ${kept} at most, so that it can be read without a connection. It is encrypted with a key that cannot be copied out of the browser, and gone when you disconnect or change the account.`,
    },
    {
      term: 'Storage “own_link:…”',
      text: 'The short and controlled links that you gave away, so that this browser can show them to you again. Each is encrypted with a key that cannot be copied out of the browser. They stay when a session ends by itself, and when your wallet locks or disconnects by itself. They are gone when you disconnect on this site or when another account signs in here.',
    },
    {
      term: 'Storage “kept_for”',
      text: 'For which account this browser keeps those links, gone when you disconnect on this site.',
    },
    {
      term: 'Storage “chosen_dids”',
      text: 'The row numbers of the DIDs that you chose to see, so that the same one is shown next time.',
    },
    { term: 'Storage “theme”', text: 'Light or dark, if you chose.' },
    {
      term: 'Storage “asked_request”',
      text: 'A request for a proof that you made, with the key that reads its answers: in that tab alone, gone when it is closed.',
    },
    {
      term: 'Storage “wallet_request”',
      text: 'A request that you made to a wallet on this device, with the secret that reads its answer, so that the wallet can lead back to it. It is gone when you ask again, when you disconnect on this site, or when another account signs in here.',
    },
    {
      term: 'A key for other people’s wallets',
      text: 'If you are a verifier and let this browser keep such a key: the key that signs credentials in your name. Nothing can copy it out of the browser.',
    },
    {
      term: 'Storage “onboarding_place:…”',
      text: 'How far you are with the setup and what you typed for your profile and your first claim, so that a reload loses nothing: in that tab alone, gone at the end of the setup or when the tab is closed. Private attributes are not in it.',
    },
    {
      term: 'Storage “start_purpose:…”',
      text: 'That you came to confirm for an organization, if you said so at the start, so that a reload does not ask again: in that tab alone, gone when the tab is closed.',
    },
    {
      term: 'Storage “desk_letter_keys”',
      text: 'That single letters do nothing at the verifier’s desk, if you chose so.',
    },
    {
      term: 'Storage “verifier_keys_seen:…”',
      text: 'Which keys of verifiers you have shared private attributes to, so that nobody can hand you an older one. It is sealed with your private attributes’ own key.',
    },
    ...demoWalletFacts,
    {
      term: 'A copy of the page',
      text: 'The program itself, so that it opens without a connection. Nothing of yours is in it.',
    },
  ],
  paragraphs: [
    'What is kept there serves no advertising and follows you to no other site. Clearing the site’s data removes them all.',
  ],
}
