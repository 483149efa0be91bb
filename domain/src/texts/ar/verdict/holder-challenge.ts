import { holderChallengeSeconds } from '../../../holder-challenge/limits.ts'
import { writeDuration } from '../durations.ts'

const span = (lasts: 'minutes' | 'day') => writeDuration(holderChallengeSeconds[lasts] * 1000)

export const holderChallengeTexts = {
  openLink: (lasts: 'minutes' | 'day', end: string) =>
    `اطلب من صاحب الوثيقة أن يفتح هذا الرابط ويؤكد مرة واحدة بمحفظته أو بمفتاح مروره، خلال ${span(lasts)}، أي حتى ${end}:`,
  proved: 'من رد يتحكم في هذه الوثيقة',
  limits:
    'يُظهر الرد من يتحكم في الوثيقة، لا من يكون. ومن يمرر الرمز إلى صاحبها الحقيقي يحصل أيضًا على رد صحيح. قارن الاسم بوثيقة هوية، وانظر إلى الشخص.',
  refused: {
    'another-wallet': 'رد شخص ما بمحفظة ليست لصاحب هذه الوثيقة.',
    frozen: 'وصل رد، لكن صاحب الوثيقة أبلغ عن سرقة مفتاح، فقد يكون الرد من السارق.',
    'too-late': 'وصل رد بعد فوات الأوان، فلا يُعتدّ به.',
    'not-asked': 'قال من فتح الرابط: «لا، لم أطلب هذا». ربما مرّر من يعرض عليك الوثيقة رمزك إلى غيره.',
    unjudged: 'وصل رد، لكن تعذّر سؤال سلسلة الكتل إن كان صحيحًا. أعد السؤال بعد لحظات.',
  },
  over: (lasts: 'minutes' | 'day') => `لم يثبت أحد خلال ${span(lasts)} أن هذه الوثيقة له.`,
  answered: (time: string) => `وقت الرد: ${time}، حسب ساعة صاحب الوثيقة.`,
} as const
