/** Stands in front of such a name, so that no name can hide its mark by its length or its words. */
export const ownNameMark = 'Nobody has reviewed the name that this verifier gives itself:'
