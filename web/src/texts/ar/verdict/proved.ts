import { plural } from '../frame/plural.ts'

export const provedTexts = {
  title: 'ما تم إثباته',
  age: (years: number) =>
    `${plural(years, {
      one: 'سنة واحدة',
      two: 'سنتان',
      few: '# سنوات',
      many: '# سنة',
      other: '# سنة',
    })} أو أكثر: نعم`,
  fact: (fact: string) => `صدر لشخص ${fact}.`,
  audience: 'أُنشئ لـ',
  until: 'يسري حتى',
  madeOn: 'تاريخ الإنشاء',
  caution:
    'الإثبات يخفي القيمة لا الشخص. من لديه هذا الرمز يستطيع عرضه مجددًا حتى ينتهي: انظر من يعرضه عليك، ولمن أُنشئ.',
  answerCaution:
    'الإثبات يخفي القيمة لا الشخص، ولا يُعتدّ بهذه الإجابة إلا هنا. أنت وحدك من يرى إن كان من أمامك هو من أرسلها.',
} as const
