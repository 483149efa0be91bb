import type {
  ClaimVerified,
  ControlUpdate,
  Notification,
  NotificationType,
  RevocationUpdate,
  ShareOpened,
  VerificationUpdate,
  VerifierUpdate,
} from '../../account/notification.ts'
import { shortenAddress } from '../../display.ts'
import { quoteWords } from '../../proof/quote-words.ts'
import { shortDate, utcDate } from './dates.ts'
import { proofTypeName } from './proof/proof-type-names.ts'

type NotificationText = { type: NotificationType; title: string; message: string }

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
      return {
        type: 'success',
        title: 'تمت الموافقة على طلب التحقق',
        message: `تمت الموافقة على طلب التحقق من ${quoteWords(update.claimTitle)}`,
      }
    case 'rejected':
      return {
        type: 'error',
        title: 'رُفض طلب التحقق',
        message: `رُفض طلب التحقق من ${quoteWords(update.claimTitle)}`,
      }
    default:
      return {
        type: 'info',
        title: 'طلب تحقق جديد',
        message: `طلب التحقق من ${quoteWords(update.claimTitle)} قيد الانتظار`,
      }
  }
}

export function describeClaimVerified(claim: ClaimVerified): NotificationText {
  if (claim.endsOn !== undefined) return describeEnding(claim.title, claim.endsOn)
  if (claim.revocation && claim.isVerified) return describeEarlierRevoked(claim)
  const level = claim.verificationLevel ? `، بمستوى «${proofTypeName(claim.verificationLevel)}»` : ''
  return claim.isVerified
    ? {
        type: 'success',
        title: 'تم التحقق من بيان',
        message: `تم التحقق من البيان ${quoteWords(claim.title)}${level}`,
      }
    : {
        type: 'warning',
        title: 'لم يعد أحد بياناتك مؤكَّدًا',
        message: `لم يعد البيان ${quoteWords(claim.title)} مؤكَّدًا${level}`,
      }
}

export function describeVerifierUpdate({ status, organization, reason }: VerifierUpdate): NotificationText {
  const because = reason ? `: ${reason}` : ''
  switch (status) {
    case 'applied':
      return {
        type: 'info',
        title: 'طلب اعتماد بانتظار القرار',
        message: `ورد طلب اعتماد كجهة تحقق من ${quoteWords(organization)}`,
      }
    case 'asked':
      return {
        type: 'warning',
        title: 'سؤال بشأن طلبك',
        message: `تسأل الإدارة بشأن ${quoteWords(organization)}${because}`,
      }
    case 'answered':
      return {
        type: 'info',
        title: 'تغيّر طلب اعتماد',
        message: `جاءت الإجابة عن سؤالك من ${quoteWords(organization)} بتغيير الطلب`,
      }
    case 'approved':
      return {
        type: 'success',
        title: 'أصبحتَ جهة تحقق معتمدة',
        message: `تمت مراجعة ${quoteWords(organization)} واعتمادها`,
      }
    case 'refused':
      return {
        type: 'error',
        title: 'رُفض طلب الاعتماد',
        message: `رُفض طلب ${quoteWords(organization)}${because}`,
      }
    case 'suspended':
      return {
        type: 'error',
        title: 'أُوقف الاعتماد',
        message: `أُوقف اعتماد ${quoteWords(organization)}${because}`,
      }
  }
}

export function describeRevocationUpdate({ title }: RevocationUpdate): NotificationText {
  return {
    type: 'warning',
    title: 'السحب ليس على سلسلة الكتل',
    message: `سحبك لـ ${quoteWords(title)} سارٍ هنا، لكن سلسلة الكتل رفضته عندما أرسلناه. يمكنك إرساله بنفسك.`,
  }
}

export function describeShareOpened({ title, label }: ShareOpened): NotificationText {
  const recipient = label === null ? '' : `، المخصص لـ ${quoteWords(label)}،`
  return { type: 'info', title: 'فُتح أحد روابطك', message: `رابطك إلى ${quoteWords(title)}${recipient} فُتح لأول مرة` }
}

export function describeControlUpdate(update: ControlUpdate): NotificationText {
  switch (update.control) {
    case 'changed':
      return { type: 'warning', title: 'انتقل التحكم في هويتك', message: describeNewController(update) }
    case 'recovery-started':
      return {
        type: 'error',
        title: 'بدأت استعادة',
        message: `بدأ أشخاصك الموثوقون استعادة. ${describeVeto(update)}`,
      }
    case 'move-started':
      return {
        type: 'warning',
        title: 'بدأ النقل',
        message: `طلبتَ نقل هذه الهوية إلى محفظة أخرى. ${describeVeto(update)}`,
      }
    case 'frozen':
      return {
        type: 'error',
        title: 'جُمّدت الهوية',
        message: 'أُبلغ عن سرقة مفتاح هذه الهوية. لا يمكنها فعل أي شيء حتى ينتهي التجميد.',
      }
    case 'unfreeze-requested':
      return {
        type: 'error',
        title: 'التجميد يوشك أن ينتهي',
        message: `طلب شخص لديه مفتاحك إنهاء تجميد هذه الهوية. ${describeVeto(update)}`,
      }
    case 'guardians-changing':
      return {
        type: 'error',
        title: 'أشخاصك الموثوقون على وشك أن يتغيروا',
        message: `غيّر شخص لديه مفتاحك أشخاصك الموثوقين. يسري التغيير من ${utcDate(update.readyAt ?? '')}. إذا لم تفعل ذلك بنفسك، فجمّد هويتك.`,
      }
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

/** Another attestation still verifies the claim, but links with the revoked one no longer hold. */
function describeEarlierRevoked({ title }: ClaimVerified): NotificationText {
  return {
    type: 'warning',
    title: 'سُحب تأكيد سابق',
    message: `سُحب تأكيد سابق للبيان ${quoteWords(title)}`,
  }
}

function describeEnding(title: string, endsOn: string): NotificationText {
  return {
    type: 'warning',
    title: 'تأكيد ينتهي قريبًا',
    message: `ينتهي تأكيد ${quoteWords(title)} في ${shortDate(endsOn)}. جدّده ليبقى ساريًا.`,
  }
}

function describeEnded(ended: NonNullable<VerificationUpdate['ended']>, claimTitle: string): NotificationText {
  const title = 'انتهى الطلب'
  if (ended === 'taken-back')
    return {
      type: 'info',
      title: 'أُلغي الطلب',
      message: `ألغى صاحب البيان طلبه بشأن ${quoteWords(claimTitle)}.`,
    }
  if (ended === 'owner-left') return { type: 'info', title, message: 'أغلق أحد أصحاب الطلبات حسابه، فانتهى طلبه.' }
  return {
    type: 'warning',
    title,
    message: `أغلقت جهة التحقق التي طلبت منها تأكيد ${quoteWords(claimTitle)} حسابها.`,
  }
}

function describeQuestion(question: NonNullable<VerificationUpdate['question']>, claimTitle: string): NotificationText {
  if (question === 'answered')
    return {
      type: 'info',
      title: 'وردت إجابة عن سؤالك',
      message: `وردت إجابة عن سؤالك بشأن ${quoteWords(claimTitle)}`,
    }
  return {
    type: 'warning',
    title: 'لدى جهة تحقق سؤال',
    message: `لدى جهة التحقق سؤال لك قبل أن تقرر بشأن ${quoteWords(claimTitle)}. يُرجى الإجابة عنه.`,
  }
}
