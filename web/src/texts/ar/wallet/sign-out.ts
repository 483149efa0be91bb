import { walletSession } from '@did/domain/account/session-limits'
import { writeDuration } from '@did/domain/texts/ar/durations'

export const signOutTexts = {
  what: 'لم يتم تسجيل خروجك بعد.',
  meaning: `لم يردّ الخادم، لذلك لا تزال جلستك سارية. تعيد هذه الصفحة المحاولة تلقائيًا. ما دام هذا التنبيه ظاهرًا، يستطيع كل من يستخدم هذا المتصفح فتح حسابك. أبقِ هذه الصفحة مفتوحة. إذا اضطررت إلى المغادرة، فاحذف ملفات تعريف الارتباط الخاصة بهذا الموقع من إعدادات المتصفح. يحذف ذلك أيضًا ما يحفظه هذا المتصفح لك، مثل الروابط والمسودات ومفتاح لمحافظ الآخرين أو استعادة بدأتها. إغلاق المتصفح لا يسجّل خروجك. تنتهي الجلسة بعد ${writeDuration(walletSession.absoluteMs)} على الأكثر.`,
  over: { title: 'تم تسجيل خروجك.', description: 'انتهت جلستك ولم تعد سارية.' },
} as const
