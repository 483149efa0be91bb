/** Returns day, time to the second and time zone, for papers that an auditor takes. */
export function exactTime(moment: string): string {
  return new Date(moment).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'long' })
}
