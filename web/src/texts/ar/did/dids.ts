import { plural } from '../frame/plural.ts'

export const didsTexts = {
  heading: 'هويتك اللامركزية',
  readOnlyHeading: 'الهوية اللامركزية',
  readOnly: {
    title: 'معرّف لا يملكه غيرك',
    text: 'معرّف DID رمز NFT في محفظتك، على سجل عام. ترتبط به بياناتك. لا يستطيع أحد إيقافه.',
  },
  loading: 'جارٍ تحميل معرّف DID الخاص بك',
  loadFailure: 'حدث خطأ أثناء تحميل معرّف DID الخاص بك.',
  none: {
    title: 'لم يُنشأ معرّف DID بعد',
    text: 'يلزم سكّ معرّف DID لربط بياناتك به وطلب التحقق منها.',
  },
  mint: 'سكّ معرّف DID',
  card: {
    badge: 'DID NFT',
    title: (tokenId: string) => `DID #${tokenId}`,
    shortTitle: 'معرّف DID الخاص بك',
    technical: 'التفاصيل التقنية',
    created: 'تاريخ الإنشاء',
    lastUpdated: 'آخر تحديث',
    owner: 'المالك',
  },
  offChain: {
    title: 'ليس على سلسلة الكتل بعد',
    text: 'معرّف DID هذا محفوظ هنا فقط حتى الآن. ومع ذلك يُعتدّ بما تؤكده جهات التحقق. بسكّه تملكه على سلسلة الكتل، وتبقى بياناتك مرتبطة به.',
  },
  goneFromChain: {
    title: 'لم يعد على سلسلة الكتل',
    text: 'رجعت سلسلة الكتل إلى ما قبل سكّ معرّف DID هذا. بياناتك محفوظة. كرّر السكّ لإعادته.',
  },
  others: {
    summary: (count: number) =>
      plural(count, {
        zero: 'لا معرّفات DID أخرى في هذه المحفظة',
        one: 'معرّف DID آخر في هذه المحفظة',
        two: 'معرّفا DID آخران في هذه المحفظة',
        few: '# معرّفات DID أخرى في هذه المحفظة',
        many: '# معرّف DID آخر في هذه المحفظة',
        other: '# معرّف DID آخر في هذه المحفظة',
      }),
    text: (tokenId: string) =>
      `ينتمي كل بيان إلى معرّف DID واحد. يُعرض الآن DID #${tokenId} وبياناته. اختر معرّفًا آخر لعرض بياناته والإضافة إليها.`,
    show: 'عرض معرّف DID',
    onChain: 'على سلسلة الكتل',
    offChain: 'ليس على سلسلة الكتل',
  },
  transaction: {
    title: 'سكّ معرّف DID',
    success: 'تم إنشاء معرّف DID الخاص بك بنجاح.',
  },
  toasts: {
    notConnected: { title: 'المحفظة غير مرتبطة', description: 'يُرجى ربط محفظتك لسكّ معرّف DID' },
    failed: { title: 'خطأ في سكّ معرّف DID', description: 'تعذّر سكّ معرّف DID' },
  },
  notSelected: 'لم يُحدَّد معرّف DID',
  mintedEventMissing: 'لم يُعثر على الحدث DidMinted',
} as const
