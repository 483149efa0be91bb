import { walletSession } from '@did/domain/account/session-limits'
import { writeDuration } from '@did/domain/texts/ar/durations'
import { plural } from '../frame/plural.ts'

export const dashboardTexts = {
  views: {
    dashboard: 'لوحة التحكم',
    dids: 'إدارة معرّفات DID',
    claims: 'بيانات الهوية',
    verification: 'التحقق',
    verifier: 'لوحة جهة التحقق',
    profile: 'ملفك الشخصي',
    administration: 'الإدارة',
  },
  leads: {
    dids: 'المعرّف الذي ترتبط به بياناتك.',
    claims: 'بطاقة واحدة لكل حقيقة عنك.',
    verification: 'ما طلبت من جهات التحقق التحقق منه، وحالته.',
    verifier: 'بيانات طلب منك آخرون التحقق منها.',
    profile: 'كيف يراك الآخرون هنا، وما لا يراه غيرك.',
    administration: 'من يُسمح له بالتحقق لغيره، ومن يطلب ذلك، وما كتبه الزوار.',
  },
  sidebar: {
    label: 'لوحة التحكم',
    close: 'إغلاق قائمة الأقسام',
    collapse: 'طي الشريط الجانبي',
    expand: 'توسيع الشريط الجانبي',
    scan: 'مسح رمز QR',
    restart: 'إعادة الإعداد الأولي',
    debug: 'أدوات التشخيص',
  },
  readOnly: {
    lead: 'ما ستجده هنا بعد تسجيل الدخول.',
    connecting: 'جارٍ الربط...',
    visitorTitle: 'أنت تتصفح كزائر',
    visitorText: 'اربط محفظة لإنشاء معرّف DID وبيانات خاصة بك.',
    visitorAction: 'ربط محفظتك',
    session: {
      title: 'محفظتك مرتبطة، لكنك لم تسجّل الدخول',
      signing: 'أكّد تسجيل الدخول في محفظتك. لا يكلف شيئًا ولا يرسل أي معاملة.',
      none: 'سجّل الدخول بمحفظتك لعرض ملفك الشخصي ومعرّف DID وبياناتك. لا يكلف شيئًا ولا يرسل أي معاملة.',
      declined: 'رُفض التوقيع. يمكنك تسجيل الدخول متى شئت.',
      expired: `تم تسجيل خروجك. تنتهي الجلسة بعد ${writeDuration(walletSession.idleMs)} بلا استخدام، أو بعد ${writeDuration(walletSession.absoluteMs)}، أو عند تسجيل الخروج من مكان آخر.`,
      unreachable: 'لا يفيد الخادم بعد إن كنت قد سجّلت الدخول. تواصل هذه الصفحة السؤال.',
    },
    signInAction: 'تسجيل الدخول',
    signingIn: 'جارٍ تسجيل الدخول...',
  },
  summary: {
    verified: (count: number) => `تم التحقق: ${count}`,
    waitingFor: (count: number, who: string) => `بانتظار ${who}: ${count}`,
    waitingForSeveral: (count: number, verifiers: number) =>
      `بانتظار ${plural(verifiers, {
        one: 'جهة تحقق واحدة',
        two: 'جهتي تحقق',
        few: '# جهات تحقق',
        many: '# جهة تحقق',
        other: '# جهة تحقق',
      })}: ${count}`,
    waiting: (count: number) => `قيد الانتظار: ${count}`,
    notSent: (count: number) => `لم تُرسل بعد: ${count}`,
    rejected: (count: number) => `مرفوضة: ${count}`,
    expired: (count: number) => `منتهية الصلاحية: ${count}`,
    withdrawn: (count: number) => `مسحوبة: ${count}`,
    separator: ' · ',
    toDecide: (count: number) =>
      plural(count, {
        zero: 'لا طلبات بانتظار قرارك',
        one: 'طلب واحد بانتظار قرارك',
        two: 'طلبان بانتظار قرارك',
        few: '# طلبات بانتظار قرارك',
        many: '# طلبًا بانتظار قرارك',
        other: '# طلب بانتظار قرارك',
      }),
    empty: 'لا شيء هنا حتى الآن. يستغرق البيان الأول دقيقة واحدة.',
    noDid: 'سُكّ معرّف DID الخاص بك للبدء.',
  },
  loading: 'جارٍ تحميل لوحة التحكم',
} as const
