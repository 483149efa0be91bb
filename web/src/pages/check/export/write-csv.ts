/** Excel reads a file as UTF-8 only if it begins with this mark. */
const byteOrderMark = '\ufeff'

/** Writes a table as RFC 4180 has it. No cell is a formula for the program that opens the file. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
}

/**
 * Whoever made a claim chose its title, and a spreadsheet runs a cell that begins with one of these
 * signs. A program with another separator sees a cell begin behind that separator, too.
 */
const formula = /(^|[;,|])([\s\p{Cc}\p{Cf}"']*)(?=[=+\-@＝＋－＠])/gu

function writeCell(text: string): string {
  const oneLine = text.replace(/\r\n|[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ')
  const harmless = oneLine.replace(formula, "$1$2'")
  return /[",;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
