import type {
  ClaimVerified,
  ControlUpdate,
  Notification,
  RevocationUpdate,
  ShareOpened,
  VerificationUpdate,
  VerifierUpdate,
} from '../../account/notification.ts'
import { quoteWords } from '../../proof/quote-words.ts'
import { shortenAddress } from '../../shorten-address.ts'
import { error, info, type NotificationText, success, warning } from '../notification-text.ts'
import { shortDate, utcDate } from './days.ts'
import { proofTypeName } from './proof/proof-type-names.ts'

export function describeNotification(data: Notification['data']): NotificationText {
  if ('organization' in data) return describeVerifierUpdate(data)
  if ('withdrawal' in data) return describeRevocationUpdate(data)
  if ('shareId' in data) return describeShareOpened(data)
  if ('control' in data) return describeControlUpdate(data)
  return 'claimTitle' in data ? describeVerificationUpdate(data) : describeClaimVerified(data)
}

export function describeVerificationUpdate(update: VerificationUpdate): NotificationText {
  if (update.ended) return describeEnded(update.ended, update.claimTitle)
  if (update.question) return describeQuestion(update.question, update.claimTitle)
  switch (update.status) {
    case 'approved':
      return success('تمت الموافقة على طلب التحقق', `تمت الموافقة على طلب التحقق من ${quoteWords(update.claimTitle)}`)
    case 'rejected':
      return error('رُفض طلب التحقق', `رُفض طلب التحقق من ${quoteWords(update.claimTitle)}`)
    default:
      return info('طلب تحقق جديد', `طلب التحقق من ${quoteWords(update.claimTitle)} قيد الانتظار`)
  }
}

export function describeClaimVerified(claim: ClaimVerified): NotificationText {
  if (claim.endsOn !== undefined) return describeEnding(claim.title, claim.endsOn)
  if (claim.revocation && claim.isVerified) return describeEarlierRevoked(claim)
  const level = claim.verificationLevel ? `، بمستوى «${proofTypeName(claim.verificationLevel)}»` : ''
  return claim.isVerified
    ? success('تم التحقق من بيان', `تم التحقق من البيان ${quoteWords(claim.title)}${level}`)
    : warning('لم يعد أحد بياناتك مؤكَّدًا', `لم يعد البيان ${quoteWords(claim.title)} مؤكَّدًا${level}`)
}

export function describeVerifierUpdate({ status, organization, reason }: VerifierUpdate): NotificationText {
  const because = reason ? `: ${quoteWords(reason)}` : ''
  switch (status) {
    case 'applied':
      return info('طلب اعتماد بانتظار القرار', `ورد طلب اعتماد كجهة تحقق من ${quoteWords(organization)}`)
    case 'asked':
      return warning('سؤال بشأن طلبك', `تسأل الإدارة بشأن ${quoteWords(organization)}${because}`)
    case 'answered':
      return info('تغيّر طلب اعتماد', `جاءت الإجابة عن سؤالك من ${quoteWords(organization)} بتغيير الطلب`)
    case 'approved':
      return success('أصبحتَ جهة تحقق معتمدة', `تمت مراجعة ${quoteWords(organization)} واعتمادها`)
    case 'refused':
      return error('رُفض طلب الاعتماد', `رُفض طلب ${quoteWords(organization)}${because}`)
    case 'suspended':
      return error('أُوقف الاعتماد', `أُوقف اعتماد ${quoteWords(organization)}${because}`)
  }
}

export function describeRevocationUpdate({ title }: RevocationUpdate): NotificationText {
  return warning(
    'السحب ليس على سلسلة الكتل',
    `سحبك لـ ${quoteWords(title)} سارٍ هنا، لكن سلسلة الكتل رفضته عندما أرسلناه. يمكنك إرساله بنفسك.`,
  )
}

export function describeShareOpened({ title, label }: ShareOpened): NotificationText {
  const recipient = label === null ? '' : `، المخصص لـ ${quoteWords(label)}،`
  return info('فُتح أحد روابطك', `رابطك إلى ${quoteWords(title)}${recipient} فُتح لأول مرة`)
}

export function describeControlUpdate(update: ControlUpdate): NotificationText {
  switch (update.control) {
    case 'changed':
      return warning('انتقل التحكم في هويتك', describeNewController(update))
    case 'recovery-started':
      return error('بدأت استعادة', `بدأ أشخاصك الموثوقون استعادة. ${describeVeto(update)}`)
    case 'move-started':
      return warning('بدأ النقل', `طلبتَ نقل هذه الهوية إلى محفظة أخرى. ${describeVeto(update)}`)
    case 'frozen':
      return error('جُمّدت الهوية', 'أُبلغ عن سرقة مفتاح هذه الهوية. لا يمكنها فعل أي شيء حتى ينتهي التجميد.')
    case 'unfreeze-requested':
      return error('التجميد يوشك أن ينتهي', `طلب شخص لديه مفتاحك إنهاء تجميد هذه الهوية. ${describeVeto(update)}`)
    case 'guardians-changing':
      return error(
        'أشخاصك الموثوقون على وشك أن يتغيروا',
        `غيّر شخص لديه مفتاحك أشخاصك الموثوقين. يسري التغيير من ${utcDate(update.readyAt ?? '')}. إذا لم تفعل ذلك بنفسك، فجمّد هويتك.`,
      )
    case 'key-added':
      return error(
        'تمت إضافة مفتاح المرور',
        'يفتح مفتاح مرور آخر هذه الهوية الآن. إذا لم تضفه أنت، فأزله في ملفك الشخصي وجمّد هويتك.',
      )
  }
}

function describeNewController({ controller, byRecovery }: ControlUpdate): string {
  if (controller !== null) {
    const how = byRecovery ? 'بعد استعادة' : 'بعد نقل وقّعته أنت'
    return `تتحكم محفظة أخرى الآن في هذه الهوية: ${shortenAddress(controller)}، ${how}.`
  }
  if (byRecovery) return 'سلّم أشخاصك الموثوقون التحكم في هذه الهوية إلى مفتاح آخر.'
  return 'عادت محفظة هذه الهوية إلى التحكم فيها، بعد نقل وقّعته أنت.'
}

function describeVeto({ canVeto, readyAt }: ControlUpdate): string {
  const day = utcDate(readyAt ?? '')
  if (canVeto) return `يمكنك إيقاف ذلك حتى ${day}.`
  return `قرره جميع الأشخاص الموثوقين، فلا يمكنك إيقافه. يمكن تنفيذه ابتداءً من ${day}.`
}

function describeEarlierRevoked({ title }: ClaimVerified): NotificationText {
  return warning('سُحب تأكيد سابق', `سُحب تأكيد سابق للبيان ${quoteWords(title)}`)
}

function describeEnding(title: string, endsOn: string): NotificationText {
  return warning('تأكيد ينتهي قريبًا', `ينتهي تأكيد ${quoteWords(title)} في ${shortDate(endsOn)}. جدّده ليبقى ساريًا.`)
}

function describeEnded(ended: NonNullable<VerificationUpdate['ended']>, claimTitle: string): NotificationText {
  const title = 'انتهى الطلب'
  if (ended === 'taken-back') return info('أُلغي الطلب', `ألغى صاحب البيان طلبه بشأن ${quoteWords(claimTitle)}.`)
  if (ended === 'owner-left') return info(title, 'أغلق أحد أصحاب الطلبات حسابه، فانتهى طلبه.')
  return warning(title, `أغلقت جهة التحقق التي طلبت منها تأكيد ${quoteWords(claimTitle)} حسابها.`)
}

function describeQuestion(question: NonNullable<VerificationUpdate['question']>, claimTitle: string): NotificationText {
  if (question === 'answered') return info('وردت إجابة عن سؤالك', `وردت إجابة عن سؤالك بشأن ${quoteWords(claimTitle)}`)
  return warning(
    'لدى جهة تحقق سؤال',
    `لدى جهة التحقق سؤال لك قبل أن تقرر بشأن ${quoteWords(claimTitle)}. يُرجى الإجابة عنه.`,
  )
}
