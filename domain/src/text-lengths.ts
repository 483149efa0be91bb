export const minimumLength = { username: 3, title: 3, description: 10, message: 10 }

/**
 * These are the product's own limits of texts. The specification names none, but an endless text
 * would fill any list of claims.
 */
export const maximumLength = {
  username: 64,
  name: 120,
  email: 254,
  organization: 120,
  website: 200,
  contact: 200,
  note: 1000,
  claimType: 40,
  title: 200,
  description: 2000,
  issuer: 200,
  reason: 500,
  question: 500,
  answer: 500,
  templateSummary: 300,
  templateFieldName: 60,
  templateHint: 160,
  fieldValue: 200,
  message: 4000,
}
