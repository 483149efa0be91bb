/**
 * To resolve a did:ethr, the server reads each change of the DID from the chain. The server does
 * not resolve a DID with more than `changes` changes, or with changes of more than `bytes` bytes
 * together. The chain answers with the changes of one block in JSON. The server stops reading an
 * answer after `answerBytes`, because the answer for a DID within the other two limits is shorter.
 *
 * Each change counts as a read, but a long answer counts as one read for each started `readBytes`.
 * The first `freeReads` of a resolution are free, and one client can cause `readsPerMinute` further
 * reads a minute.
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
 * `questions` rounds of question and answer. The server keeps the newest `decided` decided
 * applications of an account.
 */
export const maximumApplications = { questions: 10, decided: 20 }

export const maximumOrganizationLength = 120

/**
 * The longest texts of an applicant and of an administrator who decides about the application, in
 * characters.
 */
export const maximumApplicationLength = { website: 200, contact: 200, note: 1_000, reason: 500, question: 500 }

export const defaultOrganization = 'Sample Organization'
