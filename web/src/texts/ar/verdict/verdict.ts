import { issuerTerm } from '@did/domain/texts/ar/claim/issuer-term'
import { closedShare } from '@did/domain/texts/ar/verdict/labels'

export const verdictTexts = {
  title: 'بيان مُشارَك',
  checking: 'جارٍ التحقق من هذا البيان...',
  print: 'طباعة إيصال',
  record: 'من يتحقق، ولأي حالة',
  empty: {
    title: 'لا يوجد بيان في هذا الرابط',
    sentence: 'افتح الرابط الذي تلقيته كاملًا، أو امسح رمزه.',
    scan: 'مسح رمز QR',
  },
  card: {
    /**
     * Says that the day is the day of issue. A day alone beside “Verified” would read as the day of
     * the verification.
     */
    issued: (date: string) => `تاريخ الإصدار: ${date}`,
    verified: 'تم التحقق',
    /** Replaces “Verified” on a genuine claim if our own server could not answer a check. */
    confirmed: 'مؤكَّد',
    pending: 'قيد الانتظار',
    caution: 'اقرأ الملاحظة أعلاه',
    /**
     * Names a reason to be careful in as few words as possible. The keys are the codes of checks.
     */
    cautions: {
      'verifier-not-reviewed': 'جهة تحقق غير مُراجَعة',
      'verifier-accredited-later': 'أُكّد قبل الاعتماد',
      'verifier-suspended': 'جهة تحقق موقوفة',
      'verifier-frozen': 'بلاغ عن مفتاح مسروق',
      'verifier-key-replaced': 'استُبدل المفتاح',
      'identity-frozen': 'بلاغ عن مفتاح مسروق',
      'holder-not-named': 'لا يظهر اسم',
      'not-valid-yet': 'غير سارٍ بعد',
      'share-withdrawn': 'أُنهي الرابط',
      'share-expired': 'انتهت مدة الرابط',
      'share-unknown': 'رابط غير معروف',
    },
    unchecked: 'تعذّر التحقق',
    withdrawn: 'مسحوب',
    expired: 'منتهي الصلاحية',
    verifiedBy: 'تم التحقق من قِبل:',
    confirmedBy: 'تم التأكيد من قِبل:',
    website: 'موقعها الإلكتروني:',
    issuer: `${issuerTerm}:`,
    ownWords: 'هذا ما كتبه صاحب البيان. لا يحمل هذا الرابط تأكيدًا له.',
  },
  controlled: {
    open: 'فتح هذا البيان',
    opening: 'جارٍ الفتح...',
    closed: closedShare,
    usedUp: 'إذا سبق لهذا المتصفح أن فتحه، فيمكنك فتحه مجددًا.',
    unreachable: 'تعذّر فتحه الآن. أعد المحاولة بعد لحظات.',
  },
  independent: {
    servedBy: 'هذه الصفحة مقدَّمة من',
    how: 'من يقدّم صفحة يستطيع تغييرها. للتحقق من دونها، شغّل هذا الأمر في نسخة من المشروع، مع أي عقدة من سلسلة الكتل تثق بها.',
    run: 'التحقق المستقل',
    command: (link: string, node: string | null) =>
      `npm run check-credential -- '${link}'${node === null ? '' : ` --rpc '${node}'`}`,
    file: 'الملف',
    what: 'يسأل سلسلة الكتل وحدها، ويسأل خدمة صاحب البيان إن كان الرابط لا يزال مفتوحًا.',
  },
  copy: {
    copy: 'نسخ',
    copyOf: (what: string) => `نسخ: ${what}`,
    copied: { title: 'تم النسخ', description: 'النص الآن في الحافظة.' },
    failed: { title: 'خطأ', description: 'تعذّر النسخ. حدّد النص بدلًا من ذلك.' },
  },
  details: {
    summary: 'التفاصيل التقنية',
    verifier: 'محفظة جهة التحقق',
    standing: 'الموقع الإلكتروني لجهة التحقق',
    subject: 'معرّف DID لصاحب البيان',
    level: 'نوع التحقق',
    signedOn: 'التاريخ الذي ذكرته جهة التحقق',
    claim: 'رقم البيان',
    digest: 'الملخص الموقَّع',
    signature: 'التوقيع',
    anchor: 'مسجل على سلسلة الكتل',
    anchored: ({ block, transaction }: { block: number; transaction: string }) =>
      `الكتلة ${block}، المعاملة ${transaction}`,
    signed: 'ما وقّعته جهة التحقق (EIP-712)',
    tools: 'التحقق بأدوات شائعة (cast من Foundry)',
    askSigned: 'النص أعلاه محفوظًا باسم signed.json مع توقيعه: «Validation succeeded»',
    askSigner: (verifier: string) => `من وقّع: ينتهي بـ ${verifier.slice(2)}، أو يكون 0x1626ba7e لمحفظة بعقد`,
    askStanding: 'من يضمن: true ثم الاسم والموقع الإلكتروني ومنذ متى',
    askSubject: 'معرّف DID لصاحب البيان: 1 أو أكثر',
    askControl: 'من يتصرف باسم صاحب البيان، ومنذ متى (0: منذ البداية)، وهل بعد استعادة',
    askFrozen: 'لا بلاغ عن سرقة مفتاح صاحب البيان: 0',
    askVerifierControl: 'من يتصرف باسم جهة التحقق: هي نفسها، أو منذ وقت بعد التسجيل',
    askVerifierFrozen: 'لا بلاغ عن سرقة مفتاح جهة التحقق: 0، أو وقت بعد التسجيل',
    askAnchor: 'متى وُقّع: كتلة أول حدث',
    askRevocation: 'لم يُسحب: 0',
  },
} as const
