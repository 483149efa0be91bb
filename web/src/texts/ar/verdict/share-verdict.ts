import { quoteWords } from '@did/domain/proof/quote-words'
export const shareVerdictTexts = {
  label: 'ما يظهر الآن لمن يتحقق',
  of: (title: string) => `${quoteWords(title)}:`,
  checking: 'جارٍ عرضه كما يراه من يتحقق',
  failed: 'تعذّر معرفة ما يظهر الآن لمن يتحقق.',
  mends: {
    'show-name': { text: 'دع الرابط يعرض اسمك.', action: 'عرض اسمي' },
    'add-name': { text: 'أضف اسمك إلى البيان، واطلب التأكيد مجددًا من جهة التحقق.', action: 'إضافة اسمي' },
    ask: { text: 'اطلب من جهة تحقق تأكيده.', action: 'طلب التحقق' },
    'ask-again': { text: 'أرسل طلبًا جديدًا إلى جهة التحقق هذه أو إلى جهة أخرى.', action: 'طلب جديد' },
    correct: { text: 'صحّح البيان أولًا. لم تعد جهة التحقق تقف وراء ما يقوله.', action: 'تصحيح البيان' },
    'check-again': { text: 'لا مشكلة في البيان نفسه.', action: 'إعادة التحقق' },
  },
  waiting: (who: string) => `أرسلت طلبًا إلى ${quoteWords(who)}، ولم يصل الرد بعد.`,
} as const
