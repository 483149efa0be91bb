type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Made with the first number: the page of a shared link shows none, and Intl's first rule costs a phone some milliseconds. */
let rules: Intl.PluralRules | null = null

/** The form of the language's own rules for this number; `#` in it stands for the number. */
export function plural(count: number, forms: Forms): string {
  rules ??= new Intl.PluralRules('en')
  return (forms[rules.select(count)] ?? forms.other).replace('#', String(count))
}
