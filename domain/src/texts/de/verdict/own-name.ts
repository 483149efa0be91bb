/**
 * This mark stands before a verifier's own name, so that no name can hide it by its length or its
 * words.
 */
export const ownNameMark = 'Diese Prüfstelle nennt sich selbst so, niemand hat den Namen überprüft:'
