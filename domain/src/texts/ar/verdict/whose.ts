import { on } from './sentence-parts.ts'

export const whoseTexts = {
  confirmedBy: 'تأكيد من',
  on,
  dated: (day: string) => `، والتاريخ الذي ذكرته: ${day}`,
  nobody: 'لا يذكر البيان لمن هو. اطلب ممن يعرضه أن يثبت أنه له.',
  keptBack: (count: number) => {
    if (count === 1) return 'حقل واحد لم يُشارَك'
    if (count === 2) return 'حقلان لم يُشارَكا'
    return count <= 10 ? `${count} حقول لم تُشارَك` : `${count} حقلًا لم يُشارَك`
  },
} as const
