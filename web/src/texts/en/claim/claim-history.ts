import type { HistoryKind } from '@did/domain/claim/history'
import { clearWords } from '@did/domain/proof/quote-words'
import { inQuotationMarks } from '@did/domain/texts/en/punctuation'
import { tellReason } from '../revocation/revocation.ts'

/** The sentences for entries whose text was erased or is hidden from the reader. */
const closed: Record<HistoryKind, string> = {
  created: 'The claim was written.',
  edited: 'The claim was changed.',
  requested: 'A verifier was asked.',
  questioned: 'A verifier had a question.',
  answered: 'A question was answered.',
  'taken-back': 'A request was taken back.',
  decided: 'A verifier answered.',
  attested: 'A verifier confirmed it.',
  renewed: 'A verifier confirmed it again.',
  anchored: 'The confirmation’s time was recorded publicly.',
  shared: 'It was shared.',
  viewed: 'A link was opened.',
  unshared: 'A link was withdrawn.',
  revoked: 'A confirmation was withdrawn.',
  restored: 'A withdrawal no longer counts.',
}

const toOwner = {
  created: 'You added this claim.',
  createdAnew: 'You wrote this as a new version of an earlier claim.',
  edited: 'You changed its text.',
  editedAsNew: 'You wrote a new version. This one stays as it is.',
  visibility: 'You changed who may see it.',
  requested: (verifier: string) => `You asked ${verifier} to check it.`,
  questioned: (verifier: string) => `${verifier} asked you a question.`,
  answered: (verifier: string) => `You answered ${verifier}.`,
  recalled: (verifier: string) => `You took your request to ${verifier} back.`,
  approved: (verifier: string) => `${verifier} approved your request.`,
  rejected: (verifier: string) => `${verifier} rejected your request.`,
}

/**
 * A verifier that the owner asked reads these sentences, with its own name, and with `somebody` in
 * place of another verifier's name.
 */
const toVerifier: typeof toOwner = {
  created: 'The owner added this claim.',
  createdAnew: 'The owner wrote this as a new version of an earlier claim.',
  edited: 'The owner changed its text.',
  editedAsNew: 'The owner wrote a new version. This one stays as it is.',
  visibility: 'The owner changed who may see it.',
  requested: (verifier) => `The owner asked ${verifier} to check it.`,
  questioned: (verifier) => `${verifier} asked a question.`,
  answered: (verifier) => `The owner answered ${verifier}.`,
  recalled: (verifier) => `The owner took the request to ${verifier} back.`,
  approved: (verifier) => `${verifier} approved the request.`,
  rejected: (verifier) => `${verifier} rejected the request.`,
}

export const claimHistoryTexts = {
  loading: 'Loading the history',
  loadFailure: 'The history could not be loaded. The claim itself is unaffected.',
  empty: 'Nothing has happened to this claim since its history began.',
  more: 'Show more',
  notSaved: 'The history was not saved',
  download: 'Download history',
  downloadHint: 'A file that shows if anything in this list was changed later. Keep it where you like.',
  fileName: (claimId: number) => `claim-${claimId}-history.json`,
  somebody: 'A verifier',
  told: { owner: toOwner, verifier: toVerifier },
  attested: (verifier: string) => `${verifier} signed that it is true.`,
  askedAgain: (verifier: string) => `${verifier} was asked to confirm it again.`,
  renewed: (verifier: string) => `${verifier} signed again that it is true.`,
  validUntil: (date: string) => `Valid until ${date}`,
  withFields: (labels: string) => `With ${labels}`,
  anchored: 'The time of that signature was recorded publicly.',
  shared: (isControlled: boolean) => (isControlled ? 'You made a link that you can end.' : 'You made an open link.'),
  shareUntil: (date: string) => `Until ${date}`,
  viewed: 'Somebody opened a link that you can end.',
  unshared: 'You withdrew a link.',
  revoked: (verifier: string) => `${verifier} withdrew its confirmation.`,
  revokedBecause: (reason: string | null) => {
    if (reason === null) return null
    const told = tellReason(reason)
    return told === null ? inQuotationMarks(clearWords(reason)) : `They said ${told}.`
  },
  restored: (verifier: string) =>
    `The public record of that withdrawal is gone. What ${verifier} confirmed counts again.`,
  closed,
} as const
