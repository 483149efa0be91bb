/**
 * The texts of a field have this member, the field's machine-readable name. The English texts
 * compute the name from the field's label, but a translation has to contain the English name.
 */
const nameForSoftware = 'id'

/**
 * Complains about each English text that the translation lacks or has in another form, and about
 * each text that only the translation has.
 */
export function compareTexts(model: unknown, translation: unknown, place = 'it'): string[] {
  if (kindOf(model) !== kindOf(translation))
    return [`${place} is a ${kindOf(translation)}, but in English a ${kindOf(model)}`]
  if (typeof model === 'string')
    return isUntranslated(model, translation) ? [`${place} is still English: “${model}”`] : []
  if (!isNested(model) || !isNested(translation)) return []
  const surplus = Object.keys(translation).filter((key) => !(key in model) && key !== nameForSoftware)
  return [
    ...Object.entries(model).flatMap(([key, part]) =>
      key in translation
        ? compareTexts(part, translation[key], `${place}.${key}`)
        : [`${place}.${key} is missing: every English text needs its translation`],
    ),
    ...surplus.map((key) => `${place}.${key} translates nothing`),
  ]
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : value === null ? 'nothing' : typeof value
}

function isNested(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/**
 * Tells whether a text of a translation is still the English one. Only a text with four words in a
 * row counts, because a shorter one may be a name or a command.
 */
function isUntranslated(model: string, translation: unknown): boolean {
  return model === translation && /[a-z]+ [a-z]+ [a-z]+ [a-z]+/.test(model)
}
