import { onboardingClaimTypes } from '@did/domain/claim/claim-type'
import { quoteWords } from '@did/domain/proof/quote-words'
import { claimTypeLabel, claimTypeLabels } from '../frame/names.ts'
import { plural } from '../frame/plural.ts'

/**
 * The nine claim types of the wizard come first, then those that only the dialog “Add Claim”
 * offers.
 */
export const templateTypeLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(onboardingClaimTypes.map((type) => [type, claimTypeLabel(type)])),
  ...claimTypeLabels,
}

export const templatesTexts = {
  title: 'Templates',
  lead: 'Good starting points for claims. A verifier can only check what is written, so write what can be checked.',
  visitor: {
    title: 'You are looking around',
    text: 'Connect your wallet to make a claim from a template.',
    action: 'Connect MetaMask',
    connecting: 'Connecting...',
  },
  search: {
    label: 'Search templates',
    placeholder: 'Degree, license, member…',
    type: 'Claim Type',
    allTypes: 'All types',
    found: (count: number, hasMore: boolean) =>
      hasMore
        ? plural(count, { one: 'More than # template', other: 'More than # templates' })
        : plural(count, { one: '# template', other: '# templates' }),
    nothingTitle: 'No Template Found',
    nothing: 'Try a shorter word, or another type. You can always write a claim of your own.',
    clear: 'Show All Templates',
  },
  offered: {
    heading: 'From verifiers',
    lead: 'What these organizations would like to read when they check a claim.',
    loading: 'Loading templates of verifiers',
    loadFailed: 'Templates of verifiers could not be loaded. The common ones are below.',
    more: 'Show More',
    loadingMore: 'Loading...',
  },
  unreviewed: {
    heading: 'From verifiers that registered themselves',
    lead: 'Nobody has reviewed their names.',
  },
  builtIn: { heading: 'Common credentials', lead: 'What many people have, and who usually checks it.' },
  card: {
    checkedBy: 'Checked by',
    preview: 'Preview',
    use: 'Use Template',
    accredited: 'Accredited',
    selfRegistered: 'Registered itself',
  },
  preview: {
    description: 'How it looks once it is confirmed. Names and dates are invented.',
    descriptionOffered: (publisher: string) => `How ${quoteWords(publisher)} would like such a claim to be written.`,
    loading: 'Loading the template',
    loadFailed: 'The template could not be loaded.',
    figure: (title: string) => `Example of the credential: ${quoteWords(title)}`,
    example: 'Example',
    fields: 'What it should say',
    checkedBy: 'Who usually checks it',
    published: (date: string) => `Published ${date}`,
    accredited: (domain: string | null) =>
      domain === null ? 'An accredited verifier.' : `An accredited verifier, known as ${domain}.`,
    selfRegistered: 'This verifier registered itself. Nobody has checked who it is.',
    goneTitle: 'No Longer Offered',
    gone: 'Its verifier has retired this template. Claims made from it are not affected.',
    close: 'Close',
  },
} as const
