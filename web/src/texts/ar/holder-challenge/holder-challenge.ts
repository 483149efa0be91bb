import { holderChallengeSeconds } from '@did/domain/holder-challenge/limits'
import { quoteWords } from '@did/domain/proof/quote-words'
import { writeDuration } from '@did/domain/texts/ar/durations'

const byMail = writeDuration(holderChallengeSeconds.day * 1000)

export const holderChallengeOfferTexts = {
  ask: 'طلب إثبات الملكية',
  hint: 'يمسح الشخص رمزًا بجهازه. لا تحتاج إلى حساب.',
  say: 'ذكر من يسأل ولماذا، أو السؤال بالبريد',
  asker: 'اسمك (اختياري)',
  reason: 'سبب السؤال (اختياري)',
  sayHint: 'يُعرض كلاهما على أنه كلامك أنت، ولم يتحقق منه أحد.',
  byMail: 'سأرسل السؤال بالبريد',
  byMailHint: `يمكن الرد خلال ${byMail}. يذكر الرد وقت إرساله.`,
  begin: 'إرسال السؤال',
  words: 'تظهر على شاشة الشخص هاتان الكلمتان أيضًا. اطلب منه قراءتهما لك، أو قارن بين الشاشتين:',
  heading: 'طلب إثبات ملكية الوثيقة',
  text: 'يمسح الشخص هذا الرمز أو يفتح الرابط، ويؤكد مرة واحدة بمحفظته أو بمفتاح مروره.',
  mailText: `أرسل هذا الرابط إلى الشخص. يمكنه التأكيد خلال ${byMail} بمحفظته أو بمفتاح مروره. لقراءة الرد، افتح رابط هذه الوثيقة مجددًا في هذا المتصفح.`,
  byTheirClock: 'هذا هو الوقت حسب ساعة جهازه.',
  qrAlt: 'رمز يطلب من صاحب الوثيقة أن يثبت أنها له',
  copy: 'نسخ الرابط',
  waiting: (left: string) => `بانتظار الرد… المتبقي ${left}`,
  starting: 'جارٍ تحضير السؤال...',
  failed: 'تعذّر إرسال السؤال. تحقق من اتصالك وأعد المحاولة.',
  unreachable: 'لا ترد الخدمة الآن. تواصل هذه الصفحة المحاولة.',
  again: 'السؤال مجددًا',
  cancel: 'إلغاء',
  ago: (seconds: number) =>
    seconds < 5
      ? 'الآن'
      : seconds < 60
        ? ago(seconds, 'second')
        : seconds < 3600
          ? ago(Math.floor(seconds / 60), 'minute')
          : ago(Math.floor(seconds / 3600), 'hour'),
} as const

function ago(count: number, unit: 'second' | 'minute' | 'hour'): string {
  return new Intl.RelativeTimeFormat('ar-u-nu-latn').format(-count, unit)
}

export const proveTexts = {
  title: 'إثبات أن وثيقة رقمية لك',
  loading: 'جارٍ فتح السؤال',
  failed: 'تعذّر تحميل السؤال.',
  broken: {
    title: 'هذا الرابط ناقص',
    text: 'امسح الرمز مجددًا، أو افتح الرابط كاملًا.',
  },
  gone: {
    title: 'انتهى هذا السؤال',
    text: 'انقضت مدة انتظاره، أو رد عليه شخص ما. اطلب رمزًا جديدًا.',
  },
  whoAsks: 'من يسأل',
  somebody: (host: string) => `شخص ما على ${host}، لم يتم التحقق منه`,
  callsItself: (name: string) => `الاسم الذي يستخدمه: ${quoteWords(name)}. لم يتحقق منه أحد.`,
  reason: (reason: string) => `السبب الذي يذكره: ${quoteWords(reason)}. لم يتحقق منه أحد.`,
  words: 'تظهر هاتان الكلمتان على شاشة من يسأل. قارنهما بالنظر أو بالصوت:',
  relay: 'لا ترد إلا إذا كنت مع من يسأل، أو تتحدث معه الآن. من مرّر إليك هذا الرمز قد يعرض ردك على أنه رده هو.',
  mailRelay: 'لا ترد إلا إذا كنت تتوقع هذا السؤال ممن أرسل إليك الرابط. من مرّره إليك قد يعرض ردك على أنه رده هو.',
  notAsked: 'لا، لم أطلب هذا',
  denying: 'جارٍ الإرسال...',
  denied: {
    title: 'لم يُؤكَّد شيء',
    text: 'يُبلَّغ من يسأل بأنك لم تطلب هذا. يمكنك إغلاق هذه الصفحة.',
  },
  credential: 'لأي وثيقة رقمية',
  confirmedBy: (verifier: string, day: string | null) => `تأكيد من ${verifier}${day === null ? '' : ` في ${day}`}`,
  what: 'سيعرف السائل أن من يرد يتحكم في هذه الوثيقة. ولن يعرف شيئًا آخر.',
  connect: 'اربط المحفظة التي فيها هذه الوثيقة، أو ادخل بمفتاح المرور الخاص بها.',
  connectAction: 'ربط MetaMask',
  wrongWallet: (needed: string, connected: string) =>
    `هذه الوثيقة تخص ${needed}. أنت متصل بالحساب ${connected}. بدّل الحساب في محفظتك، أو استخدم مفتاح مرور آخر.`,
  chainSilent: 'تعذّرت معرفة صاحب هذه الوثيقة.',
  frozen: 'هناك بلاغ عن سرقة مفتاح لهذه الهوية. لا يستطيع أحد الرد باسمها حتى ينتهي التجميد.',
  answer: 'نعم، هذه لي',
  answering: 'أكّد بمحفظتك أو بمفتاح المرور...',
  declined: 'رفضت. لم يُرسل شيء.',
  notSent: 'تعذّر إرسال الرد. أعد المحاولة.',
  sent: {
    title: 'تم الرد',
    text: 'تُظهر صفحة السائل الآن أنك تتحكم في هذه الوثيقة. يمكنك إغلاق هذه الصفحة.',
  },
} as const
