/** The screen shows facts that are `isPersonal`, and the copied report leaves out their values. */
export type Fact = { term: string; value: string; isPersonal?: boolean }
export type ReportSection = { title: string; facts: readonly Fact[] }

export function formatReport(sections: readonly ReportSection[], leftOut: string): string {
  return sections
    .map(({ title, facts }) =>
      [title, ...facts.map(({ term, value, isPersonal }) => `  ${term}: ${isPersonal ? leftOut : value}`)].join('\n'),
    )
    .join('\n\n')
}
