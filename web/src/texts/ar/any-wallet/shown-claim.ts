export const shownClaimTexts = {
  failed: 'لا تعتمد على هذا الرد',
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
