export const notFoundTexts = {
  title: '404 الصفحة غير موجودة',
  text: 'هل نسيت إضافة الصفحة إلى الموجّه؟',
  home: 'الانتقال إلى الرئيسية',
} as const
