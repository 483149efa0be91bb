/**
 * `itemCharacters` counts base64, so an item has at most 16,386 bytes. `characters` counts all
 * ciphertexts of a vault, because a page reads them in one answer.
 */
export const maximumVault = { wrappings: 8, items: 500, itemCharacters: 21_848, characters: 3_900_000 }

/**
 * A recovery code has this many groups of this many characters. A hint on the page says so in
 * words.
 */
export const recoveryCode = { groups: 8, groupLength: 5 }

/** The page offers the next key `renewedBeforeSeconds` before the end of an attribute key. */
export const attributeKeyLife = { seconds: 365 * 24 * 60 * 60, renewedBeforeSeconds: 30 * 24 * 60 * 60 }

export const stagedVaultMs = 60 * 60 * 1000

/** A backup has the ciphertexts of a whole vault and the JSON around them. */
export const maximumBackupBytes = 2 * maximumVault.characters
