import * as dates from '@did/domain/texts/de/days'

export function shortDate(date: string): string {
  return dates.shortDate(date)
}

export function relativeTime(then: Date, now: Date): string {
  return dates.relativeTime(then, now)
}

export function dayAndTime(moment: string): string {
  return new Date(moment).toLocaleString('de', {
    ...({ year: 'numeric', month: 'short', day: 'numeric' } as const),
    ...({ hour: '2-digit', minute: '2-digit' } as const),
  })
}

export function dayTimeAndZone(moment: string): string {
  return new Date(moment).toLocaleString('de', {
    ...({ year: 'numeric', month: 'short', day: 'numeric' } as const),
    ...({ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const),
  })
}
