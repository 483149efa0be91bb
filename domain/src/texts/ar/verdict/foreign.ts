/** `issuer` is a domain, a name from the registry, a wallet's address or a DID. */
export type ForeignTold = { issuer: string; domain: string; at: string }
type Sentence = (told: ForeignTold) => string
type Headline = { title: string; sentence: Sentence }

export const foreignSentences = {
  'foreign-unchanged': () => 'المحتوى هو تمامًا ما وقّعته جهة الإصدار',
  'foreign-changed': () => 'المحتوى ليس ما وقّعته جهة الإصدار',
  'foreign-unsigned': () => 'لم يوقّعها أحد',
  'foreign-contradictory': () => 'تناقض نفسها في من أصدرها أو لمن صدرت',
  'foreign-by-another': () => 'لم توقّعها جهة الإصدار المذكورة فيها',
  'foreign-key-not-listed': () => 'موقّعة بمفتاح لا تدرجه جهة الإصدار ضمن مفاتيح وثائقها',
  'foreign-key-ended': () => 'تذكر مفتاحًا ألغته جهة الإصدار أو انتهت صلاحيته',
  'foreign-unsupported': () => 'موقّعة بطريقة لا تستطيع هذه الصفحة التحقق منها',
  'foreign-key-unchecked': () => 'تعذّر جلب مفتاح جهة الإصدار، لذا تعذّر التحقق من التوقيع',
  'foreign-issuer-service': () => 'صادرة عن هذه الخدمة',
  'foreign-issuer-accredited': ({ issuer, at }) => `صادرة عن ${issuer}، وهي جهة تحقق معتمدة منذ ${at}`,
  'foreign-issuer-domain': ({ issuer }) =>
    `صادرة عمن يدير ${issuer}، وقد جلبت هذه الخدمة المفتاح من هناك، ولم يراجع أحد هنا من هو`,
  'foreign-issuer-folder': ({ issuer, domain }) =>
    `صادرة عمن يمكنه الكتابة في ${issuer}، وقد جلبت هذه الخدمة المفتاح من هناك، وقد يكون مالك ${domain} شخصًا آخر`,
  'foreign-issuer-stranger': () => 'صادرة عن جهة غير معروفة: لا أحد هنا يعرف لمن هذا المفتاح',
  'foreign-issuer-suspended': ({ at }) => `صادرة عن جهة تحقق موقوفة منذ ${at}`,
  'foreign-issuer-unchecked': () => 'تعذّرت معرفة من هي جهة الإصدار',
  'foreign-not-revoked': () => 'غير مسحوبة، حسب القائمة الموقّعة من جهة الإصدار',
  'foreign-revoked': () => 'سحبتها جهة الإصدار، حسب القائمة الموقّعة منها',
  'foreign-suspended': () => 'أوقفتها جهة الإصدار حاليًا، حسب القائمة الموقّعة منها',
  'foreign-status-unchecked': () => 'تعذّرت معرفة إن كانت قد سُحبت',
  'foreign-no-status': () => 'لا تذكر أي قائمة للوثائق المسحوبة، فلا تستطيع جهة الإصدار سحبها',
  'foreign-valid-until': ({ at }) => `صالحة حتى ${at}`,
  'foreign-without-end': () => 'بلا تاريخ انتهاء',
  'foreign-expired': ({ at }) => `انتهت صلاحيتها في ${at}`,
  'foreign-not-valid-yet': ({ at }) => `غير صالحة قبل ${at}`,
  'foreign-dates-unreadable': () => 'تعذّرت قراءة تواريخها',
  'foreign-attestation-kept-back': () => 'موقّعة من الخدمة فقط: حُجب التأكيد الذي وقّعته جهة التحقق',
  'foreign-attestation-missing': () => 'موقّعة من جهة التحقق، لكن حُجب تأكيدها',
  'foreign-attestation-differs': () => 'تقول غير ما يقوله التأكيد الذي وقّعته جهة التحقق',
  'foreign-fields-bare': () => 'بعض حقولها موقّع من الخدمة فقط: حُجب توقيع جهة التحقق عليها',
} as const satisfies Record<string, Sentence>

const notGenuine = 'غير أصلية'
const noReliance = 'لا تعتمد على هذه الوثيقة'
const unchecked = 'تعذّر التحقق من هذه الوثيقة'
const notAll = 'تعذّر التحقق من كل شيء'

export const foreignGenuine: Headline = {
  title: 'يمكنك الاعتماد على هذه الوثيقة',
  sentence: ({ issuer }) => `أصدرتها ${issuer}، ولم يتغير فيها شيء.`,
}

export const foreignHeadlines = {
  'foreign-changed': {
    title: notGenuine,
    sentence: () => `${noReliance}: تغيّرت بعد أن وقّعتها جهة الإصدار، أو لم توقّعها جهة الإصدار قط.`,
  },
  'foreign-unsigned': {
    title: notGenuine,
    sentence: () => `${noReliance}: لم يوقّعها أحد، فقد يكون أي شخص قد كتبها.`,
  },
  'foreign-contradictory': {
    title: notGenuine,
    sentence: () => `${noReliance}: أجزاؤها متناقضة.`,
  },
  'foreign-by-another': {
    title: notGenuine,
    sentence: () => `${noReliance}: لم توقّعها جهة الإصدار المذكورة فيها.`,
  },
  'foreign-key-not-listed': {
    title: notGenuine,
    sentence: () => `${noReliance}: المفتاح الذي وُقّعت به ليس ضمن مفاتيح جهة الإصدار.`,
  },
  'foreign-key-ended': {
    title: 'لم يعد مفتاح جهة الإصدار صالحًا',
    sentence: () =>
      `${noReliance}: ألغت جهة الإصدار المفتاح المذكور فيها، أو انتهت صلاحيته. اطلب من جهة الإصدار وثيقة جديدة.`,
  },
  'foreign-unsupported': {
    title: unchecked,
    sentence: () => 'لا تعرف هذه الصفحة هذا النوع من التوقيع. اطلب الوثيقة بصيغة أخرى.',
  },
  'foreign-key-unchecked': {
    title: unchecked,
    sentence: () => 'مفتاح جهة الإصدار غير متاح، ولا يمكن لأحد التحقق من التوقيع من دونه.',
  },
  'foreign-issuer-domain': {
    title: 'موقّعة باسم نطاق',
    sentence: ({ issuer }) =>
      `وقّع من يدير ${issuer} هذا المحتوى تمامًا. اعتمد عليها بقدر ثقتك بهذا النطاق، واقرأ اسمه حرفًا حرفًا.`,
  },
  'foreign-issuer-folder': {
    title: 'موقّعة من جزء من موقع',
    sentence: ({ issuer, domain }) =>
      `وقّع من يمكنه الكتابة في ${issuer} هذا المحتوى تمامًا. قد يكون مالك ${domain} شخصًا آخر. اعتمد عليها بقدر ثقتك بهذا العنوان، واقرأه حرفًا حرفًا.`,
  },
  'foreign-issuer-stranger': {
    title: 'موقّعة من جهة غير معروفة',
    sentence: () => 'لم تتغير منذ توقيعها، لكن لا أحد هنا يعرف من وقّعها. يستطيع أي شخص إنشاء مفتاح كهذا.',
  },
  'foreign-issuer-suspended': {
    title: 'جهة الإصدار موقوفة',
    sentence: () => 'كانت جهة الإصدار جهة تحقق معتمدة، ولم تعد كذلك. اسألها قبل أن تعتمد على الوثيقة.',
  },
  'foreign-issuer-unchecked': {
    title: notAll,
    sentence: () => 'لم ترد سلسلة الكتل بشأن جهة الإصدار، فلا أحد هنا يستطيع أن يقول من هي.',
  },
  'foreign-revoked': { title: 'مسحوبة', sentence: () => `${noReliance}: سحبتها جهة الإصدار.` },
  'foreign-suspended': { title: 'موقوفة', sentence: () => `${noReliance} الآن: أوقفتها جهة الإصدار.` },
  'foreign-status-unchecked': {
    title: notAll,
    sentence: () => 'القائمة الموقّعة للوثائق المسحوبة غير متاحة، فربما سحبت جهة الإصدار هذه الوثيقة.',
  },
  'foreign-expired': { title: 'انتهت صلاحية هذه الوثيقة', sentence: ({ at }) => `كانت صالحة حتى ${at}.` },
  'foreign-not-valid-yet': {
    title: 'هذه الوثيقة غير صالحة بعد',
    sentence: ({ at }) => `تبدأ صلاحيتها في ${at}.`,
  },
  'foreign-dates-unreadable': {
    title: notGenuine,
    sentence: () => `${noReliance}: تعذّرت قراءة تواريخها.`,
  },
  'foreign-attestation-kept-back': {
    title: 'موقّعة من الخدمة فقط',
    sentence: () => 'حُجب التأكيد الذي وقّعته جهة التحقق. اطلب الوثيقة بكل أجزائها.',
  },
  'foreign-attestation-missing': {
    title: 'حُجب التأكيد',
    sentence: () =>
      'وقّعتها جهة التحقق بمفتاحها الخاص. من دون التأكيد لا يستطيع أحد أن يسأل سلسلة الكتل عمّا إذا كانت جهة التحقق قد سحبته. اطلب الوثيقة بكل أجزائها.',
  },
  'foreign-attestation-differs': {
    title: notGenuine,
    sentence: () => `${noReliance}: لم تؤكد جهة التحقق قط ما تقوله.`,
  },
  'foreign-fields-bare': {
    title: 'بعض الحقول موقّع من الخدمة فقط',
    sentence: () => 'حُجب توقيع جهة التحقق على هذه الحقول. اطلب الوثيقة بكل أجزائها.',
  },
} as const satisfies Record<string, Headline>

export const foreignContentTexts = {
  says: 'ما تقوله',
  about: 'بشأن',
  notWhole: 'فيها محتوى آخر لا يُعرض هنا.',
} as const
