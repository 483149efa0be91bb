import { maximumKeyInvitation } from '@did/domain/account/key-invitation-limits'
import { writeDuration } from '@did/domain/texts/ar/durations'
import { type ErrorText, wallet } from '../../error-text.ts'
import { passkeysTexts } from './passkeys.ts'

export const addDeviceTexts = {
  open: 'إضافة جهاز',
  how: 'ينشئ هاتفك أو حاسوبك الآخر مفتاح مرور خاصًا به. لا تحتاج إلى كابل ولا إلى كاميرا هنا.',
  title: 'إضافة جهاز',
  lead: 'ينشئ هاتفك أو حاسوبك الآخر مفتاح مرور خاصًا به، وتؤكده أنت هنا.',
  starting: 'جارٍ إنشاء رمز',
  scan: 'امسح هذا الرمز بجهازك الآخر.',
  qrAlt: 'رمز يفتح هذه الخدمة على جهازك الآخر',
  type: (address: string) => `أو افتح ${address} هناك واكتب:`,
  copy: 'نسخ الرابط',
  copied: { title: 'تم نسخ الرابط', description: 'لا ترسله إلا إلى نفسك.' },
  copyFailed: { title: 'تعذّر النسخ', description: 'لم يسمح متصفحك بذلك. اكتب الرمز بدلًا من ذلك.' },
  waiting: (time: string) => `بانتظار جهازك الآخر. ينتهي الرمز بعد ${time}.`,
  unreachable: 'لا ترد الخدمة حاليًا. تواصل هذه الصفحة المحاولة.',
  harmless: 'أقصى ما يستطيعه من لديه هذا الرمز أن يعرض مفتاحًا. لا يفتح المفتاح شيئًا حتى تقارن ست كلمات وتؤكده هنا.',
  offered: {
    question: 'هل يعرض جهازك الآخر هذه الكلمات؟',
    text: 'يعرض جهاز مفتاح مروره. لا تؤكد إلا إذا ظهرت على شاشة جهازك الآخر الكلمات الست نفسها.',
    words: 'ست كلمات للمفتاح المعروض',
    yes: 'الكلمات متطابقة',
    adding: passkeysTexts.adding,
    no: 'عدم التأكيد',
  },
  added: {
    title: 'تمت إضافة الجهاز',
    text: 'يستطيع جهازك الآخر تسجيل الدخول الآن. ويعمل مفتاح مروره أيضًا إذا فُقد هذا الجهاز.',
    done: 'تم',
  },
  declined: {
    title: 'لم يُضف شيء',
    text: 'المفتاح المعروض لا يفتح شيئًا. إذا كان رمزك لدى شخص آخر، فأنشئ رمزًا جديدًا ولا تعرضه على أحد.',
  },
  over: {
    title: 'انتهت صلاحية الرمز',
    text: `لم يعرض أي جهاز مفتاحًا خلال ${writeDuration(maximumKeyInvitation.lifetimeMs)}.`,
  },
  broken: { title: 'تعذّرت قراءة المفتاح المعروض', text: 'لا يفتح شيئًا. يُرجى إنشاء رمز جديد.' },
  failed: 'تعذّر إنشاء الرمز.',
  again: 'إنشاء رمز جديد',
} as const

export const addKeyTexts = {
  title: 'إضافة هذا الجهاز',
  lead: 'سُجّل الدخول على جهاز آخر لك. ينشئ هذا الجهاز مفتاح مرور خاصًا به، ويؤكده الجهاز الآخر.',
  type: {
    label: 'الرمز من جهازك الآخر',
    hint: (characters: number) =>
      `على الجهاز الآخر، افتح ملفك الشخصي واختر «${addDeviceTexts.open}». يتكون الرمز من ${characters} حرفًا ورقمًا.`,
    wrong: 'هذا الرمز ناقص. يُرجى مقارنته بما على جهازك الآخر.',
    submit: 'متابعة',
  },
  loading: 'جارٍ البحث عن الجهاز الآخر',
  loadFailed: 'تعذّر التحقق من الرمز.',
  otherCode: 'استخدام رمز آخر',
  found: {
    question: 'هل تريد إضافة هذا الجهاز إلى هويتك؟',
    text: 'سيفتح الهوية التي تظهر أعلى شاشة جهازك الآخر:',
    check: 'لا تتابع إلا إذا أنشأت هذا الرمز بنفسك. برمز شخص آخر ستستخدم هويته هو.',
    harmless:
      'أقصى ما يستطيعه من لديه هذا الرمز أن يعرض مفتاحًا. لا يفتح المفتاح شيئًا حتى تقارن ست كلمات وتؤكده على جهازك الآخر.',
    make: 'إنشاء مفتاح مرور على هذا الجهاز',
    making: passkeysTexts.adding,
  },
  alreadyHere: 'على هذا الجهاز مفتاح مرور لهذه الهوية بالفعل، ويمكنك تسجيل الدخول به.',
  words: {
    question: 'قارن هذه الكلمات',
    text: 'يسأل جهازك الآخر إن كان يرى هذه الكلمات الست. أكّد هناك إذا كانت متطابقة.',
    label: 'ست كلمات لمفتاح هذا الجهاز',
    differ: `إذا اختلفت الكلمات، فاضغط «${addDeviceTexts.offered.no}» هناك: فقد عرض شخص آخر مفتاحًا.`,
    waiting: 'بانتظار جهازك الآخر…',
  },
  added: {
    title: 'تمت إضافة هذا الجهاز',
    text: 'يفتح مفتاح مروره هويتك من الآن فصاعدًا.',
    vault:
      'إذا كانت لديك سمات خاصة، فافتحها هنا مرة واحدة برمز الاستعادة. ثم أضف مفتاح المرور هذا ضمن «السمات الخاصة» في ملفك الشخصي.',
    signIn: 'تسجيل الدخول على هذا الجهاز',
    signingIn: passkeysTexts.adding,
  },
  gone: {
    title: 'انتهت صلاحية هذا الرمز',
    text: `انتهى بعد ${writeDuration(maximumKeyInvitation.lifetimeMs)} من إنشائه، أو استُبدل، أو فيه حرف خاطئ. يُرجى إنشاء رمز جديد على جهازك الآخر.`,
  },
  used: {
    title: 'استخدم جهاز آخر هذا الرمز',
    text: `إذا لم تكن أنت من استخدمه، فاضغط «${addDeviceTexts.offered.no}» على جهازك الآخر وأنشئ رمزًا جديدًا هناك.`,
  },
  declined: {
    title: 'لم يؤكد جهازك الآخر',
    text: 'لم يُضف شيء. إذا أنشأ هذا الجهاز مفتاح مرور، فإنه لا يفتح شيئًا، ويمكنك حذفه من إعدادات هذا الجهاز.',
  },
  broken: { title: 'تعذّرت قراءة هذا الرمز', text: 'يُرجى إنشاء رمز جديد على جهازك الآخر.' },
} as const

export const addDeviceErrorTexts = {
  'key-invitation-over': wallet(addKeyTexts.gone.text),
  'key-invitation-used': wallet(`${addKeyTexts.used.title}. ${addKeyTexts.used.text}`),
  'key-invitation-taken': wallet(addDeviceTexts.failed),
} satisfies Record<string, ErrorText>
