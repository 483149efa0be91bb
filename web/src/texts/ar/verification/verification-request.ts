import { quoteWords } from '@did/domain/proof/quote-words'
import { resembles } from '../frame/names.ts'
import { keptByVerifier } from './kept-by-verifier.ts'

export const requestDialogTexts = {
  title: 'طلب التحقق',
  description: (claimTitle: string) =>
    `اختر من يتحقق من ${quoteWords(claimTitle)}. يرى نص البيان، ولا يرى غيره ما لم تشاركه. ${keptByVerifier}`,
  verifier: 'جهة التحقق',
  choose: 'اختر جهة تحقق',
  accredited: (wallet: string, domain: string | null) =>
    `معتمدة: رُوجع الاسم${domain === null ? '' : `، والنطاق ${domain} يخصها`}. المحفظة ${wallet}.`,
  selfRegistered: (wallet: string) => `سجّلت نفسها: لم يراجع أحد هذا الاسم. المحفظة ${wallet}.`,
  groups: { accredited: 'معتمدة', others: 'سجّلت نفسها ولم تُراجَع' },
  lookAlike: (known: string, wallet: string) => `${resembles(known)} لم يراجع أحد هذا الاسم. المحفظة ${wallet}.`,
  looksLike: (label: string, known: string) => `${label} (ليست ${known})`,
  asked: (label: string) => `${label} (سبق الطلب منها)`,
  cannotReceive: (label: string) => `${label} (لا يمكنها تلقي السمات الخاصة)`,
  askedOn: (date: string) => `أرسلت إليها طلبًا في ${date}، ولم ترد بعد.`,
  loading: 'جارٍ تحميل جهات التحقق',
  empty: 'لا توجد جهات تحقق متاحة حاليًا. حاول لاحقًا.',
  loadFailed: 'تعذّر تحميل قائمة جهات التحقق.',
  submit: 'إرسال الطلب',
  submitting: 'جارٍ الإرسال...',
  verifierMissing: { title: 'يُرجى اختيار جهة تحقق', description: 'يجب اختيار جهة تحقق للمتابعة' },
  profileMissing: {
    title: 'الملف الشخصي مطلوب',
    description: 'يُرجى إنشاء ملف شخصي قبل إرسال الطلبات',
  },
  profileFailed: {
    title: 'خطأ في الملف الشخصي',
    description: 'تعذّر جلب ملفك الشخصي. يُرجى التأكد من إنشائه.',
  },
  submitted: {
    first: { title: 'تم تقديم طلب التحقق', description: 'أُرسل طلبك إلى جهة التحقق' },
    renewal: { title: 'تم طلب التحقق', description: 'يُعتدّ ببيانك من جديد فور تأكيده' },
    tracker: {
      title: 'تم إرسال طلب التحقق',
      description: 'تم تقديم طلب التحقق بنجاح',
    },
  },
  notSent: { title: 'لم يُرسل شيء' },
  withheld: {
    none: 'لا يمكن لجهة التحقق هذه تلقي السمات الخاصة بعد. اختر جهة أخرى، أو لا تشارك أي سمة.',
    bad: 'مفتاح جهة التحقق هذه لا يحمل توقيع محفظتها. اختر جهة أخرى، أو لا تشارك أي سمة خاصة.',
    unknown: 'تعذّر التحقق من هذه الجهة على سلسلة الكتل الآن. أعد المحاولة، أو لا تشارك أي سمة خاصة.',
    ended: 'انتهت صلاحية مفتاح جهة التحقق هذه. اختر جهة أخرى، أو لا تشارك أي سمة خاصة.',
    older: 'هذا المفتاح أقدم من مفتاح سابق لجهة التحقق هذه. اختر جهة أخرى، أو لا تشارك أي سمة خاصة.',
    frozen: 'هناك بلاغ عن سرقة مفتاح لجهة التحقق هذه. اختر جهة أخرى، أو لا تشارك أي سمة خاصة.',
    suspended: 'محفظة جهة التحقق هذه موقوفة. اختر جهة أخرى، أو لا تشارك أي سمة خاصة.',
    'not-accredited': 'لا يعرف السجل محفظة جهة التحقق هذه. اختر جهة أخرى، أو لا تشارك أي سمة خاصة.',
    'other-type': 'أُدخلت سماتك الخاصة لنوع آخر من البيانات. لا تشارك أيًا منها مع هذا الطلب.',
  },
  replace: 'استبدال طلبي',
  replacing: 'يُلغى طلبك السابق ويُرسل هذا الطلب بدلًا منه.',
  recall: 'إلغاء الطلب',
  recallFrom: (who: string) => `إلغاء الطلب المرسل إلى ${quoteWords(who)}`,
  recalled: {
    title: 'تم إلغاء الطلب',
    description: 'غيّر البيان أو أضف سمات خاصة، ثم أرسل طلبًا جديدًا متى شئت.',
  },
  failed: {
    first: { title: 'خطأ', description: 'تعذّر تقديم طلب التحقق' },
    renewal: { title: 'خطأ', description: 'تعذّر طلب التحقق.' },
    tracker: { title: 'خطأ', description: 'تعذّر تقديم طلب التحقق' },
  },
  alreadyAsked: { title: 'خطأ', description: 'سبق أن أرسلت طلبًا إلى جهة التحقق هذه، ولم ترد بعد.' },
  unconfirmed: {
    title: 'لم يُرسل شيء بعد',
    description: 'راجع الجهة التي تُشفَّر لها سماتك الخاصة. وافق على المحفظة، أو لا تشارك أي سمة.',
  },
  notSigned: {
    title: 'لم يُرسل شيء',
    description: 'لم توقّع محفظتك. أعد المحاولة، أو أرسل الطلب من دون سماتك الخاصة.',
  },
  notSignedByPasskey: 'لم يوقّع مفتاح المرور. أعد المحاولة، أو أرسل الطلب من دون سماتك الخاصة.',
  verifierGone: { title: 'خطأ', description: 'لا يمكن إرسال طلب إلى جهة التحقق هذه حاليًا. اختر جهة أخرى.' },
} as const
