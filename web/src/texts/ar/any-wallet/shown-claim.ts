/** Texts above and beside the claim that a wallet of other people’s software has shown. */
export const shownClaimTexts = {
  failed: 'لا تعتمد على هذا الرد',
  /** These texts stand above an answer that the service signed and the verifier did not. */
  serviceOnly: {
    title: 'موقّع من الخدمة فقط',
    text: 'اطلب توقيع جهة التحقق نفسها، أو اعتمد على هذه الخدمة.',
  },
  stranger: {
    title: 'صادر عن جهة غير معروفة',
    text: (name: string) => `لا تعرف هذه الخدمة ${name}. قد يكون ما يرد أدناه أي شيء.`,
  },
  checkedBy: (host: string) => `ما لم يستطع التحقق منه إلا ${host}`,
  shown: 'ما تعرضه المحفظة',
  checking: 'جارٍ التحقق من البيان',
} as const
