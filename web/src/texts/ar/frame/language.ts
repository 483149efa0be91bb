export const languageTexts = {
  label: 'اللغة',
  notKept: 'يرفض هذا المتصفح ملفات تعريف الارتباط، لذا تتبع الصفحة لغة المتصفح.',
} as const
