import { writeYears } from '@did/domain/texts/en/years-and-seconds'
import { publishedYears } from '@did/domain/verifier/limits'

/** An accredited verifier publishes these facts in its DID document on the chain (ERC-1056). */
export const publishedTexts = {
  heading: 'For other people’s software',
  intro:
    'Software that reads your DID finds what you publish here. Everybody can read it on the chain, where it stays in the history for ever.',
  loading: 'Reading your DID document',
  failed: 'Your DID document could not be read.',
  unknownRegistry: 'This service does not know the contract for that.',
  nothing:
    'You have no key for private attributes, and the chain shows no domain of yours. So there is nothing to publish.',
  key: 'Your key for private attributes',
  domain: (domain: string) => `Your domain ${domain}`,
  until: (day: string) => `Published until ${day}`,
  unpublished: 'Not published',
  publication: {
    action: 'Publish',
    name: (label: string) => `Publish: ${label}`,
    title: 'Publish in your DID document',
    success: 'Software that reads your DID finds it from now on.',
    done: { title: 'Published', description: `Your DID document has it for ${writeYears(publishedYears)}.` },
  },
  removal: {
    action: 'Remove',
    name: (label: string) => `Remove from your DID document: ${label}`,
    title: 'Remove from your DID document',
    success: 'Software that reads your DID does not count it any more.',
    done: { title: 'Removed', description: 'Your DID document does not have it any more.' },
  },
} as const
