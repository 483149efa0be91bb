export function exactTime(moment: string): string {
  return new Date(moment).toLocaleString('es', { dateStyle: 'medium', timeStyle: 'long' })
}
