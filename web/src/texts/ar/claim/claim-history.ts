import type { HistoryKind } from '@did/domain/claim/history'
import { clearWords } from '@did/domain/proof/quote-words'
import { inQuotationMarks } from '@did/domain/texts/en/punctuation'
import { tellReason } from '../revocation/revocation.ts'

const closed: Record<HistoryKind, string> = {
  created: 'كُتب البيان.',
  edited: 'غُيّر البيان.',
  requested: 'أُرسل طلب إلى جهة تحقق.',
  questioned: 'طرحت جهة تحقق سؤالًا.',
  answered: 'أُجيب عن سؤال.',
  'taken-back': 'أُلغي طلب.',
  decided: 'ردّت جهة تحقق.',
  attested: 'أكّدته جهة تحقق.',
  renewed: 'أعادت جهة تحقق تأكيده.',
  anchored: 'سُجّل وقت التأكيد علنًا.',
  shared: 'تمت مشاركته.',
  viewed: 'فُتح رابط.',
  unshared: 'سُحب رابط.',
  revoked: 'سُحب تأكيد.',
  restored: 'لم يعد يُعتدّ بسحب سابق.',
}

const toOwner = {
  created: 'أضفت هذا البيان.',
  createdAnew: 'كتبت هذا كنسخة جديدة من بيان سابق.',
  edited: 'غيّرت نصه.',
  editedAsNew: 'كتبت نسخة جديدة. تبقى هذه كما هي.',
  visibility: 'غيّرت من يمكنه رؤيته.',
  requested: (verifier: string) => `طلبت التحقق منه من ${verifier}.`,
  questioned: (verifier: string) => `وصلك سؤال من ${verifier}.`,
  answered: (verifier: string) => `أرسلت إجابتك إلى ${verifier}.`,
  recalled: (verifier: string) => `ألغيت طلبك المرسل إلى ${verifier}.`,
  approved: (verifier: string) => `تمت الموافقة على طلبك من قِبل ${verifier}.`,
  rejected: (verifier: string) => `رُفض طلبك من قِبل ${verifier}.`,
}

const toVerifier: typeof toOwner = {
  created: 'أضاف صاحب البيان هذا البيان.',
  createdAnew: 'كتب صاحب البيان هذا كنسخة جديدة من بيان سابق.',
  edited: 'غيّر صاحب البيان نصه.',
  editedAsNew: 'كتب صاحب البيان نسخة جديدة. تبقى هذه كما هي.',
  visibility: 'غيّر صاحب البيان من يمكنه رؤيته.',
  requested: (verifier) => `طلب صاحب البيان التحقق منه من ${verifier}.`,
  questioned: (verifier) => `طُرح سؤال من قِبل ${verifier}.`,
  answered: (verifier) => `أرسل صاحب البيان إجابته إلى ${verifier}.`,
  recalled: (verifier) => `ألغى صاحب البيان طلبه المرسل إلى ${verifier}.`,
  approved: (verifier) => `تمت الموافقة على الطلب من قِبل ${verifier}.`,
  rejected: (verifier) => `رُفض الطلب من قِبل ${verifier}.`,
}

export const claimHistoryTexts = {
  loading: 'جارٍ تحميل السجل الزمني',
  loadFailure: 'تعذّر تحميل السجل الزمني. لم يتأثر البيان نفسه.',
  empty: 'لم يحدث لهذا البيان شيء منذ بدء سجله الزمني.',
  more: 'عرض المزيد',
  notSaved: 'لم يُحفظ السجل الزمني',
  download: 'تنزيل السجل الزمني',
  downloadHint: 'ملف يُظهر إن تغيّر شيء في هذه القائمة لاحقًا. احتفظ به حيث تشاء.',
  fileName: (claimId: number) => `claim-${claimId}-history.json`,
  somebody: 'جهة تحقق',
  told: { owner: toOwner, verifier: toVerifier },
  attested: (verifier: string) => `وُقّع على صحته من قِبل ${verifier}.`,
  askedAgain: (verifier: string) => `أُرسل طلب إعادة التأكيد إلى ${verifier}.`,
  renewed: (verifier: string) => `وُقّع مجددًا على صحته من قِبل ${verifier}.`,
  validUntil: (date: string) => `صالح حتى ${date}`,
  withFields: (labels: string) => `مع ${labels}`,
  anchored: 'سُجّل وقت ذلك التوقيع علنًا.',
  shared: (isControlled: boolean) => (isControlled ? 'أنشأت رابطًا يمكنك إنهاؤه.' : 'أنشأت رابطًا مفتوحًا.'),
  shareUntil: (date: string) => `حتى ${date}`,
  viewed: 'فتح شخص ما رابطًا يمكنك إنهاؤه.',
  unshared: 'سحبت رابطًا.',
  revoked: (verifier: string) => `سُحب التأكيد من قِبل ${verifier}.`,
  revokedBecause: (reason: string | null) => {
    if (reason === null) return null
    const told = tellReason(reason)
    return told === null ? inQuotationMarks(clearWords(reason)) : `السبب: ${told}.`
  },
  restored: (verifier: string) => `لم يعد السجل العلني لذلك السحب موجودًا. يُعتدّ مجددًا بالتأكيد الصادر من ${verifier}.`,
  closed,
} as const
