/**
 * This mark stands before a verifier's own name, so that no name can hide it by its length or its
 * words.
 */
export const ownNameMark = 'Nobody has reviewed the name that this verifier gives itself:'
