import * as dates from '@did/domain/texts/es/days'

export function shortDate(date: string): string {
  return dates.shortDate(date)
}

export function relativeTime(then: Date, now: Date): string {
  return dates.relativeTime(then, now)
}

export function dayAndTime(moment: string): string {
  return new Date(moment).toLocaleString('es', { dateStyle: 'medium', timeStyle: 'short' })
}

export function dayTimeAndZone(moment: string): string {
  return new Date(moment).toLocaleString('es', {
    ...({ year: 'numeric', month: 'short', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const),
  })
}
