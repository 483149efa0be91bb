/**
 * Tells whether a text can name a person or thing: one line with a visible letter of any script. A
 * tower of marks would cover other lines, and a tick or an emoji would look like a badge that we
 * give.
 */
export function isName(text: string): boolean {
  return hasLetter(text) && looksPlain(text)
}

/**
 * Tells whether a text can be the label of a field or the title of a template. The rule of a name
 * applies, but a digit is enough, so "2" and "№" are labels.
 */
export function isLabel(text: string): boolean {
  return hasLetterOrDigit(text) && looksPlain(text)
}

/** A sign such as "№" or "™" counts as the letters that it contains. */
export function hasLetterOrDigit(text: string): boolean {
  return hasLetter(text.normalize('NFKC')) || /\p{N}/u.test(text)
}

function looksPlain(text: string): boolean {
  return !/[\n\r\t]|[\p{Mn}\p{Me}]{5}/u.test(text) && !hasBadge(text)
}

/**
 * A name may contain trade marks, the sign of a number and Japanese short forms. Unicode does not
 * list the root sign (U+221A) and the tick of Aegean numbers (U+10102) among emoji, but people take
 * them for ticks.
 */
function hasBadge(text: string): boolean {
  return /(?![©®™℠№°\u3200-\u33ff])\p{So}|[\u221a\u{10102}]/u.test(text)
}

function hasLetter(text: string): boolean {
  return /(?![\p{Default_Ignorable_Code_Point}\u{13441}\u{13442}])\p{L}/u.test(text)
}
