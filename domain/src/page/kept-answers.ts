/**
 * The page keeps the API's answers for at most this long. A text in each language states this time.
 */
export const keptAnswersMs = 60 * 60 * 1000
