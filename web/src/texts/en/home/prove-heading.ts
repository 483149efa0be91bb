/** This heading stands apart from `proving.ts`, because few people open what it heads. */
export const proveHeading = 'Prove something without showing it'
