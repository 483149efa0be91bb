export const writeYears = (years: number): string => count(years, ['a year', 'years'])

export const writeSeconds = (seconds: number): string => count(seconds, ['a second', 'seconds'])

function count(number: number, [one, many]: readonly [string, string]): string {
  return number === 1 ? one : `${number} ${many}`
}
