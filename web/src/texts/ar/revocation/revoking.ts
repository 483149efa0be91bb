import type { RevocationReason } from '@did/domain/attestation/revocation-reason'
import { quoteWords } from '@did/domain/proof/quote-words'
import { plural } from '../frame/plural.ts'

export const revocationChoices: Record<RevocationReason, string> = {
  'issued-by-mistake': 'أُكّد بالخطأ',
  'no-longer-true': 'لم يعد صحيحًا',
  'holder-request': 'طلب صاحبه ذلك',
  'key-compromised': 'استخدم شخص آخر محفظتنا',
  other: 'سبب آخر',
}

export const confirmationsTexts = {
  heading: 'ما أكّدته',
  lead: 'يمكنك سحب أي تأكيد في أي وقت. يظهر ذلك فورًا لكل من يفتح رابطًا إليه.',
  loadFailed: 'تعذّر تحميل قائمة ما أكّدته.',
  of: (owner: string) => `لـ ${quoteWords(owner)}`,
  confirmed: (date: string) => `تاريخ التأكيد: ${date}`,
  ends: (date: string) => `حتى ${date}`,
  revoke: 'سحب',
  revoked: 'مسحوب',
  revokedOn: (date: string) => `سُحب في ${date}`,
  because: (reason: string) => `السبب: ${reason}`,
  notRecorded: 'السحب سارٍ من الآن، ويُسجل علنًا خلال دقائق.',
  search: 'ابحث عن تأكيد',
  searchPlaceholder: 'الشخص، العنوان',
  decided: 'ضمن «تم البتّ فيها»: البحث في الحقول واختيار التواريخ والحفظ بصيغة CSV',
  none: 'لا يوجد تأكيد يطابق ما تبحث عنه.',
  older: 'عرض الأقدم',
  loadingOlder: 'جارٍ التحميل...',
  choices: revocationChoices,
} as const

export const revokeTexts = {
  title: 'هل تريد سحب هذا التأكيد؟',
  description: (title: string, holder: string | null, owner: string) =>
    holder === null
      ? `${quoteWords(title)}، أُكّد لـ ${quoteWords(owner)}.`
      : `${quoteWords(title)} باسم ${quoteWords(holder)}، أُكّد لـ ${quoteWords(owner)}.`,
  consequence:
    'يرى كل من يفتح رابطًا إليه أنك سحبته، ويُبلَّغ صاحبه فورًا. لا يمكن التراجع عن السحب. يمكن لصاحبه أن يطلب منك مجددًا.',
  others: (count: number) =>
    plural(count, {
      zero: 'لم تؤكد النص نفسه مرة أخرى.',
      one: 'أكّدت النص نفسه مرة أخرى. وذلك التأكيد قائم بذاته:',
      two: 'أكّدت النص نفسه مرتين أخريين. وهذان التأكيدان قائمان بذاتهما:',
      few: 'أكّدت النص نفسه # مرات أخرى. وهذه التأكيدات قائمة بذاتها:',
      many: 'أكّدت النص نفسه # مرة أخرى. وهذه التأكيدات قائمة بذاتها:',
      other: 'أكّدت النص نفسه # مرة أخرى. وهذه التأكيدات قائمة بذاتها:',
    }),
  also: (count: number) =>
    plural(count, {
      one: 'اسحبه أيضًا',
      two: 'اسحبهما أيضًا',
      other: 'اسحبها أيضًا',
    }),
  partly: (done: number, left: number) => `سُحب حتى الآن: ${done}. بقي للسحب: ${left}. يُرجى إعادة المحاولة.`,
  reason: 'السبب',
  chooseReason: 'اختر سببًا',
  reasonMissing: 'يُرجى اختيار سبب',
  ownWords: 'بكلماتك',
  words: 'كلماتك',
  wordsHint: 'لا يقرؤها إلا صاحب البيان. أما غيره فيعرف فقط أنك سحبته.',
  wordsMissing: 'يُرجى ذكر السبب',
  walletHint: (count: number) =>
    plural(count, {
      zero: 'لا تطلب محفظتك أي توقيع.',
      one: 'تطلب محفظتك توقيعًا. لا يكلف شيئًا.',
      two: 'تطلب محفظتك توقيعين، واحدًا لكل تأكيد. لا يكلفان شيئًا.',
      few: 'تطلب محفظتك # توقيعات، واحدًا لكل تأكيد. لا تكلف شيئًا.',
      many: 'تطلب محفظتك # توقيعًا، واحدًا لكل تأكيد. لا تكلف شيئًا.',
      other: 'تطلب محفظتك # توقيع، واحدًا لكل تأكيد. لا تكلف شيئًا.',
    }),
  revoke: 'سحب',
  confirmInWallet: 'أكّد في محفظتك',
  saving: 'جارٍ السحب...',
  declined: 'رفضت في محفظتك. لم يتغير شيء: لا يزال تأكيدك قائمًا.',
  byPasskey: {
    walletHint: (count: number) =>
      plural(count, {
        zero: 'لا توقّع بمفتاح المرور.',
        one: 'توقّع بمفتاح المرور. لا يكلف شيئًا.',
        two: 'توقّع مرتين بمفتاح المرور، مرة لكل تأكيد. لا يكلف شيئًا.',
        few: 'توقّع # مرات بمفتاح المرور، مرة لكل تأكيد. لا يكلف شيئًا.',
        many: 'توقّع # مرة بمفتاح المرور، مرة لكل تأكيد. لا يكلف شيئًا.',
        other: 'توقّع # مرة بمفتاح المرور، مرة لكل تأكيد. لا يكلف شيئًا.',
      }),
    confirmInWallet: 'أكّد بمفتاح المرور',
    declined: 'لم تؤكد بمفتاح المرور. لم يتغير شيء: لا يزال تأكيدك قائمًا.',
  },
  failed: 'لا يزال تأكيدك قائمًا. يُرجى إعادة المحاولة.',
  unknown: 'لم يصل رد، فلا يُعرف بعد إن كان تأكيدك قد سُحب. يمكنك إعادة المحاولة بأمان: لا يُسحب إلا مرة واحدة.',
  mismatch: 'ما أرسله الخادم ليس ما أكّدته، لذا لم يُوقَّع شيء.',
  doneTitle: (count: number) =>
    plural(count, {
      zero: 'لم يُسحب أي تأكيد',
      one: 'تم سحب التأكيد',
      two: 'تم سحب تأكيدين',
      few: 'تم سحب # تأكيدات',
      many: 'تم سحب # تأكيدًا',
      other: 'تم سحب # تأكيد',
    }),
  told: 'أُبلغ صاحب البيان.',
  stillCounts: (count: number) =>
    plural(count, {
      zero: 'لم يبق تأكيد آخر للنص نفسه.',
      one: 'لا يزال تأكيد آخر للنص نفسه قائمًا.',
      two: 'لا يزال تأكيدان آخران للنص نفسه قائمين.',
      few: 'لا تزال # تأكيدات أخرى للنص نفسه قائمة.',
      many: 'لا يزال # تأكيدًا آخر للنص نفسه قائمًا.',
      other: 'لا يزال # تأكيد آخر للنص نفسه قائمًا.',
    }),
} as const
