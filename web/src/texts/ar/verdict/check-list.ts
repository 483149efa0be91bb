export const checkListTexts = {
  title: 'ما تحققنا منه',
  checkedNow: 'جرى التحقق الآن في متصفحك.',
  checkedOffline: 'لا يوجد اتصال بالإنترنت. جرى التحقق الآن بقدر ما يستطيع هذا الجهاز.',
  checkedAt: (moment: string) => `جرى التحقق في متصفحك: ${moment}.`,
  again: 'إعادة التحقق',
  checkingAgain: 'جارٍ إعادة التحقق...',
} as const
