import { onboardingSteps } from '@did/domain/page/onboarding-steps'
import { quoteWords } from '@did/domain/proof/quote-words'
import { keptByVerifier } from '../verification/kept-by-verifier.ts'

const names = new Intl.ListFormat('ar-u-nu-latn')

export const onboardingTexts = {
  heading: 'إعداد هويتك الرقمية',
  documentTitle: 'الإعداد الأولي',
  progress: 'تقدم الإعداد الأولي',
  stepOf: (step: number) => `الخطوة ${step} من ${onboardingSteps}`,
  skip: 'التخطي الآن',
  back: 'رجوع',
  connect: {
    title: 'اربط محفظتك',
    text: 'محفظتك هي مفتاحك هنا. اربطها للبدء.',
  },
  signIn: {
    title: 'سجّل الدخول للبدء',
    text: 'محفظتك مرتبطة. سجّل الدخول بها للبدء.',
  },
  profile: {
    title: 'أنشئ ملفك الشخصي',
    existingTitle: 'ملفك الشخصي',
    text: 'ترى جهات التحقق هذا الاسم بجانب طلباتك. اسم المستخدم وحده ضروري.',
    existingText: 'لديك ملف شخصي بالفعل. راجعه ثم تابع.',
    submit: 'إنشاء ملف شخصي',
    submitting: 'جارٍ الإنشاء...',
    continue: 'متابعة',
    saving: 'جارٍ الحفظ...',
  },
  did: {
    title: 'أنشئ معرّف DID',
    text: 'معرّف DID هو المعرّف الذي ترتبط به بياناتك. لا يكلف شيئًا هنا، ويمكنك وضعه على سلسلة الكتل لاحقًا.',
    sponsored: 'معرّف DID هو المعرّف الذي ترتبط به بياناتك. تضعه هذه الخدمة على سلسلة الكتل عنك، ولا يكلفك شيئًا.',
    create: 'إنشاء معرّف DID جديد',
    creating: 'جارٍ الإنشاء...',
    existing: 'أو اختر معرّفًا موجودًا',
    created: (date: string) => `تاريخ الإنشاء: ${date}`,
  },
  claim: {
    title: 'أضف بيانك الأول',
    text: 'البيان حقيقة واحدة عنك. يبقى خاصًا إلى أن تشاركه.',
    question: 'أي مؤسسة، وأي وثيقة؟',
    verifier: {
      legend: 'المؤسسة التي ستؤكده',
      search: 'البحث عن مؤسسة',
      unknown: 'لا أعرف بعد',
      unknownHint: 'يُحفظ البيان فقط. يمكنك إرسال طلب إلى مؤسسة لاحقًا.',
      notFound: 'لا توجد مؤسسة بهذا الاسم.',
      none: 'لم تُسجل أي مؤسسة هنا بعد. يمكنك إرسال طلب إلى إحداها لاحقًا.',
      reads: `يصل إلى المؤسسة طلب وتقرأ هذا البيان. ${keptByVerifier}`,
    },
    type: 'نوع البيان',
    name: 'العنوان',
    holderName: 'اسمك',
    holderNameHint: 'كما تعرفك المؤسسة. هي تؤكد هذا الاسم، ويراه كل من تشارك معه البيان.',
    description: 'الوصف',
    descriptionPlaceholder: 'ما موضوعه، ومتى، وأين',
    descriptionHint:
      'لا تذكر تواريخ الميلاد ولا أرقام الوثائق. أضفها إلى البيان لاحقًا كسمات خاصة لا يقرؤها إلا أنت وجهات التحقق التي تختارها.',
    isPrivate: 'بيان خاص',
    isPrivateHint: 'لا يمكن مشاركته برمز أو رابط.',
    isSelective: 'عرض انتقائي',
    isSelectiveHint: 'تختار الحقول التي تظهر عند مشاركته.',
    submit: 'إنشاء البيان',
    submitAndSend: 'إنشاء البيان وإرسال الطلب',
    submitting: 'جارٍ الإنشاء...',
  },
  attributes: {
    title: (labels: readonly string[]) => `إضافة ${names.format(labels)}`,
    text: 'تم حفظ بيانك. ما تدخله هنا يُقفل في هذا المتصفح. لا يقرؤه إلا أنت وجهة التحقق التي تختارها.',
    textAsking:
      'تم حفظ بيانك، ولم يُرسل الطلب بعد. ما تدخله هنا يُقفل في هذا المتصفح. تختار في الخطوة التالية إن كان يُرسل مع الطلب.',
    next: 'متابعة',
    later: 'الإضافة لاحقًا',
  },
  request: {
    title: 'أرسل طلبك',
    text: (claim: string, organization: string) =>
      `تم حفظ ${quoteWords(claim)}. سيصل طلب لتأكيده إلى ${quoteWords(organization)}.`,
    unsent: 'لم يُرسل الطلب بعد',
    unsentHint: 'بيانك محفوظ. لا تضيف إعادة إرسال الطلب بيانًا ثانيًا.',
    send: 'إرسال الطلب',
    sending: 'جارٍ الإرسال...',
    skip: 'المتابعة من دون إرسال',
  },
  done: {
    title: 'تهانينا!',
    text: 'اكتمل إعداد هويتك اللامركزية.',
    did: 'معرّف DID الخاص بك',
    claim: 'بيانك الأول',
    asked: 'أُرسل الطلب إلى',
    nextHeading: 'الخطوات التالية',
    next: {
      ask: 'اطلب من جهة تحقق تثق بها التحقق من بيانك.',
      wait: 'انتظر الرد. يخبرك الجرس بوصوله.',
      seal: (labels: readonly string[]) => `أضف إلى بيانك كسمات خاصة: ${names.format(labels)}.`,
      mint: 'نفّذ سكّ معرّف DID لتملكه على سلسلة الكتل.',
      share: 'شارك بيانك برمز أو رابط.',
    },
    continue: 'المتابعة إلى لوحة التحكم',
  },
  toasts: {
    profileCreated: { title: 'تم إنشاء الملف الشخصي', description: 'تم إنشاء ملفك الشخصي بنجاح' },
    profileUpdated: { title: 'تم تحديث الملف الشخصي', description: 'تم تحديث ملفك الشخصي بنجاح' },
    didCreated: { title: 'تم إنشاء معرّف DID', description: 'تم إنشاء معرّفك اللامركزي بنجاح' },
    claimCreated: { title: 'تم إنشاء البيان', description: 'أُضيف بيانك الأول إلى معرّف DID الخاص بك' },
    complete: { title: 'اكتمل الإعداد الأولي', description: 'تم إعداد هويتك اللامركزية بنجاح' },
    claimFailed: { title: 'خطأ', description: 'تعذّرت إضافة البيان' },
  },
} as const
