/**
 * Returns the number that a person typed, with a point before its decimals. Any other text stays a
 * text that is no number.
 */
export function readNumber(typed: string): string {
  return typed
}

/** Writes a number for its reader. Digits are not grouped, because a number may be a year. */
export function writeNumber(number: string): string {
  return number
}
