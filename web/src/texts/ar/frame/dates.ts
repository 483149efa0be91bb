import * as dates from '@did/domain/texts/ar/days'

export function shortDate(date: string): string {
  return dates.shortDate(date)
}

export function relativeTime(then: Date, now: Date): string {
  return dates.relativeTime(then, now)
}

export function dayAndTime(moment: string): string {
  return new Date(moment).toLocaleString('ar-u-nu-latn', {
    ...({ year: 'numeric', month: 'long', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: '2-digit' } as const),
  })
}

export function dayTimeAndZone(moment: string): string {
  return new Date(moment).toLocaleString('ar-u-nu-latn', {
    ...({ year: 'numeric', month: 'long', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const),
  })
}
