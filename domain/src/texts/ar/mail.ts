import type { AlertKind } from '../../alert/alert.ts'
import { maximumAlerts } from '../../alert/limits.ts'
import { writeHours } from './durations.ts'

export const alertMails: Record<AlertKind, { subject: string; change: string }> = {
  asked: {
    subject: 'DID Verification: طُلب منك تأكيد أمر ما',
    change: 'هناك طلب ينتظر تأكيدك.',
  },
  decided: {
    subject: 'DID Verification: صدر قرار بشأن أحد طلباتك',
    change: 'صدر قرار بشأن أحد طلباتك.',
  },
  question: {
    subject: 'DID Verification: سؤال بشأن أحد الطلبات',
    change: 'طُرح سؤال بشأن أحد الطلبات أو وردت الإجابة عنه.',
  },
  ending: {
    subject: 'DID Verification: أحد تأكيداتك تنتهي صلاحيته قريبًا',
    change: 'أحد تأكيداتك تنتهي صلاحيته قريبًا.',
  },
  revoked: {
    subject: 'DID Verification: سُحب أحد التأكيدات',
    change: 'تغيّرت حالة تأكيد مسحوب.',
  },
  opened: {
    subject: 'DID Verification: فُتح أحد روابطك',
    change: 'فتح شخص ما رابطًا من الروابط التي شاركتها.',
  },
  control: {
    subject: 'DID Verification: من يتصرف باسم هويتك',
    change: 'هناك من يتصرف باسم هويتك غيرك أو يوشك على ذلك، أو أُضيف مفتاح مرور إلى هويتك، أو جرى تجميد هويتك.',
  },
}

export const alertMailTexts = {
  open: 'للاطلاع على ذلك، يُرجى فتح DID Verification:',
  namesNobody:
    'لا تذكر هذه الرسالة أي شخص ولا أي وثيقة رقمية، لأن آخرين قد يطلعون على البريد الإلكتروني في طريقه إليك.',
  stop: 'لإيقاف هذه الرسائل، يُرجى فتح هذا الرابط:',
}

export const confirmMailTexts = {
  subject: 'DID Verification: تأكيد عنوان بريدك الإلكتروني',
  entered: 'أدخل شخص ما عنوان البريد الإلكتروني هذا في DID Verification لتلقي إشعارات بالتغييرات.',
  confirm: `إذا كان هذا الطلب منك، يُرجى فتح هذا الرابط خلال ${writeHours(maximumAlerts.confirmMs)} وتأكيد العنوان:`,
  ignore: 'وإذا لم يكن منك، فلا داعي لفعل أي شيء، ولن تصل أي رسائل إلى هذا العنوان.',
}

export const stoppedMailTexts = {
  subject: 'DID Verification: لم تعد الرسائل بشأن هويتك تصل إلى هنا',
  change:
    'لم تعد الرسائل بشأن من يتصرف باسم هويتك تصل إلى هذا العنوان. فقد أزال شخص ما هذا العنوان من حسابك أو استبدله، أو أوقف هذه الرسائل من حسابك أو عبر الرابط الوارد في إحدى الرسائل.',
  you: 'إذا كان ذلك منك، فلا داعي لفعل أي شيء.',
  notYou: 'وإذا لم يكن منك، فقد يكون مفتاحك لدى شخص آخر. يُرجى فتح DID Verification الآن وتجميد هويتك من ملفك الشخصي:',
}
