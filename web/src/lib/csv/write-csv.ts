/** Excel reads a file as UTF-8 only if the file begins with this mark. */
const byteOrderMark = '\ufeff'

/**
 * Writes a table as CSV (RFC 4180), so that no program that opens the file runs a cell as a
 * formula.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
}

/**
 * Matches the places at which a program could see the beginning of a formula, because a stranger
 * may have chosen a cell's text. A spreadsheet runs a cell that begins with "=", "+", "-" or "@",
 * even after spaces. A program may separate cells by another sign than the comma, so a formula may
 * begin after any separator and after a quotation mark. A dash or a number after a space stays as
 * it is, because no program runs it.
 */
const formula =
  /(^|[,;|:^~"،؛、，；｜])([\s\p{Cc}\p{Cf}]*)(?=[=+\-@＝＋－＠])|(\s)(?=\p{Cf}*(?:[=@＝＠]\S|[+\-＋－]\S*[^\s\d.,()-]))/gu

/** A space replaces line breaks and tabs, because some programs begin a new cell there. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g

/**
 * In a program that shows the file as text, a sign that changes the direction of text would also
 * reverse the cells after it.
 */
const turns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * A program may separate cells at these signs, so a cell with such a sign stands in quotation
 * marks.
 */
const splits = /[",;|،؛、，；｜]/

function writeCell(text: string): string {
  const line = text.replace(breaks, ' ').replace(turns, '')
  const harmless = line.replace(formula, "$1$2$3'")
  return splits.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
