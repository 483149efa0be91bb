/**
 * Two pseudo-languages test the layout of embedded builds (pseudo-locale-build.ts): `?locale=long`
 * makes every text 40 % longer, and `?locale=rtl` also reverses the direction. Marks stand around
 * each text, so that a text which is missing in the files of texts has none.
 */
const locales = ['long', 'rtl'] as const
type Locale = (typeof locales)[number]

const key = 'locale'
const marks = { open: '⟦', close: '⟧' }
/**
 * The signs at which right-to-left text starts and ends. Letters between them run from right to
 * left, as Hebrew letters do.
 */
const turned = { start: '\u202e', end: '\u202c' }

const locale = readLocale()
if (locale) document.documentElement.lang = 'en-x-pseudo'
if (locale === 'rtl') document.documentElement.dir = 'rtl'

/** Leaves URLs, file names and identifiers as they are. */
export function localise<Text>(text: Text): Text
export function localise(text: unknown): unknown {
  if (!locale) return text
  if (typeof text === 'string') return speak(text)
  if (typeof text === 'function') return (...values: unknown[]) => localise(text(...values))
  if (Array.isArray(text)) return text.map((part) => localise(part))
  if (typeof text === 'object' && text !== null && Object.getPrototypeOf(text) === Object.prototype)
    return Object.fromEntries(Object.entries(text).map(([name, part]) => [name, localise(part)]))
  return text
}

function speak(text: string): string {
  const isForMachines =
    text.trim() === '' || /^(\/|#|https?:|npm )|^\S+\.(json|dev|app|org|com)$|^[a-z]+([-_A-Z][a-z]+)*$/.test(text)
  if (isForMachines || isSpoken(text)) return text
  const spoken = `${marks.open}${lengthen(text)}${marks.close}`
  return locale === 'rtl' ? `${marks.open}${turned.start}${lengthen(text)}${turned.end}${marks.close}` : spoken
}

/**
 * Tells whether one pair of marks stands around the whole text and not only around its beginning.
 */
function isSpoken(text: string): boolean {
  let depth = 0
  for (const [at, letter] of [...text].entries()) {
    if (letter === marks.open) depth += 1
    if (letter === marks.close) depth -= 1
    if (depth === 0) return at > 0 && at === [...text].length - 1
  }
  return false
}

/** Adds accented letters, 40 % of the text's length, behind the readable text. */
function lengthen(text: string): string {
  const missing = Math.ceil(text.length * 0.4)
  const tail = 'øūmlåüţ ÿþëñß '.repeat(Math.ceil(missing / 14)).slice(0, missing)
  return `${text}${tail.trimEnd()}`
}

function readLocale(): Locale | null {
  try {
    const asked = new URLSearchParams(location.search).get(key)
    if (asked !== null) sessionStorage.setItem(key, asked)
    const saved = sessionStorage.getItem(key)
    return locales.find((name) => name === saved) ?? null
  } catch {
    return null
  }
}
