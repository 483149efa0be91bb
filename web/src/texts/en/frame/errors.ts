import type { ErrorCode } from '@did/domain/errors'
import {
  authentication,
  claim,
  connection,
  type ErrorText,
  type ErrorType,
  server,
  transaction,
  verification,
  wallet,
} from '../../error-text.ts'
import type { alertErrorTexts } from '../alerts/alert-errors.ts'
import type { issuingKeyErrorTexts } from '../issuing-key/issuing-key-errors.ts'
import type { proofErrorTexts } from '../proof/proof-errors.ts'
import type { recoveryErrorTexts } from '../recovery/recovery-errors.ts'
import type { requestErrorTexts } from '../request-for-proof/request-errors.ts'
import type { vaultErrorTexts } from '../vault/vault-errors.ts'
import type { addDeviceErrorTexts } from '../wallet/add-device.ts'
import type { passkeyErrorTexts } from '../wallet/passkey-errors.ts'

export const errorTitles: Record<ErrorType, string> = {
  connection: 'Connection Error',
  authentication: 'Authentication Error',
  verification: 'Verification Error',
  claim: 'Claim Error',
  wallet: 'Wallet Error',
  transaction: 'Transaction Error',
  server: 'Server Error',
  unknown: 'Error',
}

/**
 * The specification's texts for errors of other software, which only their message identifies.
 * Three of our own codes have the same texts.
 */
export const foreignErrorTexts = {
  rejected: 'Transaction was rejected in your wallet',
  connection: 'Network connection issue. Please check your internet connection and try again.',
  authentication: 'Authentication failed. Please sign in again.',
  unknown: 'An unexpected error occurred. Please try again later.',
} as const

/**
 * Returns the sentence for the server's complaint about one field, or null for a complaint that
 * says too little away from its field. The server writes English, and each language has its own
 * sentence.
 */
export function tellComplaint(complaint: string): string | null {
  return complaint === 'Required' || complaint === 'Invalid input' ? null : complaint
}

const signInAgain = authentication('The sign-in did not go through. Please sign in again.')
const brokenLink = verification('This link cannot be read. Ask for it again; it may have been cut when it was copied.')

/**
 * The texts of these errors load later, with the part of the page in which the errors can arise.
 */
type LaterCode =
  | keyof typeof proofErrorTexts
  | keyof typeof requestErrorTexts
  | keyof typeof addDeviceErrorTexts
  | keyof typeof alertErrorTexts
  | keyof typeof issuingKeyErrorTexts
  | keyof typeof passkeyErrorTexts
  | keyof typeof recoveryErrorTexts
  | keyof typeof vaultErrorTexts

/** A new error code without a text does not compile. */
export const errorTexts: Record<Exclude<ErrorCode, LaterCode>, ErrorText> = {
  'unreadable-body': server('The server could not read what was sent. Please try again.'),
  'invalid-input': server('Something in the form was not accepted. Please check it and try again.'),
  'not-json': server('The server could not read what was sent. Please try again.'),
  'body-too-large': server('That is too much text at once. Please shorten it.'),
  'foreign-origin': server('This page was opened under another address than the server’s own. Please open it again.'),
  'route-not-found': server('The server does not know this request. Please reload the page.'),
  'too-many-requests': server('That was a little too fast. Please wait a moment and try again.'),
  'too-many-messages': server(
    'Only a few messages an hour are taken from one place. This one was not sent; please send it again in an hour.',
  ),
  'too-much-stored-today': server(
    'So much was saved from your network today that this was not saved. Nothing was changed. Please try again after midnight in world time (UTC), or from another network.',
  ),
  'precondition-failed': server('It was changed somewhere else in the meantime. Please look at it again first.'),
  'idempotency-key-reused': server('This was already sent in another form. Please reload the page and try again.'),
  internal: server('Something went wrong on our side. Nothing was changed. Please try again.'),
  'signing-key-missing': connection('This installation does not sign status lists.'),
  'database-unreachable': connection(
    'The server cannot reach its data at the moment. Nothing was changed. Please try again.',
  ),
  'chain-unreachable': connection('The chain cannot be reached at the moment. Nothing was changed. Please try again.'),

  'not-signed-in': authentication(foreignErrorTexts.authentication),
  'sign-in-unparseable': signInAgain,
  'sign-in-nonce-unknown': authentication('The sign-in took too long. Please sign in again.'),
  'sign-in-domain-mismatch': authentication(
    'The sign-in was made for another address of this site. Please open the page again.',
  ),
  'sign-in-uri-mismatch': authentication(
    'The sign-in was made for another address of this site. Please open the page again.',
  ),
  'sign-in-chain-mismatch': authentication(
    'The sign-in names another network. Please reload the page and sign in again.',
  ),
  'sign-in-version-unsupported': signInAgain,
  'sign-in-time-invalid': authentication(
    'The clock of this device seems to be wrong. Please check it and sign in again.',
  ),
  'sign-in-signature-invalid': authentication(
    'The signature is not by the account that is connected. Please sign in again.',
  ),
  'identity-choice-needed': authentication('This wallet acts for several identities. Please choose one and sign in.'),
  'identity-controlled-elsewhere': authentication(
    'Another wallet controls this identity now, after a move or a recovery. Please sign in with that wallet.',
  ),
  'identity-frozen': authentication(
    'A key that acts for your identity was reported as stolen. Your identity cannot do this until the freeze ends.',
  ),

  'not-found': server('It is not there, or not yours to see.'),
  'not-allowed': authentication('This account may not do that.'),
  'username-taken': server('This username is taken. Please choose another one.'),
  'did-taken': server('This DID belongs to another wallet.'),
  'did-not-owned': server('The chain does not show this DID in your wallet. Please try again in a moment.'),
  'did-malformed': server('This is not a DID that can be recorded for your wallet.'),
  'verifier-unavailable': verification('This verifier cannot be asked at the moment. Please choose another one.'),
  'request-pending': verification('This verifier has already been asked about this claim.'),
  'request-decided': verification('This request has already been decided.'),
  'request-not-approved': verification('This request can only be approved by completing its verification.'),
  'cannot-confirm-again': verification('This request has already been decided.'),
  'attributes-need-owner': verification('Its owner must ask again.'),
  'too-many-renewals': verification('No more can wait today.'),
  'too-many-questions': verification('You have asked as many questions about this as you may. Please decide it.'),
  'question-open': verification('Your earlier question has not been answered yet.'),
  'question-answered': verification('This question has been answered already.'),
  'claim-private': claim('A private claim cannot be shared.'),
  'claim-not-verified': claim('Only a verified claim can go into another wallet.'),
  'claim-not-selective': claim('This claim is not selective: only its basic details can be shared.'),
  'claim-without-attributes': claim(
    'Nothing can be proved of this claim: no verifier has vouched for private attributes of it.',
  ),
  'share-id-taken': claim('The link could not be made. Please try again.'),
  'share-does-not-fit': claim(
    'What this link would show is too long for an open link. Show fewer details, or make a short link.',
  ),
  'share-without-switch': claim('This link carries a confirmation already, or can carry none.'),
  'share-token-refused': claim('This link is incomplete. Open the whole link you were given.'),
  'share-withdrawn': claim('The owner ended this link. Ask them for a new one.'),
  'share-expired': claim('The owner’s time limit for this link is over. Ask for a new link.'),
  'share-used-up': claim('This link was opened as often as its owner allowed. Ask for a new link.'),
  'share-unknown': claim('This service does not know the link.'),
  'organization-required': verification('Please enter the name of your organization.'),
  'organization-taken': verification(
    'Another organization has this name, or one that looks like it. Please choose another.',
  ),
  'verifier-not-entitled': verification(
    'You cannot verify at the moment: your organization is not accredited. Nothing was decided.',
  ),
  'template-retired': server('This template was retired. It cannot be changed any more.'),
  'too-many-claims': claim(
    'Your account holds as many claims as it may. Write to us through Contact if you need room for more.',
  ),
  'too-many-dids': server(
    'Your account has as many DIDs off the chain as it may. Mint one of them, or use one that you have.',
  ),
  'too-many-shares': server(
    'You share as many links as one account may. Withdraw those that nobody needs any more, under Share.',
  ),
  'too-many-waiting-requests': verification(
    'Many requests of yours already wait for this verifier. Ask again when it has answered some of them.',
  ),
  'storage-full': server(
    'Your account has used all its room for texts, shares and keys. Write to us through Contact if you need more.',
  ),
  'too-many-templates': server('You offer as many templates as one verifier may. Please retire one first.'),
  'vault-exists': server('This account has private attributes already.'),
  'vault-full': server('There is no room for more private attributes.'),
  'attribute-key-invalid': verification('Your key was not accepted. Please try again.'),
  'attributes-mismatch': verification('These are not the private attributes that were sent with this request.'),
  'attributes-signature-invalid': verification('These private attributes are not signed by the claim’s owner.'),
  'attributes-unconfirmed': verification('Please look at whom your private attributes are sealed for.'),
  'vault-replaced': server(
    'Your private attributes were locked with a new key, in another tab or on another device. Please open them again. What you typed is still here.',
  ),
  'holder-challenge-taken': server('The challenge could not be made. Please try again.'),
  'holder-challenge-ended': verification('This challenge is over. Ask for a new one.'),
  'application-decided': verification('This application was decided in the meantime.'),
  'chain-shows-otherwise': verification('The chain does not show this yet. Please try again in a moment.'),
  'domain-unreachable': verification(
    'The file could not be read at that domain. It must be there over https, without a redirect, for everybody.',
  ),
  'domain-not-proven': verification('The file is there, but it does not name your wallet for this domain.'),

  'revocation-signature-invalid': verification(
    'The signature is not by your account. Please sign with the account that confirmed this claim.',
  ),

  'share-incomplete': brokenLink,
  'share-without-fragment': brokenLink,
  'share-unreadable': brokenLink,
  'share-unsupported': verification('This link was made by a newer version. Please reload the page and open it again.'),
  'share-too-long': verification('This link is too long to be one of ours.'),

  'cookies-refused': server(
    'This browser refuses cookies, and without one nobody can sign in here. Allow cookies for this site, then sign in again.',
  ),
  'wallet-missing': wallet('There is no MetaMask in this browser.'),
  'wallet-no-accounts': wallet('Your wallet shared no account. Please choose one when it asks.'),
  'wallet-rejected': wallet(foreignErrorTexts.rejected),
  'wallet-request-pending': wallet('Your wallet is already asking you something. Please open it and answer first.'),
  'wallet-silent': wallet(
    'Your wallet has not answered. Open it to see whether it still asks you something, then try again. If nothing helps, reload this page.',
  ),
  'wallet-not-connected': wallet('No wallet connected'),
  'wallet-wrong-network': wallet(
    'Your wallet is on another network and could not be switched. Please switch it there and try again.',
  ),
  'wallet-connection': connection(foreignErrorTexts.connection),
  'wallet-insufficient-funds': wallet(
    'Your wallet has too little money for the network’s fee. Add some to this account, then try again.',
  ),
  'wallet-failed': wallet('Your wallet could not do that. Please open it and try again.'),
  'transaction-failed': transaction('There was an error processing your transaction.'),
  'did-minted-event-missing': transaction('Failed to find DidMinted event'),
}
