type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * The plural rules of the language. They are made at the first use, because that takes a phone some
 * milliseconds.
 */
let rules: Intl.PluralRules | null = null

/** Chooses a form by the language's rules. `#` in the form stands for the number. */
export function plural(count: number, forms: Forms): string {
  rules ??= new Intl.PluralRules('es')
  return (forms[rules.select(count)] ?? forms.other).replace('#', String(count))
}
