import { onboardingClaimTypes } from '@did/domain/claim-type'
import { claimTypeLabels } from './names.ts'
import { onboardingTexts } from './onboarding.ts'
import { plural } from './plural.ts'

/** Both lists of types in one, each once: the dialog's five with the spec's labels, then what only the wizard offers. */
export const templateTypeLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(onboardingClaimTypes.map((type) => [type, onboardingTexts.claim.types[type]])),
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
    loadFailed: 'The templates of verifiers could not be loaded. The common ones below are complete.',
    more: 'Show More',
    loadingMore: 'Loading...',
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
    description: 'How such a credential looks once it is confirmed. Names and dates are invented.',
    descriptionOffered: (publisher: string) => `How ${publisher} would like such a claim to be written.`,
    loading: 'Loading the template',
    loadFailed: 'The template could not be loaded.',
    figure: (title: string) => `Example of the credential: ${title}`,
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
  own: {
    heading: 'Your templates',
    lead: 'What you offer to everybody who is going to ask you.',
    empty: 'You have not published a template yet.',
    loadFailed: 'Your templates could not be loaded.',
    publish: 'Publish a Template',
    uses: (count: number) =>
      count === 0 ? 'Not used yet' : plural(count, { one: 'Used for # claim', other: 'Used for # claims' }),
    published: (date: string) => `Published ${date}`,
    retired: (date: string) => `Retired ${date}`,
    retiredBadge: 'Retired',
    edit: 'Edit',
    retire: 'Retire',
    older: 'Show Older Ones',
  },
  form: {
    publishTitle: 'Publish a Template',
    editTitle: 'Edit Template',
    description: 'Say how a claim should be written so that you can check it.',
    isPublic: (organization: string) =>
      `Everybody can read it, under the name ${organization}. You see how often it is used, not by whom.`,
    edited: 'Claims that were already made from it stay as they are.',
    type: 'Claim Type',
    typePlaceholder: 'Select a claim type',
    title: 'Title',
    titlePlaceholder: 'Boating license',
    summary: 'What it is for',
    summaryPlaceholder: 'That you may steer a motor boat on inland waters.',
    fields: 'What it should say',
    fieldsHint: 'Each of these becomes a line of the claim.',
    fieldName: (position: number) => `Line ${position}`,
    fieldNamePlaceholder: 'Passed on',
    fieldHint: (position: number) => `Hint for line ${position}`,
    fieldHintPlaceholder: 'Hint (optional)',
    addField: 'Add a Line',
    removeField: (position: number) => `Remove line ${position}`,
    example: 'Example',
    exampleHint: 'As you would like to read it. Use invented names.',
    examplePlaceholder: 'Passed on: 4 May 2024',
    cancel: 'Cancel',
    publish: 'Publish',
    publishing: 'Publishing...',
    save: 'Save Changes',
    saving: 'Saving...',
    published: { title: 'Template Published', description: 'Everybody can use it now.' },
    saved: { title: 'Template Updated', description: 'Your changes are published.' },
  },
  retireDialog: {
    title: 'Retire this template?',
    description: (title: string) => `“${title}” is offered to nobody any more.`,
    consequence:
      'Claims that were made from it stay as they are. It cannot be brought back; you can publish it again as a new one.',
    cancel: 'Keep It',
    submit: 'Retire',
    submitting: 'Retiring...',
    done: { title: 'Template Retired', description: 'It is offered no longer.' },
  },
} as const
