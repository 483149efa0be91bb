/**
 * This mark stands before a verifier's own name, so that no name can hide it by its length or its
 * words.
 */
export const ownNameMark = 'Nadie ha revisado el nombre que se da a sí misma esta entidad verificadora:'
