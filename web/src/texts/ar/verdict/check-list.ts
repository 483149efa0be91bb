export const checkListTexts = {
  title: 'ما تحققنا منه',
  checkedNow: 'جرى التحقق الآن في متصفحك.',
  checkedOffline: 'لا يوجد اتصال بالإنترنت. جرى التحقق الآن بقدر ما يستطيع هذا الجهاز.',
  again: 'إعادة التحقق',
  checkingAgain: 'جارٍ إعادة التحقق...',
} as const
