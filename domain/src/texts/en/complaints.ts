import { minimumMessageLength } from '../../account/contact-limits.ts'
import { minimumUsernameLength } from '../../account/limits.ts'
import { maximumFields, minimumClaimLength } from '../../claim/limits.ts'
import { maximumTemplates } from '../../template/limits.ts'

/**
 * The complaints of schemas. The page shows them beside fields, and the server sends them in
 * `errors`.
 */
export const complaints = {
  required: 'Required',
  invalid: 'Invalid input',
  future: 'This day has not come yet',
  tooLong: (name: string, max: number) => `${name} must be at most ${max} characters`,
  hidden: (character: string, before: string) =>
    `Remove the hidden character ${character} ${before === '' ? 'at the beginning' : `after “${before}”`}`,
  beginsAsLabel: 'A text cannot begin with “_:”',
  notVisible: 'Use letters, digits and other visible characters only',
  nameWithoutLetter: 'A name is one line with at least one letter and no emoji',
  labelWithoutLetter: 'Use at least one letter or digit, and no emoji',
  wordingWithoutLetter: 'Use at least one letter or digit',
  usernameWithoutLetter: 'Username must have a letter or a digit',
  usernameShort: `Username must be at least ${minimumUsernameLength} characters`,
  email: 'Invalid email address',
  claimTypeMissing: 'Please select a claim type',
  titleShort: `Title must be at least ${minimumClaimLength.title} characters`,
  descriptionShort: `Description must be at least ${minimumClaimLength.description} characters`,
  questionMissing: 'Please enter a question',
  answerMissing: 'Please enter an answer',
  nameMissing: 'Please enter your name',
  messageShort: `Message must be at least ${minimumMessageLength} characters`,
  domain: 'Enter a domain such as example.org',
  domainTooLong: 'Invalid domain',
  website: 'Enter an address such as https://example.org',
  templateLineName: 'A name is one line of text without a colon',
  templateLinesMissing: 'Please add at least one line',
  templateLinesTooMany: `At most ${maximumTemplates.fields} lines`,
  fieldDate: 'Enter a date',
  fieldNumber: 'Enter a number',
  fieldCountry: 'Choose a country',
  fieldLeast: {
    number: (least: string) => `Enter ${least} or more`,
    date: (day: string) => `Choose ${day} or a later day`,
  },
  fieldMost: {
    number: (most: string) => `Enter ${most} or less`,
    date: (day: string) => `Choose ${day} or an earlier day`,
  },
  fieldPeriod: 'Choose a day that is not before the beginning',
  fieldBeforeIssue: 'Choose a day that is not before the date on the document',
  fieldLimitsCrossed: 'No number lies between these limits',
  fieldsTooMany: `At most ${maximumFields} fields`,
  fieldsAlike: 'Each field needs a name of its own',
  fieldTaken: 'Every claim has a place of this name already',
  templateTooLong: 'This template is too long. Shorten its hints or its choices',
  templateLinesAlike: 'Each line needs a name of its own',
  templateChoicesMissing: 'Enter at least two choices, one per line',
} as const

export const fieldNames = {
  answer: 'Answer',
  audience: 'Name',
  choice: 'Choice',
  claimType: 'Claim type',
  contact: 'Contact',
  description: 'Description',
  example: 'Example',
  fieldLimit: 'Limit',
  fieldName: 'Field name',
  fieldValue: 'Value',
  hint: 'Hint',
  holderName: 'Name',
  issuer: 'Issuer',
  message: 'Message',
  name: 'Name',
  note: 'Note',
  organization: 'Organization',
  question: 'Question',
  reason: 'Reason',
  search: 'Search',
  statement: 'Statement',
  summary: 'Summary',
  title: 'Title',
  username: 'Username',
  website: 'Web site',
} as const
