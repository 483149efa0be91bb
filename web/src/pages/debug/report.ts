export type Facts = Readonly<Record<string, string>>
export type ReportSection = { title: string; facts: Facts }

/** The report as plain text, the way it is pasted into a message. */
export function formatReport(sections: readonly ReportSection[]): string {
  return sections
    .map(({ title, facts }) =>
      [title, ...Object.entries(facts).map(([term, value]) => `  ${term}: ${value}`)].join('\n'),
    )
    .join('\n\n')
}
