/** Writes day, time and zone to the second, for papers that an auditor takes. */
export function exactTime(moment: string): string {
  return new Date(moment).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'long' })
}
