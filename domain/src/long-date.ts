const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** '21 November 2008', of a calendar day `YYYY-MM-DD`; anything else as it stands. No Intl: shortDate in display.ts says why. */
export function longDate(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  const monthName = monthNames[Number(month) - 1]
  return monthName === undefined ? day : `${Number(date)} ${monthName} ${year}`
}
