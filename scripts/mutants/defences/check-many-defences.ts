import type { Mutant } from '../mutant.ts'

/** Defences of the page that checks many claims side by side. */
export const checkManyDefences: readonly Mutant[] = [
  {
    defence: 'no cell of the exported table is a formula',
    file: 'web/src/pages/check/export/write-csv.ts',
    search: 'const harmless = formula.test(text) ?',
    replace: 'const harmless = text === null ?',
    project: 'web',
    test: 'src/pages/check/export/write-csv.test.ts',
    name: 'no program runs the cell',
  },
  {
    defence: 'the table shows no text of a forged link',
    file: 'web/src/pages/check/rows/describe-row.ts',
    search: "if (verdict.text === 'hidden' || (share.kind !==",
    replace: 'if ((share.kind !==',
    project: 'web',
    test: 'src/pages/check/rows/rows.test.ts',
    name: 'shows nothing of a forged link',
  },
  {
    defence: 'the summary counts each row of the table by its own verdict',
    file: 'web/src/pages/check/rows/arrange-rows.ts',
    search: 'if (overall !== null) counts[overall] += 1',
    replace: "counts[overall === 'caution' ? overall : 'genuine'] += 1",
    project: 'web',
    test: 'src/pages/check/rows/rows.test.ts',
    name: 'counts a row as fine only if its own verdict is green',
  },
  {
    defence: 'a row of the table with another name than most is not fine',
    file: 'web/src/pages/check/rows/mark-rows.ts',
    search: "return overall === 'genuine' && !marks.some(isAboutName)",
    replace: "return overall === 'genuine'",
    project: 'web',
    test: 'src/pages/check/rows/rows.test.ts',
    name: 'tells of a name unlike most names',
  },
  {
    defence: 'a link of another site is not checked in the table as a link of this site',
    file: 'web/src/pages/check/bring/read-brought.ts',
    search: 'if (address && address.origin !== origin)',
    replace: 'if (address && !address.host)',
    project: 'web',
    test: 'src/pages/check/bring/read-brought.test.ts',
    name: 'a link of another site is named',
  },
  {
    defence: 'the table joins only lines that make a whole link',
    file: 'web/src/pages/check/bring/find-links.ts',
    search: 'if (isWhole(link)) return { link',
    replace: 'if (link !== found) return { link',
    project: 'web',
    test: 'src/pages/check/bring/find-links.test.ts',
    name: 'never take the next word',
  },
]
