export const trialInboxTexts = {
  heading: 'صندوق بريد هذه التجربة',
  lead: 'لا ترسل النسخة التجريبية بريدًا إلكترونيًا. ما كانت سترسله موجود هنا.',
  empty: 'لا رسائل حتى الآن.',
  loading: 'جارٍ تحميل صندوق البريد',
  loadFailure: 'تعذّر تحميل صندوق البريد.',
  to: (address: string) => `إلى ${address}`,
} as const
