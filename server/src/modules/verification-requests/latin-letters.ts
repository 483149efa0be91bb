import { latinByHomoglyph } from '@did/domain/fold/homoglyphs'
import { type SQL, sql } from '../../db/drizzle.ts'

const alike = [...latinByHomoglyph.keys()].join('')
const latin = [...latinByHomoglyph.values()].join('')

/**
 * Small letters of other alphabets that look like Latin letters become Latin letters. Otherwise an
 * owner could make equal texts differ by one such letter, and so hide from a verifier what is the
 * same or what has changed.
 */
export function toLatinLetters(text: SQL): SQL {
  return sql`translate(${text}, ${alike}, ${latin})`
}
