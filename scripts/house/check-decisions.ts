import { basename } from 'node:path'

const folder = 'docs/decisions/'
/** Matches the states that a decision can have. After the state, further sentences may follow. */
const states = ['In force.', 'Replaced by ']
const dated = /^\d{1,2} \p{L}+ \d{4}\. (?<state>.+)$/u

export function checkDecisions(files: readonly string[], read: (file: string) => string): string[] {
  return files
    .filter((file) => file.startsWith(folder))
    .toSorted()
    .flatMap((file, index) => checkDecision(file, index + 1, read(file)))
}

function checkDecision(file: string, number: number, text: string): string[] {
  const [title = '', , date = ''] = text.split('\n')
  const state = dated.exec(date)?.groups?.['state'] ?? ''
  return [
    ...(basename(file).startsWith(`${`${number}`.padStart(4, '0')}-`)
      ? []
      : [`${file} should have the number ${number}`]),
    ...(title.startsWith(`# ${number}. `) ? [] : [`${file} should begin with “# ${number}. ”`]),
    ...(states.some((each) => state.startsWith(each))
      ? []
      : [`${file} should have a date and a state in line 3, such as “1 May 2026. In force.”`]),
  ]
}
