import { walletSession } from '@did/domain/account/session-limits'
import { writeDuration } from '@did/domain/texts/ar/durations'

/** These texts appear while the server has not answered a sign-out. */
export const signOutTexts = {
  what: 'لم يتم تسجيل خروجك بعد.',
  meaning: `لم يردّ الخادم، لذلك لا تزال جلستك سارية. تعيد هذه الصفحة المحاولة تلقائيًا. ما دام هذا التنبيه ظاهرًا، يستطيع كل من يستخدم هذا المتصفح فتح حسابك. أبقِ هذه الصفحة مفتوحة. إذا اضطررت إلى المغادرة، فاحذف ملفات تعريف الارتباط الخاصة بهذا الموقع من إعدادات المتصفح. إغلاق المتصفح لا يسجّل خروجك. تنتهي الجلسة بعد ${writeDuration(walletSession.absoluteMs)} على الأكثر.`,
} as const
