/** Excel reads a file as UTF-8 only if the file begins with this mark. */
const byteOrderMark = '\ufeff'

/**
 * Writes a table as CSV (RFC 4180). The program that opens the file takes no cell for a formula.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
}

/**
 * Matches where a formula may begin. A spreadsheet runs a cell that begins with one of these signs,
 * also after spaces, and the title in a cell comes from a stranger. The reader's system may split
 * cells at another sign, so a cell may begin after any separator and after a quote. Dashes and
 * numbers after a space stay as they are, because they run nothing.
 */
const formula =
  /(^|[,;|:^~"،؛、，；｜])([\s\p{Cc}\p{Cf}]*)(?=[=+\-@＝＋－＠])|(\s)(?=\p{Cf}*(?:[=@＝＠]\S|[+\-＋－]\S*[^\s\d.,()-]))/gu

/** A cell stays on one line, because some programs begin a cell at a line break or a tab. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g

/**
 * These signs reverse the direction of text. In a program that shows the file as text, they would
 * also reverse the cells behind them.
 */
const turns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * A program may split a line at any of these signs, so a cell with one of them stands in quotes.
 */
const splits = /[",;|،؛、，；｜]/

function writeCell(text: string): string {
  const line = text.replace(breaks, ' ').replace(turns, '')
  const harmless = line.replace(formula, "$1$2$3'")
  return splits.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
