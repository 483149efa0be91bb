import { expect, test } from 'vitest'
import { findHidden } from './hidden-characters.ts'

test.each([
  ['U+200B', '\u200b'],
  ['U+200C', '\u200c'],
  ['U+200D', '\u200d'],
  ['U+200E', '\u200e'],
  ['U+200F', '\u200f'],
  ['U+202E', '\u202e'],
  ['U+2066', '\u2066'],
  ['U+2069', '\u2069'],
  ['U+061C', '\u061c'],
  ['U+00AD', '\u00ad'],
  ['U+FEFF', '\ufeff'],
  ['U+2060', '\u2060'],
  ['U+034F', '\u034f'],
  ['U+3164', '\u3164'],
  ['U+115F', '\u115f'],
  ['U+FE0F', '\ufe0f'],
  ['U+E0041', '\u{e0041}'],
  ['U+E0100', '\u{e0100}'],
  ['U+180B', '\u180b'],
  ['U+0085', '\u0085'],
  ['U+2028', '\u2028'],
  ['U+FFF9', '\ufff9'],
  ['U+FFFC', '\ufffc'],
  ['U+13441', '\u{13441}'],
  ['U+16FE4', '\u{16fe4}'],
  ['U+1D159', '\u{1d159}'],
])('findHidden finds %s at the start, in the middle and at the end of a text', (name, character) => {
  expect(findHidden(`Master of North${character}field`)).toEqual({ name, before: ' of North'.padStart(10, 'r') })
  expect(findHidden(`${character}Northfield`)?.name).toBe(name)
  expect(findHidden(`Northfield${character}`)?.name).toBe(name)
})

test.each([
  ['Persian with a non-joiner', 'می‌خواهم، کتاب‌ها، دانش‌آموز'],
  ['Persian with marks before the non-joiner', 'بنّ‌ا'],
  ['Hindi with a non-joiner and a joiner', 'क्‌ष क्‍ष'],
  ['Sinhala', 'ශ්‍රී ලංකා'],
  ['Malayalam with a joiner at its end', 'അവന്‍'],
  ['Bengali with a joiner before the virama', 'র‍্যাব'],
  ['an emoji of a student', '👩‍🎓 👩🏽‍⚕️'],
  ['a family, a heart on fire, a pirate’s flag', '👨‍👩‍👧‍👦 ❤️‍🔥 🏴‍☠️'],
  ['a key cap and a sign', '1️⃣ ©️ ™︎'],
  ['a flag of Wales', '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}'],
  ['a Japanese name', '葛\u{e0100}城'],
  ['Mongolian', 'ᠪ\u180bᠢ'],
  ['Arabic, Hebrew, Greek, Thai, Korean, accents as marks', 'جامعة ١٢ שלום Ελλάδα ภาษา 한국 e\u0301'],
  ['lines and tabs', 'a\tb\nc\r\nd'],
])('findHidden finds nothing in ordinary writing such as %s', (_, text) => {
  expect(findHidden(text)).toBeNull()
})

test.each([
  ['a non-joiner beside a space', 'کتاب\u200c ها', 'U+200C'],
  ['two non-joiners', 'می\u200c\u200cخواهم', 'U+200C'],
  ['a joiner in Persian', 'می\u200dخواهم', 'U+200D'],
  ['a joiner between Hindi letters', 'क\u200dष', 'U+200D'],
  ['a joiner after a single emoji', '🎓\u200d', 'U+200D'],
  ['a repeated variation selector', '❤\ufe0f\ufe0f', 'U+FE0F'],
  ['a variation selector after a digit outside a key cap', '1\ufe0f', 'U+FE0F'],
  ['a text of tag characters', '🏴\u{e0068}\u{e0069}\u{e007f}', 'U+E0068'],
  ['the tags of a flag without the flag', '\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', 'U+E0067'],
])('findHidden finds a joiner, selector or tag outside its proper place such as %s', (_, text, name) => {
  expect(findHidden(text)?.name).toBe(name)
})
