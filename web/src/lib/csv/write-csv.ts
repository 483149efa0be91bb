/** Excel reads a file as UTF-8 only if it begins with this mark. */
const byteOrderMark = '\ufeff'

/** Writes a table as RFC 4180 has it. No cell is a formula for the program that opens the file. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
}

/**
 * Whoever made a claim chose its title, and a spreadsheet runs a cell that begins with one of these
 * signs, with spaces before it or without. The list separator of the reader's system may be another
 * one, so a cell may begin after each of them and after a quote. Behind a space, dashes and numbers
 * stay as they are, because they run nothing.
 */
const formula =
  /(^|[,;|:^~"،؛、，；｜])([\s\p{Cc}\p{Cf}]*)(?=[=+\-@＝＋－＠])|(\s)(?=\p{Cf}*(?:[=@＝＠]\S|[+\-＋－]\S*[^\s\d.,()-]))/gu

/** Line breaks and tabs begin a cell in some programs, so a cell is one line. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g

/** In a program that shows the file as text, these signs would turn all cells after them. */
const turns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A program may split at each of these, or at several at once. It splits no cell in quotes. */
const splits = /[",;|،؛、，；｜]/

function writeCell(text: string): string {
  const line = text.replace(breaks, ' ').replace(turns, '')
  const harmless = line.replace(formula, "$1$2$3'")
  return splits.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
