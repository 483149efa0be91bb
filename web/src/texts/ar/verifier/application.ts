import { quoteWords } from '@did/domain/proof/quote-words'
export const applicationTexts = {
  website: 'الموقع الإلكتروني (اختياري)',
  websiteHint: 'حيث يمكن للإدارة أن تقرأ عن مؤسستك.',
  contact: 'جهة الاتصال (اختياري)',
  contactHint: 'من يمكن للإدارة الاتصال به أو مراسلته. لا يقرؤه غير الإدارة.',
  note: 'ملاحظة (اختياري)',
  noteHint: 'ما تؤكده، ولمن.',
  asks: 'سؤال من الإدارة',
  asksText: 'أجب بتغيير طلبك، مثلًا في الملاحظة.',
  change: 'تغيير الطلب',
  changeDialog: {
    title: 'تغيير طلبك',
    description: 'تتخذ الإدارة قرارها بشأن ما تكتبه هنا. لا يُنشر شيء.',
    submit: 'حفظ التغييرات',
  },
  changed: { title: 'تم تغيير الطلب', description: 'تقرؤه الإدارة قبل اتخاذ القرار.' },
  changeFailed: { title: 'خطأ', description: 'تعذّر تغيير طلبك' },
} as const

export const applicantTexts = {
  website: 'الموقع الإلكتروني',
  contact: 'جهة الاتصال',
  note: 'ملاحظة',
  asked: (date: string) => `طُرح سؤال في ${date} ولم تصل إجابة بعد`,
  answered: (date: string) => `تغيّر الطلب في ${date}، بعد السؤال`,
  ask: 'طرح سؤال',
  dialog: {
    title: 'سؤال مقدم الطلب',
    text: (organization: string) =>
      `يصل سؤالك إلى ${quoteWords(organization)}، وتأتي الإجابة بتغيير الطلب. يبقى الطلب قيد الانتظار.`,
    label: 'السؤال',
    hint: 'سؤال واحد في كل مرة.',
    missing: 'يُرجى إدخال سؤال',
    submit: 'إرسال السؤال',
    submitting: 'جارٍ الإرسال...',
  },
  sent: (organization: string) => ({
    title: 'تم إرسال السؤال',
    description: `أُرسل إشعار إلى ${quoteWords(organization)}`,
  }),
} as const
