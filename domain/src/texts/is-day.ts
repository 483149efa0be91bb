/**
 * Tells whether a text is a calendar day that exists, such as '2026-11-30'. JavaScript would read
 * February 31 as March 3, and would find a date in 'Never awarded 2020'.
 */
export function isDay(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : null
  return moment !== null && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}
