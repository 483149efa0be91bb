import { quoteWords } from '@did/domain/proof/quote-words'
export const foreignTexts = {
  checking: 'Checking the credential...',
  unreadable: {
    title: 'This credential could not be read',
    sentence:
      'It looks like a credential of other software, but a part of it is damaged or of a kind that this page does not know.',
  },
  issuedBy: 'Issued by',
  /**
   * A credential of this product names as its issuer whoever issued the original document, so
   * “Signed by” names the signer.
   */
  signedBy: 'Signed by',
  inShort: (title: string, issuer: string) => `${quoteWords(title)}, issued by ${issuer}`,
  callsItself: (name: string) => `It calls itself ${quoteWords(name)}. Nobody here has checked this name.`,
  /** Only this product's credentials have these members. */
  members: {
    title: 'Title',
    claimType: 'Kind of claim',
    issuerName: 'Issuer, as the owner wrote it',
    issueDate: 'Date of issue',
    level: 'How it was checked',
    verifier: 'Confirmed by',
  },
  fetchedKeys: (hosts: string) => `This service fetched the issuer’s keys for this page from ${hosts}.`,
  fetchedLists: (hosts: string) => `This service fetched the list of withdrawals for this page from ${hosts}.`,
  checkedHere: 'The signatures were checked in your browser.',
} as const
