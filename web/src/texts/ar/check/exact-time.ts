export function exactTime(moment: string): string {
  return new Date(moment).toLocaleString('ar-u-nu-latn', { dateStyle: 'medium', timeStyle: 'long' })
}
