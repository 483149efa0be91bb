export function exactTime(moment: string): string {
  return new Date(moment).toLocaleString('de', { dateStyle: 'medium', timeStyle: 'long' })
}
