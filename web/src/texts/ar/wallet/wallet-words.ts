import { walletSession } from '@did/domain/account/session-limits'
import { writeDuration } from '@did/domain/texts/ar/durations'
import { wallet } from './connect.ts'

export const walletTexts = {
  connectedTitle: `${wallet} مرتبطة`,
  connectedTo: 'محفظتك مرتبطة بنظام DID Verification.',
  byPasskey: {
    connectedTitle: 'تم تسجيل الدخول بمفتاح مرور',
    connectedTo: 'يتحكم مفتاح مرور على جهازك في هذه الهوية. ليست لها محفظة ولا رصيد.',
    disconnect: 'تسجيل الخروج',
    signing: 'أكّد تسجيل الدخول بمفتاح المرور. لا يكلف شيئًا.',
  },
  account: 'الحساب',
  controlledBy: 'المحفظة المتحكِّمة',
  network: 'الشبكة',
  disconnect: `إلغاء ربط ${wallet}`,
  ownNetwork: 'شبكة DID Verification',

  signIn: {
    action: 'تسجيل الدخول',
    signing: 'أكّد تسجيل الدخول في محفظتك. لا يكلف شيئًا ولا يرسل أي معاملة.',
    none: 'محفظتك مرتبطة، لكنك لم تسجّل الدخول بعد. حتى ذلك الحين يمكنك الاطلاع من دون تغيير.',
    declined: 'لم تسجّل الدخول. تبقى محفظتك مرتبطة، ويمكنك الاطلاع من دون تغيير.',
    expired: `تم تسجيل خروجك: تنتهي الجلسة بعد ${writeDuration(walletSession.idleMs)} بلا استخدام، أو بعد ${writeDuration(walletSession.absoluteMs)}، أو عند تسجيل الخروج من مكان آخر. سجّل الدخول للمتابعة.`,
    timedOut: `تم تسجيل خروجك بعد ${writeDuration(walletSession.idleMs)}. سجّل الدخول للمتابعة.`,
  },

  withoutCookies:
    'يرفض هذا المتصفح ملفات تعريف الارتباط. يمكنك هنا قراءة كل شيء والتحقق منه، لكن لا يمكنك تسجيل الدخول. اسمح بها وأعد تحميل الصفحة.',

  install: {
    title: `لا توجد ${wallet} في هذا المتصفح`,
    lead: `يستخدم زر الربط ${wallet}، وهي محفظة تعمل في متصفحك أو على هاتفك.`,
    unaffected: 'لا يحتاج التحقق من وثيقة رقمية شاركها معك أحد إلى محفظة.',
    get: `الحصول على ${wallet}`,
    url: 'https://metamask.io/download',
    again: 'إعادة المحاولة',
  },
} as const
