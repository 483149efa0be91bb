import { quoteWords } from '@did/domain/proof/quote-words'

export const askedFieldTexts = {
  knownBy: 'هل هذا هو الاسم الذي تعرف به هذا الشخص؟ سيصبح جزءًا مما توقّعه.',
  noName: 'لا يذكر البيان اسم صاحبه. من يتلقاه لا يستطيع أن يعرف لمن هو.',
  notRight: 'غير صحيح',
  notRightOf: (label: string) => `غير صحيح: ${label}`,
  quoted: (label: string, value: string) => `${label} (${quoteWords(value)})`,
  reason: (fields: string) => `غير صحيح: ${fields}.`,
  before: (value: string, title: string, date: string) =>
    `أكّدتَ ${quoteWords(value)} في ${quoteWords(title)} بتاريخ ${date}.`,
  marked: 'حدّدتَ شيئًا على أنه غير صحيح. ارفض الطلب لهذا السبب، أو اسأل صاحب البيان.',
  cannotApprove: {
    title: 'لم تتم الموافقة',
    description: 'حدّدتَ شيئًا على أنه غير صحيح. ارفض الطلب لهذا السبب، أو اسأل صاحب البيان.',
  },
  otherSoftware: 'في البرامج الأخرى:',
} as const
