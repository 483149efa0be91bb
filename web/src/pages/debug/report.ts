/** `isPersonal`: shown on the screen, left out of what is copied. */
export type Fact = { term: string; value: string; isPersonal?: boolean }
export type ReportSection = { title: string; facts: readonly Fact[] }

/** The report as plain text, the way it is pasted into a message: without anything personal. */
export function formatReport(sections: readonly ReportSection[], leftOut: string): string {
  return sections
    .map(({ title, facts }) =>
      [title, ...facts.map(({ term, value, isPersonal }) => `  ${term}: ${isPersonal ? leftOut : value}`)].join('\n'),
    )
    .join('\n\n')
}
