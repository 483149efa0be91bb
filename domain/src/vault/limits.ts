/**
 * The limits of a vault. An item has at most 16,386 bytes, which are `itemCharacters` of base64.
 * `characters` limits all ciphertexts together, because a page reads them in one answer.
 */
export const maximumVault = { wrappings: 8, items: 500, itemCharacters: 21_848, characters: 3_900_000 }

/**
 * A recovery code has `groups` groups of `groupLength` characters. A hint on the page says so in
 * words.
 */
export const recoveryCode = { groups: 8, groupLength: 5 }

/**
 * An attribute key lasts `seconds`. The page offers to make the next key `renewedBeforeSeconds`
 * before the present key ends.
 */
export const attributeKeyLife = { seconds: 365 * 24 * 60 * 60, renewedBeforeSeconds: 30 * 24 * 60 * 60 }

/**
 * A verifier's page may have numbered keys that it could not publish, so the number of its next key
 * may be up to `mostAhead` above the published number. Owners' pages remember no key with a higher
 * number than `mostNoted`. Otherwise, a thief of a verifier's key could use the highest possible
 * number.
 */
export const attributeKeyNumbers = { mostAhead: 100, mostNoted: 10_000 }

export const stagedVaultMs = 60 * 60 * 1000

/** The most bytes of a backup: the ciphertexts of a whole vault and the JSON around them. */
export const maximumBackupBytes = 2 * maximumVault.characters
