export const writeYears = (years: number): string => count(years, ['un año', 'años'])

export const writeSeconds = (seconds: number): string => count(seconds, ['un segundo', 'segundos'])

function count(number: number, [one, many]: readonly [string, string]): string {
  return number === 1 ? one : `${number} ${many}`
}
