import { maximumProvenFields, provenYears } from '@did/domain/proof/limits'
import type { SelectableProofType } from '@did/domain/proof/proof'
import { quoteWords } from '@did/domain/proof/quote-words'
import { issuerTerm } from '@did/domain/texts/en/claim/issuer-term'
import { nameAttribute } from '@did/domain/texts/en/proof/attribute-names'
import { proofTypeName } from '../frame/names.ts'

export const proofTexts = {
  title: 'Confirm this claim',
  description: 'Nothing is confirmed before you sign. What you type here never leaves this browser.',
  tabsLabel: 'Zero-Knowledge Proof',
  tabs: { select: 'Select', configure: 'Configure', result: 'Result' },
  chooseType: 'Choose a proof type',
  continue: 'Continue',
  close: 'Close',
  fields: 'Fields to include',
  fieldsHint: 'Choose what the proof covers, and type the values you have checked.',
  fromOwner: 'From the holder',
  value: (field: string) => `Value of ${field}`,
  parameters: 'What it must show',
  chooseLevel: 'Select a level',
  validUntil: 'Valid until (optional)',
  validUntilHint: 'The last day on which your confirmation holds. Leave it empty for one without an end.',
  validUntilOver: 'Please choose a day that is not over',
  endOver: { title: 'Validation Error', description: 'Please choose a day that is not over' },
  generate: 'Generate Proof',
  generating: 'Generating...',
  noFields: {
    title: 'No Fields Selected',
    description: 'Please select at least one field to include in the proof',
  },
  generated: { title: 'ZK Proof Generated', description: 'The proof was made in this browser' },
  generatedAgain: { title: 'Proof Generated', description: 'It replaces the proof before' },
  generateFailed: { title: 'Error', description: 'Failed to generate zero-knowledge proof' },
  interrupted: {
    title: 'Proof Stopped',
    description: 'What the holder shared has been opened. Look at it, then generate the proof of that.',
  },
  progress: 'Making the proof',
  cancel: 'Cancel',
  notSo: 'The values do not show what was asked. Check them and what the proof must show.',
  proves: (statement: string) => `What it shows: ${statement}.`,
  /** Each text stands beside the faulty field or parameter of a proof that is not simulated. */
  faults: {
    missing: 'Enter a value: a real proof makes none up',
    needed: 'This proof is about it: select it and enter its value',
    tooMany: `At most ${maximumProvenFields} fields go into one proof`,
    age: 'Enter an age in whole years, such as 18',
    text: 'This text is too long',
    date: `Enter a day between ${provenYears.first} and ${provenYears.last}`,
    number: 'Enter a whole number',
    decimal: 'Enter an amount such as 30000 or 30000.50',
    ordinal: 'Select a level',
    country: 'Enter a country by its two letters, such as US',
    boolean: 'Enter true or false',
  },
  missingLocked: 'Open what the holder shared, above. Type a value only if you have it from somewhere else',
  verifying: 'Checking the proof...',
  success: 'The proof has been successfully verified!',
  successMeans: 'It fits the values above. Whether they are true is what you confirm.',
  failure: 'Verification failed',
  tryAgain: 'Try Again',
  complete: 'Complete Verification',
  preparing: 'Preparing...',
  signing: 'Waiting for your signature...',
  saving: 'Saving...',
  beforeSigning: {
    asksTwice: 'You may have been asked for this before',
    differs: 'Something differs from what you confirmed for this person before',
    comparing: 'Comparing with what you confirmed before',
    notCompared: 'What you confirmed for this person before could not be loaded, so nothing was compared.',
  },
  signs: {
    sentence: (holder: string, title: string) =>
      `You confirm that ${quoteWords(title)} is about ${quoteWords(holder)}, and each line below.`,
    sentenceWithoutName: (title: string) =>
      `You confirm ${quoteWords(title)} without saying whose it is, and each line below.`,
    claim: 'Claim',
    type: 'Type',
    issuer: issuerTerm,
    date: 'Issue date',
    description: 'Description',
    owner: 'Owner’s wallet',
    level: 'Verification level',
    validUntil: 'Valid until',
    noEnd: 'No end',
    attributes: 'Private attributes',
    attributesToo: 'Those the holder shared with you, all of them',
  },
  /** Facts, such as an age, that the claim itself states in a field. */
  stated: {
    heading: 'Stated in the claim',
    noDate: 'Not known yet',
    agrees: 'This follows from the date of birth.',
    contradicts: 'The date of birth says otherwise. Reject the request with this reason, or ask the holder.',
    unknown: 'You can confirm this once you have the date of birth: from the holder, or as a value you enter yourself.',
  },
  factContradicted: 'An age stated in the claim does not follow from the date of birth. Nothing was signed.',
  engineFailed: 'The proof engine could not be loaded. Nothing was decided.',
  costHint: 'You sign the text of the claim. Signing it costs nothing.',
  missingData: { title: 'Error', description: 'Missing verification data or proof' },
  completed: {
    title: 'Verification approved',
    description: 'Zero-Knowledge Verification Complete',
  },
  completeFailed: { title: 'Error', description: 'Failed to complete verification' },
  declined: 'You did not sign. The request is still pending and nothing was lost: try again when you are ready.',
  mismatch: 'What the server asks you to sign is not what is on this screen. Nothing was signed.',
  alreadyDecided: 'This request has already been decided.',
  stillPending:
    'The verification could not be completed. The request is still pending and nothing was lost: try again.',
  missingType: 'Choose a type of proof first.',
  missingFields: 'Choose at least one field first.',
  engineMissing:
    'This installation has only proving keys for development, with which proofs could be forged. No request can be approved here until its operator has made others.',
  engineLoading: 'Loading the proof engine',
  details: 'Proof details',
  detail: {
    id: 'Proof ID',
    statement: 'What it says',
    circuit: 'Circuit',
    engine: 'Engine',
    groth16: 'Groth16',
    time: 'Made',
    values: 'Public values',
  },
} as const

/** A production build omits these texts together with the simulation of proofs. */
export const simulationTexts = {
  label: 'Simulation',
  choose: 'Simulate the proof',
  chooseHint: 'For trying things out: quicker, takes whatever is typed, and proves nothing.',
  hint: 'This proof proves nothing by itself. Your signature is what counts.',
  emptyValues: 'A value left empty takes the simulation’s own default.',
} as const

export const proofTypeTexts: Record<SelectableProofType, { label: string; description: string }> = {
  IdentityProof: { label: proofTypeName('IdentityProof'), description: 'The person is who the claim says.' },
  AgeProof: { label: proofTypeName('AgeProof'), description: 'The person has reached an age.' },
  EducationProof: {
    label: proofTypeName('EducationProof'),
    description: 'The person has reached a level of education.',
  },
  IncomeProof: { label: proofTypeName('IncomeProof'), description: 'The income is at or above an amount.' },
  LocationProof: { label: proofTypeName('LocationProof'), description: 'The person is in a country.' },
}

export const proofParameterTexts = {
  ageThreshold: 'Minimum age',
  requiredLevel: 'Required level',
  incomeThreshold: 'Minimum income per year',
  requiredLocation: 'Required country',
  dateOfBirth: 'Date of birth',
  educationLevel: 'Level reached',
  location: 'Country of residence',
} as const

export const educationLevelTexts = {
  highschool: 'High school',
  associate: 'Associate',
  bachelor: 'Bachelor',
  master: 'Master',
  doctorate: 'Doctorate',
} as const

export function proofFieldLabel(field: string): string {
  return nameAttribute(field) ?? field
}
