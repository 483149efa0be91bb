/** The words are in the dative, which “nach” requires. */
export const writeYears = (years: number): string => count(years, ['einem Jahr', 'Jahren'])

/** The words are in the dative, which “nach” requires. */
export const writeSeconds = (seconds: number): string => count(seconds, ['einer Sekunde', 'Sekunden'])

function count(number: number, [one, many]: readonly [string, string]): string {
  return number === 1 ? one : `${number} ${many}`
}
