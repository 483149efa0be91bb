import type { RevocationReason } from '@did/domain/attestation/revocation-reason'
import { quoteWords } from '@did/domain/proof/quote-words'

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
  reason: 'السبب',
  chooseReason: 'اختر سببًا',
  reasonMissing: 'يُرجى اختيار سبب',
  ownWords: 'بكلماتك',
  words: 'كلماتك',
  wordsHint: 'لا يقرؤها إلا صاحب البيان. أما غيره فيعرف فقط أنك سحبته.',
  wordsMissing: 'يُرجى ذكر السبب',
  walletHint: 'تطلب محفظتك توقيعًا. لا يكلف شيئًا.',
  revoke: 'سحب',
  confirmInWallet: 'أكّد في محفظتك',
  saving: 'جارٍ السحب...',
  declined: 'رفضت في محفظتك. لم يتغير شيء: لا يزال تأكيدك قائمًا.',
  /** These replace the words about the wallet for a person who came in with a passkey. */
  byPasskey: {
    walletHint: 'توقّع بمفتاح المرور. لا يكلف شيئًا.',
    confirmInWallet: 'أكّد بمفتاح المرور',
    declined: 'لم تؤكد بمفتاح المرور. لم يتغير شيء: لا يزال تأكيدك قائمًا.',
  },
  failed: 'لا يزال تأكيدك قائمًا. يُرجى إعادة المحاولة.',
  unknown: 'لم يصل رد، فلا يُعرف بعد إن كان تأكيدك قد سُحب. يمكنك إعادة المحاولة بأمان: لا يُسحب إلا مرة واحدة.',
  mismatch: 'ما أرسله الخادم ليس ما أكّدته، لذا لم يُوقَّع شيء.',
  done: { title: 'تم سحب التأكيد', description: 'أُبلغ صاحب البيان.' },
} as const
