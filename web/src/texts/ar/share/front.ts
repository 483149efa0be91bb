import { frontShareDays } from '@did/domain/share/limits'
import { writeDuration } from '@did/domain/texts/ar/durations'

const lasts = writeDuration(frontShareDays * 86_400_000)

export const frontTexts = {
  confirmedBy: 'جهة التأكيد',
  confirmedOn: (day: string) => `تاريخ التأكيد: ${day}`,
  nameless: 'لا تذكر الوثيقة لمن هي.',
  scan: 'امسح الرمز للتحقق. هذه الشاشة وحدها لا تثبت شيئًا.',
  loading: 'جارٍ رسم الرمز',
  failed: 'تعذّر رسم الرمز.',
  again: 'إعادة المحاولة',
  tooLong: 'هذه الوثيقة أطول من أن يتسع لها رمز كثيف. استخدم رمزًا أبسط.',
  withdrawn: 'سحبت هذا الرابط.',
  newLink: 'إنشاء رابط جديد',
  simpler: 'استخدام رمز أبسط',
  simplerHint: `أسهل في المسح. يحتاج فتحه إلى خدمتنا، وينتهي بعد ${lasts}.`,
  simplerShown: `ينتهي هذا الرمز بعد ${lasts}.`,
  label: 'عُرض على شاشتي',
  over: {
    none: 'لم تؤكد أي جهة هذا بعد، لذا لا شيء يُعرض.',
    expired: 'انتهت صلاحية هذا التأكيد.',
    withdrawn: 'سحبت جهة التحقق تأكيدها.',
    private: 'هذا البيان خاص، لذا لا يمكن عرضه.',
  },
} as const
