import { contactMessages } from '@did/domain/account/contact-limits'
import { maximumKeyInvitation } from '@did/domain/account/key-invitation-limits'
import { nonceLifetimeMs, walletSession } from '@did/domain/account/session-limits'
import { maximumAlerts } from '@did/domain/alert/limits'
import { signedRecordsKept } from '@did/domain/attestation/limits'
import { countedMs, idempotencyKeyLifetimeMs } from '@did/domain/call-limits'
import { maximumPresentationRequest } from '@did/domain/portable/limits'
import { maximumRequestForProof } from '@did/domain/proof/limits'
import { writeDuration, writeHours } from '@did/domain/texts/en/durations'
import type { Article } from '../../../article.ts'
import { inYourBrowser } from './in-your-browser.ts'

/**
 * These texts must agree with docs/decisions/0009-what-erasure-leaves.md, 0010-shares.md and the
 * migrations.
 */
export const privacyArticle: Article = {
  title: 'Privacy Policy',
  lead: 'What this software keeps, where, for how long, who can see it, and what cannot be taken back.',
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        'Whoever runs this installation decides about its data and is the controller in the sense of data protection law. The contact page reaches them. This page describes what the software does; the operator adds what it does beyond that, such as backups, or the log of a proxy in front of it.',
      ],
    },
    {
      heading: 'If you only read or check',
      list: [
        'No account is needed, and there is no advertising, tracking or statistics of visitors. Everything the page shows of its own, fonts included, comes from this site.',
        'The server’s log has one line for each request: the kind of request, the outcome, how long it took. No addresses, no names, nothing of what was asked for.',
        `Your network address is held in memory to limit how often one client can ask: while you are connected, for up to ${writeDuration(countedMs.perHour)} after your last call, and for about ${writeDuration(countedMs.perDay)} if you save something or the service pays for you. It is not stored.`,
        'To check a claim, your browser asks a node of the chain directly. Whoever runs that node sees your network address and which entries of the registry you ask for.',
        'The part of a link before the # reaches this server when you open it. It is answered, and neither stored nor logged. The part behind the # never leaves your browser.',
      ],
    },
    {
      heading: 'If you have an account',
      facts: [
        {
          term: 'Profile',
          text: 'Your wallet address and username; full name and e-mail if you give them; the organization if you verify.',
        },
        {
          term: 'Passkeys',
          text: `The public key of each passkey that opens your account, and the id that your device gave it, so that your other devices find the account. Your device never shows the key itself to anybody. When you add a device, we pass one encrypted text in each direction between your devices, which we cannot read and delete after ${writeDuration(maximumKeyInvitation.lifetimeMs + maximumKeyInvitation.keptMs)}. The calls that this service paid for you stay after your account is gone, as they do on the chain.`,
        },
        {
          term: 'DIDs and claims',
          text: 'Each claim with type, title, description, issuer, date and the ages you let it state, and the random numbers that its seal is made with. Whoever verifies may also publish templates.',
        },
        {
          term: 'Requests',
          text: 'Which claim you sent to which verifier, its questions and what you answered, the decision and its reason.',
        },
        {
          term: 'Confirmations',
          text: 'What the verifier signed, with its signature, and whether it was withdrawn and why.',
        },
        {
          term: 'Private attributes',
          text: 'What you enter as private is encrypted in your browser before it leaves it. We keep what we cannot read: its size, when it changed, and the ways in, each of which only your wallet, your passkey or your recovery code opens. What you send to a verifier is encrypted to its key and deleted here with its decision; a fingerprint of it, from which nothing can be read, stays in what the verifier signs.',
        },
        {
          term: 'History',
          text: 'For each claim, what happened to it and when, so that nobody can change the past unseen.',
        },
        {
          term: 'Links',
          text: 'That you made one, which fields it shows, its end and limit. A controlled link’s text is encrypted in your browser: we keep what we cannot read, how often it was opened and when last, and for each browser that opened it a random number, hashed.',
        },
        {
          term: 'Other wallets',
          text: 'That you offered a claim to another wallet, in which form, whether the wallet took it, and the public key of that wallet while the offer lasts. If you are a verifier and let this service keep a key for such wallets, we keep that key, sealed.',
        },
        {
          term: 'Notifications',
          text: 'What the bell tells you, until you clear it, and the messages that keep open pages up to date.',
        },
        {
          term: 'Being told',
          text: `If you choose “Be told about changes”: the e-mail address that you confirm, the addresses that your browsers’ push services made for us, which kinds of changes you chose, the language in which you asked for them, and for ${writeDuration(maximumAlerts.keptMs)} that a message was sent, and to which browsers. The messages name neither you nor anybody else.`,
        },
        {
          term: 'To become a verifier',
          text: 'Your application with the web site, contact and note that you entered, the administrators’ questions, the decision on it, and a domain that you have proven.',
        },
      ],
    },
    {
      heading: 'If you ask for a proof, or answer',
      paragraphs: [
        `Asking needs no account. The request (what is to be proved, the name you give yourself, its end) is kept until ${writeDuration(maximumRequestForProof.keptMs)} after its end, which comes at most ${writeDuration(maximumRequestForProof.lifetimeMs)} after you ask; with your wallet address if you signed it. Answers are encrypted to a key in the asker’s browser: we keep them as long and cannot read them. Whoever answers leaves with us that a claim was used for a proof and until when, as with any link; not what was proved or for whom.`,
        `A request to a wallet of other software, and what the wallet shows, are kept for at most ${writeDuration(maximumPresentationRequest.lifetimeMs + maximumPresentationRequest.keptMs)} after the request. This server reads the answer to check it. Only whoever asked can get it.`,
      ],
    },
    {
      heading: 'If you write to us',
      paragraphs: [
        `Name, e-mail address and message of the contact form are kept for ${contactMessages.keptMonths} months, done or not, and then deleted. They are not tied to an account, and nothing about your connection is kept beside them. Administrators read them.`,
      ],
    },
    inYourBrowser,
    {
      heading: 'Who can see it',
      list: [
        'You see everything that is yours.',
        'A verifier sees the claims you sent to it, with your username and wallet address, and keeps what it confirmed. Private attributes it sees only if you share them with it.',
        'Whoever is signed in and knows your whole username can learn the address of your wallet, to name you as a guardian. Your guardians’ votes are counted for whoever has the link that they got. Votes to freeze your identity, to end its freeze or to stop a change are counted only for whoever also has the guardians’ file, until your guardians act on the blockchain for the first time. Their list is public there from then on. The count names nobody.',
        'Whoever gets a proof of yours sees the fact that was proved, for whom it was made, and the basic details of its claim; not the value behind it.',
        'Whoever gets a link or code sees the basic details of that one claim (type, title, issuer, issue date and whether it is verified) and what else you ticked when you shared it.',
        'Everyone can read who verifies: organization, domain, wallet, when it was accredited or suspended, and the templates it publishes.',
        'Administrators see applications of verifiers and messages of the contact form. The operator’s technicians can read the database; the texts of controlled links and private attributes are unreadable to them too.',
        'If you choose to be told about changes, the mail servers between us and you see your e-mail address, and the maker of your browser sees that a message came; neither sees what changed for you beyond its kind.',
        'Otherwise nobody sees anything of yours.',
      ],
    },
    {
      heading: 'What is public for ever',
      paragraphs: [
        'The chain is public and cannot be changed by anybody. It shows that your wallet holds a DID; seals of your claims, from which nobody can read the text; when something was signed; and what was withdrawn. If you choose “Publish the text on the chain”, the text itself is there. The page says so before you confirm.',
      ],
    },
    {
      heading: 'How long it is kept, and what deletion does',
      fates: [
        {
          what: 'Your account and everything in it: profile, passkeys, DIDs, claims with their seals’ random numbers, requests, links with their encrypted texts, private attributes, requests for proof that you signed, notifications, applications, the name reserved for you, proven domain, published templates, and the text of your claims’ history',
          kept: 'Until you delete it.',
          erased: 'It is deleted at once.',
        },
        {
          what: 'As a verifier, your records of what you signed for people who deleted their accounts',
          kept: `For ${signedRecordsKept.years} years from your signature, and only the newest ${signedRecordsKept.rows} records.`,
          erased: 'They are deleted at once.',
        },
        {
          what: 'What a verifier confirmed for you, with your name, the claim’s fields and your wallet',
          kept: 'Until you delete your account.',
          erased: `It is deleted here, and stays in the records of that verifier alone: for at most ${signedRecordsKept.years} years from its signature, and in its newest ${signedRecordsKept.rows} records. The verifier can delete it sooner.`,
        },
        {
          what: 'What you confirmed for others as a verifier, with your organization’s name and wallet',
          kept: 'Until they delete their accounts.',
          erased: 'It stays theirs.',
        },
        {
          what: 'Sessions',
          kept: `${writeHours(walletSession.absoluteMs)}.`,
          erased: 'They are deleted at once.',
        },
        {
          what: 'Answers kept so that a repeated press does nothing twice',
          kept: `${writeHours(idempotencyKeyLifetimeMs)}.`,
          erased: 'They are deleted at once.',
        },
        {
          what: 'Numbers for signing in',
          kept: `${writeDuration(nonceLifetimeMs)}.`,
          erased: 'They stay until then, and tell nothing about you.',
        },
        {
          what: 'Messages that waited to be sent, and an e-mail address that nobody confirmed',
          kept: `The messages ${writeDuration(maximumAlerts.keptMs)}, the address ${writeHours(maximumAlerts.confirmMs)}.`,
          erased: 'They are deleted at once.',
        },
        {
          what: 'Numbers of the history, digests of what was signed, and whether it was withdrawn',
          kept: 'For ever.',
          erased: 'They stay, and tell nothing about you.',
        },
        {
          what: 'Everything on the chain',
          kept: 'For ever.',
          erased: 'It stays, because it is out of reach for us.',
        },
        {
          what: 'Links and files that others already have',
          kept: 'As long as those people keep them.',
          erased: 'They stay genuine and readable.',
        },
        {
          what: 'Messages of the contact form',
          kept: `${contactMessages.keptMonths} months.`,
          erased: 'They stay, because they are not part of the account. Write to us to have one deleted sooner.',
        },
        {
          what: 'Copies in backups',
          kept: 'As long as the operator keeps them. The operating guide advises 30 days.',
          erased: 'They stay until then.',
        },
      ],
    },
    {
      heading: 'Your copy, and deletion',
      paragraphs: [
        'Under Your Profile, “Download my data” gives you everything we hold about you as a file. “Edit Profile” and “Edit” on a claim correct it. “Delete my account…” erases it at once, as the rows above say.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'Data protection law may give you more: to be told, to have errors corrected, to object, and to complain to an authority. The operator answers for that; use the contact page. Somebody who lost the wallet cannot use the buttons above, because nobody can tell whose data it is.',
      ],
    },
  ],
  next: { label: 'Ask a question about your data', href: '/contact' },
}
