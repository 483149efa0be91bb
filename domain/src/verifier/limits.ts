/**
 * To resolve a did:ethr, each change of the DID is read from the chain. A DID with more than
 * `changes` is not resolved, and neither is one whose changes have more than `bytes`. The chain
 * answers with the changes of one block in JSON. An answer of more than `answerBytes` is cut, since
 * changes that are few and short enough have a shorter answer.
 *
 * Each change counts as a read. If an answer is long, each started `readBytes` count as a read
 * instead. The first `freeReads` of a resolution are free, and a client can have the service do
 * `readsPerMinute` others a minute.
 */
export const maximumDidHistory = {
  changes: 256,
  bytes: 256_000,
  answerBytes: 1_000_000,
  readBytes: 4_000,
  freeReads: 4,
  readsPerMinute: 1_000,
}

/** What a verifier publishes in its DID document ends after this many years. */
export const publishedYears = 1

/**
 * The longest value in a verifier's DID document (ERC-1056) for whose publication the service pays,
 * in bytes.
 */
export const maximumAttributeBytes = 512

/**
 * The limits of applications to become an accredited verifier. One application has at most
 * `questions` rounds of question and answer. An account keeps the newest `decided` of its decided
 * applications.
 */
export const maximumApplications = { questions: 10, decided: 20 }

/** The longest name of an organization, in characters. */
export const maximumOrganizationLength = 120

/**
 * The longest texts of an applicant and of an administrator who decides about the application, in
 * characters.
 */
export const maximumApplicationLength = { website: 200, contact: 200, note: 1_000, reason: 500, question: 500 }

export const defaultOrganization = 'Sample Organization'
