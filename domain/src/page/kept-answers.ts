/** The page keeps the API's answers for this long at most. A text of every language says so. */
export const keptAnswersMs = 60 * 60 * 1000
