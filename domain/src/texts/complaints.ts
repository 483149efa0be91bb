import { maximumTemplates, minimumLength } from '../constants.ts'

/** What schemas complain about. The page shows it beside fields; the server sends `errors`. */
export const complaints = {
  required: 'Required',
  invalid: 'Invalid input',
  tooLong: (name: string, max: number) => `${name} must be at most ${max} characters`,
  hidden: (character: string, before: string) =>
    `Remove the hidden character ${character} ${before === '' ? 'at the beginning' : `after “${before}”`}`,
  notVisible: 'Use letters, digits and other visible characters only',
  usernameShort: 'Username must be at least 3 characters',
  email: 'Invalid email address',
  claimTypeMissing: 'Please select a claim type',
  titleShort: 'Title must be at least 3 characters',
  descriptionShort: 'Description must be at least 10 characters',
  questionMissing: 'Please enter a question',
  answerMissing: 'Please enter an answer',
  nameMissing: 'Please enter your name',
  messageShort: `Message must be at least ${minimumLength.message} characters`,
  domain: 'Enter a domain such as example.org',
  domainTooLong: 'Invalid domain',
  templateLineName: 'A name is one line of text without a colon',
  templateLinesMissing: 'Please add at least one line',
  templateLinesTooMany: `At most ${maximumTemplates.fields} lines`,
  templateLinesAlike: 'Each line needs a name of its own',
} as const

export const fieldNames = {
  answer: 'Answer',
  audience: 'Name',
  claimType: 'Claim type',
  description: 'Description',
  example: 'Example',
  fieldName: 'Field name',
  hint: 'Hint',
  issuer: 'Issuer',
  message: 'Message',
  name: 'Name',
  organization: 'Organization',
  question: 'Question',
  reason: 'Reason',
  search: 'Search',
  statement: 'Statement',
  summary: 'Summary',
  title: 'Title',
  username: 'Username',
} as const
