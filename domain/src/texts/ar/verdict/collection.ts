type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

let rules: Intl.PluralRules | null = null

function plural(count: number, forms: Forms): string {
  rules ??= new Intl.PluralRules('ar')
  return (forms[rules.select(count)] ?? forms.other).replace('#', String(count))
}

export const collectionTexts = {
  title: (count: number) =>
    `${plural(count, {
      one: 'وثيقة رقمية واحدة',
      two: 'وثيقتان رقميتان',
      few: '# وثائق رقمية',
      many: '# وثيقة رقمية',
      other: '# وثيقة رقمية',
    })} في رابط واحد`,
  'nothing-to-compare': 'المؤكَّد منها أقل من وثيقتين، فلا شيء يُظهر أنها لشخص واحد.',
  sameCredential: (times: number, all: number) =>
    times === all
      ? `هذه هي الوثيقة نفسها، وردت ${plural(times, {
          one: 'مرة واحدة',
          two: 'مرتين',
          few: '# مرات',
          many: '# مرة',
          other: '# مرة',
        })}.`
      : `الوثائق المؤكَّدة (${times} من ${all}) هي وثيقة واحدة مكررة.`,
  oneIdentity: ({ confirmed, repeated }: { confirmed: number; repeated: number }, all: number) =>
    [
      confirmed === all
        ? `صدرت الوثائق كلها (${all}) لهوية واحدة.`
        : `صدرت الوثائق المؤكَّدة ${repeated > 0 ? 'المختلفة ' : ''}(${confirmed} من ${all}) لهوية واحدة.`,
      ...(repeated > 0
        ? [
            plural(repeated, {
              one: 'وردت إحداها مرتين.',
              two: 'وثيقتان أخريان ليستا إلا تكرارًا لغيرهما.',
              few: '# وثائق أخرى ليست إلا تكرارًا لغيرها.',
              many: '# وثيقة أخرى ليست إلا تكرارًا لغيرها.',
              other: '# وثيقة أخرى ليست إلا تكرارًا لغيرها.',
            }),
          ]
        : []),
    ].join(' '),
  namesDiffer: (names: string) => `صدرت لهوية واحدة، لكن الأسماء المؤكَّدة مختلفة: ${names}. اسأل عن السبب.`,
  severalIdentities: (identities: number) =>
    `صدرت ${plural(identities, {
      one: 'لهوية واحدة',
      two: 'لهويتين مختلفتين',
      few: 'لـ # هويات مختلفة',
      many: 'لـ # هوية مختلفة',
      other: 'لـ # هوية مختلفة',
    })}، فقد تكون لأشخاص مختلفين.`,
} as const
