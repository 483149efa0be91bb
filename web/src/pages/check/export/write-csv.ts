/** Excel reads a file as UTF-8 only if it begins with this mark. */
const byteOrderMark = '\ufeff'

/** Writes a table as RFC 4180 has it. No cell is a formula for the program that opens the file. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
}

/**
 * Whoever made a claim chose its title, and a spreadsheet runs a cell that begins with one of these
 * signs, with spaces before it or without.
 */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

function writeCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
