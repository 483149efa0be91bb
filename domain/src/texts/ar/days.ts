const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export function relativeTime(then: Date, now: Date): string {
  const age = now.getTime() - then.getTime()
  if (age < minute) return 'الآن'
  if (age < hour) return ago(age / minute, 'minute')
  if (age < day) return ago(age / hour, 'hour')
  if (age < 30 * day) return ago(age / day, 'day')
  return `${then.toLocaleDateString('ar-u-nu-latn')}${noteZone(then)}`
}

function ago(count: number, unit: 'minute' | 'hour' | 'day'): string {
  return new Intl.RelativeTimeFormat('ar-u-nu-latn').format(-Math.floor(count), unit)
}

const monthNames = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
]

export function shortDate(date: string): string {
  const isCalendarDay = /^\d{4}-\d{2}-\d{2}$/.test(date)
  const parsed = new Date(date)
  if (Number.isNaN(parsed.getTime())) return date
  if (isCalendarDay) return writeDay(parsed.getUTCFullYear(), parsed.getUTCMonth(), parsed.getUTCDate())
  return `${writeDay(parsed.getFullYear(), parsed.getMonth(), parsed.getDate())}${noteZone(parsed)}`
}

export function utcDate(moment: string): string {
  return `${shortDate(moment.slice(0, 10))} (UTC)`
}

function noteZone(moment: Date): string {
  return moment.getDate() === moment.getUTCDate() ? '' : ' (بالتوقيت المحلي)'
}

function writeDay(year: number, month: number, day: number): string {
  return `${day} ${monthNames[month]} ${year}`
}
