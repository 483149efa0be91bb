import type { PresentationFault } from '../../../portable/presentation-request.ts'

export const presentationTexts = {
  passed: {
    'answers-this-request': 'ردت المحفظة على هذا الطلب، ولا يُعتدّ بالرد إلا مرة واحدة.',
    'bound-to-wallet': 'صدرت الوثيقة للمحفظة التي عرضتها.',
    'issued-by-service': 'أصدرت هذه الخدمة الوثيقة، ولم يغيّرها أحد منذ ذلك الحين.',
    'issued-by-verifier': 'أصدرت جهة التحقق نفسها الوثيقة، ولم يغيّرها أحد منذ ذلك الحين.',
    'stranger-not-revoked': 'الوثيقة ليست في قائمة جهة الإصدار للوثائق المسحوبة.',
  },
  warning: {
    'issued-by-stranger': 'لا تعرف هذه الخدمة من أصدر الوثيقة.',
    'stranger-without-list': 'لا تذكر الوثيقة أي قائمة للوثائق المسحوبة.',
    'stranger-list-unread': 'تعذّرت قراءة قائمة جهة الإصدار للوثائق المسحوبة.',
    'service-only': 'لم تعرض المحفظة توقيع جهة التحقق. هذه الخدمة وحدها تقول إن جهة تحقق أكّدت البيان.',
  },
  fault: {
    unreadable: 'رد المحفظة ليس وثيقة رقمية من النوع المطلوب.',
    'issuer-unknown': 'لم يُعثر على مفتاح جهة الإصدار.',
    'issuer-signature': 'الوثيقة ليست موقّعة بمفتاح جهة الإصدار.',
    'other-type': 'عرضت المحفظة وثيقة من نوع آخر.',
    'claims-missing': 'لم تعرض المحفظة كل ما طُلب.',
    expired: 'انتهت صلاحية الوثيقة.',
    'not-valid-yet': 'الوثيقة غير صالحة بعد.',
    revoked: 'الوثيقة مسحوبة.',
    suspended: 'أوقفت جهة الإصدار الوثيقة.',
    'not-bound': 'لم تثبت المحفظة أن الوثيقة لها.',
    'other-key': 'وقّعت المحفظة بمفتاح غير المفتاح المذكور في الوثيقة.',
    'other-request': 'ردت المحفظة على طلب آخر.',
    stale: 'توقيع المحفظة أقدم من اللازم، أو أن ساعتها خاطئة.',
    'words-differ': 'تقول الوثيقة غير ما وقّعته جهة التحقق.',
    'attestation-false': 'توقيع جهة التحقق داخل الوثيقة لا يُعتدّ به.',
    undisclosed: 'لا يُعتدّ برد المحفظة، ولم يُذكر السبب إلا للمحفظة.',
  } satisfies Record<PresentationFault, string>,
} as const
