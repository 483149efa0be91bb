export const ownNameMark = 'Diese Prüfstelle nennt sich selbst so, niemand hat den Namen überprüft:'
