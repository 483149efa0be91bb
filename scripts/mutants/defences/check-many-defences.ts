import type { Mutant } from '../mutant.ts'

/** Defences of the page that checks many claims side by side. */
export const checkManyDefences: readonly Mutant[] = [
  {
    defence: 'no cell of the exported table is a formula',
    file: 'web/src/lib/csv/write-csv.ts',
    search: `line.replace(formula, "$1$2$3'")`,
    replace: 'line',
    project: 'web',
    test: 'src/lib/csv/write-csv.test.ts',
    name: 'no program runs the cell',
  },
  {
    defence: 'a stranger’s text begins no line of the program that checks',
    file: 'scripts/checker/print-checked.ts',
    search: `.replace(/\\s*[\\n\\r\\v\\f\\u0085\\u2028\\u2029]\\s*/g, ' ⏎ ')`,
    replace: '',
    project: 'scripts',
    test: 'checker/print-checked.test.ts',
    name: 'a title with line breaks begins no line of its own',
  },
]
