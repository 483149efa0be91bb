/**
 * This heading has its own file, because few people open the section below it, which loads the
 * texts of `proving.ts`.
 */
export const proveHeading = 'Prove something without showing it'
