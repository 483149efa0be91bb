type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

let rules: Intl.PluralRules | null = null

export function plural(count: number, forms: Forms): string {
  rules ??= new Intl.PluralRules('es')
  return (forms[rules.select(count)] ?? forms.other).replace('#', String(count))
}
