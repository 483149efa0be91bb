/**
 * This mark stands before a verifier's own name, so that no name can hide it by its length or its
 * words.
 */
export const ownNameMark = 'الاسم الذي تطلقه جهة التحقق هذه على نفسها، ولم يراجعه أحد:'
