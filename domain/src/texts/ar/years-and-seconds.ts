import { countUnits } from '../count-in-arabic.ts'

export const writeYears = (years: number): string => countUnits(years, ['سنة واحدة', 'سنتين', 'سنوات', 'سنة'])

export const writeSeconds = (seconds: number): string =>
  countUnits(seconds, ['ثانية واحدة', 'ثانيتين', 'ثوانٍ', 'ثانية'])
