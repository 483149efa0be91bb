/** Reads and writes the numbers of the languages that have a comma before the decimals. */

/** A point before three digits may separate thousands, so it makes no number. */
const thousands = /^(-?[1-9]\d{0,2})\.(\d{3})$/

export function readWithComma(typed: string): string {
  return thousands.test(typed) ? typed.replace('.', ',') : typed.replace(/^(-?\d+),(\d+)$/, '$1.$2')
}

export function writeWithComma(number: string): string {
  return number.replace(/^(-?\d+)\.(\d+)$/, '$1,$2')
}
