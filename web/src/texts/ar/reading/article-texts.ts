export const articleTexts = {
  shown: 'ما يظهر',
  hidden: 'ما لا يظهر',
  kept: 'مدة الاحتفاظ',
  erased: 'إذا حذفت حسابك',
} as const
