export const whileFrozenTexts = {
  title: 'هويتك مجمّدة',
  text: 'لا يمكنك إرسال هذا إلا بعد انتهاء التجميد. يوضح ملفك الشخصي كيفية إنهائه.',
} as const
