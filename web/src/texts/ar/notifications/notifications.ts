import { plural } from '../frame/plural.ts'

export const notificationTexts = {
  title: 'الإشعارات',
  unread: (count: number) => (count === 0 ? 'لا إشعارات غير مقروءة' : `غير مقروءة: ${count}`),
  markAllRead: 'تحديد الكل كمقروء',
  clearAll: 'مسح الكل',
  empty: 'لا شيء بعد. تظهر هنا أخبار بياناتك وطلباتك.',
  applicationsWait: (count: number) =>
    plural(count, {
      zero: 'لا طلبات اعتماد بانتظار قرارك',
      one: 'طلب اعتماد بانتظار قرارك',
      two: 'طلبا اعتماد بانتظار قرارك',
      few: '# طلبات اعتماد بانتظار قرارك',
      many: '# طلب اعتماد بانتظار قرارك',
      other: '# طلب اعتماد بانتظار قرارك',
    }),
  signedOut: 'سجّل الدخول لعرض إشعاراتك.',
  loadFailed: 'تعذّر تحميل إشعاراتك.',
  changeFailed: { title: 'خطأ', description: 'تعذّر تغيير إشعاراتك. يُرجى إعادة المحاولة.' },
  isUnread: 'غير مقروء',
  view: { label: 'عرض', altText: 'افتحه من القائمة خلف الجرس' },
} as const
