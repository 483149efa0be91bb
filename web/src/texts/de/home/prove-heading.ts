/** This heading stands apart from `proving.ts`, because few people open what it heads. */
export const proveHeading = 'Etwas beweisen, ohne es zu zeigen'
