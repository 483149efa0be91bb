/**
 * Returns the number that a person typed, with a point before its decimals. Whatever is no number
 * stays no number.
 */
export function readNumber(typed: string): string {
  return typed
}

/** Writes a number for its reader. Digits are not grouped, because a number may be a year. */
export function writeNumber(number: string): string {
  return number
}
