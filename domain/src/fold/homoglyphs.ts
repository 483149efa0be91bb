/** In each group, all letters look like the Latin letter at its end. */
const homoglyphs =
  'аαɑᴀa вβʙb сᴄc ԁᴅd еεᴇe ғꜰf ɡɢg һнʜh іιɪi јᴊj кκᴋk ӏʟl мμᴍm ոηνɴn оοօᴏo рρᴘp ԛq гʀr ѕꜱs тτᴛt υսᴜu ѵᴠv ԝωᴡw хχx уγʏy ζᴢz'
/** The Latin letter that each small letter of another alphabet resembles. */
export const latinByHomoglyph: ReadonlyMap<string, string> = new Map(
  homoglyphs.split(' ').flatMap((alike) => [...alike].map((letter) => [letter, alike.slice(-1)])),
)

/**
 * Writes a text in small letters, and replaces letters that look like Latin letters by the Latin
 * letters.
 */
export function toLatinLetters(text: string): string {
  return text.toLowerCase().replace(/\p{L}/gu, (letter) => latinByHomoglyph.get(letter) ?? letter)
}
