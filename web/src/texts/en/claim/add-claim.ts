import { quoteWords } from '@did/domain/proof/quote-words'

const names = new Intl.ListFormat('en')

export const addClaimTexts = {
  title: 'Add New Claim',
  description: 'Write what a verifier can check: exact names, when and where.',
  fromTemplate: (title: string) => `From the template ${quoteWords(title)}. Change whatever you like.`,
  type: 'Claim Type',
  typePlaceholder: 'Select a claim type',
  name: 'Title',
  details: 'Description',
  detailsPlaceholder: 'What it is about, when and where',
  detailsOptional: 'Description (optional)',
  detailsOptionalHint: 'Whatever the fields above do not say.',
  holderName: 'Your name',
  holderNameHint: 'As the organization knows you. It confirms this name, and whoever you share the claim with sees it.',
  issueDate: {
    label: 'Issue date (optional)',
    hint: 'The date on your document.',
    without: 'Without a date, the claim is dated to the day on which you add it.',
  },
  template: {
    label: 'Start from a template (optional)',
    none: 'Something else',
    of: (title: string, verifier: string) => `${quoteWords(title)} · ${quoteWords(verifier)}`,
  },
  fields: {
    optional: (label: string) => `${label} (optional)`,
    choose: 'Choose',
    example: (value: string) => `For example ${value}`,
    readers:
      'The organization that checks the claim reads these fields. Everybody to whom you show them reads them, too.',
  },
  opened: {
    summary: (labels: string) => `Shown when you share it: ${labels}`,
    holder: 'your name',
    hint: 'This is where each new link begins. You can choose again for every link.',
    show: (label: string) => `Show ${quoteWords(label)}`,
  },
  privateFields: {
    belongs: (labels: readonly string[]) => {
      const named = names.format(labels.map((label) => quoteWords(label)))
      const [belong, them] = labels.length === 1 ? ['belongs', 'it'] : ['belong', 'them']
      return `${named} ${belong} to your private attributes. Only you, and a verifier that you choose, can read ${them}.`
    },
    enter: (label: string) => `Enter ${quoteWords(label)} there`,
    wish: (label: string) => `Add ${quoteWords(label)} right after this step`,
    wishHint: 'Your browser makes the key for it then. Nothing is sent before.',
    line: (label: string) =>
      `Think before you write ${quoteWords(label)} here: everybody to whom you show this field reads it, and you cannot take it back.`,
  },
  issuer: 'Issuer Address',
  issuerHint: 'The name or wallet address of the organization that issued it.',
  selfIssued: 'Self-issued',
  selfIssuedHint: 'Self-issued claims show as unverified until a trusted party verifies them.',
  publication: {
    legend: 'On the chain',
    private: 'Keep the text private',
    privateHint: 'Only a seal of it goes on the chain. Nobody can read the claim from it.',
    publish: 'Publish the text on the chain',
    publishHint: 'Anyone can read it there for ever. It cannot be taken back.',
    offChain: 'Your DID is not on the chain yet, so this claim is only saved here. It can be recorded after minting.',
  },
  attributes: {
    summary: 'Private attributes (optional)',
    wrong: { title: 'Validation Error', description: 'Please check your private attributes' },
    sealTitle: 'Private attributes',
    sealText: 'Your claim is stored. What you entered beside it is sealed next.',
  },
  submit: 'Create Claim',
  submitting: 'Creating...',
} as const
