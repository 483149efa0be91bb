/** Each group begins with letters that look like the Latin letter at its end. */
const homoglyphs =
  'аαɑᴀa вβʙb сᴄc ԁᴅd еεᴇe ғꜰf ɡɢg һнʜh іιɪi јᴊj кκᴋk ӏʟl мμᴍm ոηνɴn оοօᴏo рρᴘp ԛq гʀr ѕꜱs тτᴛt υսᴜu ѵᴠv ԝωᴡw хχx уγʏy ζᴢz'
/** Maps a small letter of another alphabet to the Latin letter that it looks like. */
export const latinByHomoglyph: ReadonlyMap<string, string> = new Map(
  homoglyphs.split(' ').flatMap((alike) => [...alike].map((letter) => [letter, alike.slice(-1)])),
)

/** Writes a text in small letters, with Latin letters in place of those that look like them. */
export function toLatinLetters(text: string): string {
  return text.toLowerCase().replace(/\p{L}/gu, (letter) => latinByHomoglyph.get(letter) ?? letter)
}
