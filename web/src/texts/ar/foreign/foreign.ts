import { quoteWords } from '@did/domain/proof/quote-words'
export const foreignTexts = {
  checking: 'جارٍ التحقق من الوثيقة الرقمية...',
  unreadable: {
    title: 'تعذّرت قراءة هذه الوثيقة الرقمية',
    sentence: 'تبدو وثيقة رقمية من برنامج آخر، لكن جزءًا منها تالف أو من نوع لا تعرفه هذه الصفحة.',
  },
  issuedBy: 'جهة الإصدار',
  signedBy: 'جهة التوقيع',
  inShort: (title: string, issuer: string) => `${quoteWords(title)}، صادرة عن ${issuer}`,
  callsItself: (name: string) => `الاسم الذي تستخدمه: ${quoteWords(name)}. لم يتحقق أحد هنا من هذا الاسم.`,
  members: {
    title: 'العنوان',
    claimType: 'نوع البيان',
    issuerName: 'جهة الإصدار كما كتبها صاحب البيان',
    issueDate: 'تاريخ الإصدار',
    level: 'كيف جرى التحقق',
    verifier: 'جهة التأكيد',
  },
  fetchedKeys: (hosts: string) => `جلبت هذه الخدمة مفاتيح جهة الإصدار لهذه الصفحة من ${hosts}.`,
  fetchedLists: (hosts: string) => `جلبت هذه الخدمة قائمة الوثائق المسحوبة لهذه الصفحة من ${hosts}.`,
  checkedHere: 'جرى التحقق من التواقيع في متصفحك.',
} as const
