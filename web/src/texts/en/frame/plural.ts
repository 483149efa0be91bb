type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Makes the plural rules only at their first use, because that takes a phone some milliseconds. */
let rules: Intl.PluralRules | null = null

/** `#` in a form stands for the number. */
export function plural(count: number, forms: Forms): string {
  rules ??= new Intl.PluralRules('en')
  return (forms[rules.select(count)] ?? forms.other).replace('#', String(count))
}
