import type { Told } from '../../told-facts.ts'
import { because, on } from './sentence-parts.ts'

type Headline = { title: string; sentence: (told: Told) => string }

export const genuineHeadline: Headline = {
  title: 'يمكنك الاعتماد على هذا البيان',
  sentence: ({ who, signedOn }) => `أكّدته جهة التحقق ${who}${on(signedOn)}.`,
}

const notGenuine = 'غير أصلي'
const noReliance = 'لا تعتمد على هذا البيان'
const notAll = 'تعذّر التحقق من كل شيء'

export const headlines = {
  'link-incomplete': {
    title: 'هذا الرابط ناقص',
    sentence: () =>
      'ضاع جزء منه أو تغيّر في الطريق، أو أُلصقت عدة روابط معًا. افتح الرابط كاملًا، ورابطًا واحدًا في كل مرة، أو اطلبه من جديد.',
  },
  'link-without-fragment': {
    title: 'هذا الرابط ناقص',
    sentence: () =>
      'لا ينقصه إلا آخره الذي يبدأ بـ «#». تُسقطه بعض برامج البريد والمحادثة. انسخ الرابط كاملًا من الرسالة وافتحه هنا، أو اطلب من المرسل رمز QR.',
  },
  'link-damaged': {
    title: notGenuine,
    sentence: () => `${noReliance}: تغيّر الرابط في الطريق. اطلبه من جديد.`,
  },
  'link-contradictory': {
    title: notGenuine,
    sentence: () => `${noReliance}: أجزاء الرابط متناقضة.`,
  },
  'link-unsupported': {
    title: 'تعذّرت قراءة هذا الرابط',
    sentence: () => 'أُنشئ بإصدار أحدث من هذه الخدمة. أعد تحميل الصفحة، أو أعد المحاولة لاحقًا.',
  },
  'link-too-long': {
    title: 'هذا الرابط أطول من أن يُقرأ',
    sentence: () => 'لا يحتاج أي بيان في هذه الخدمة إلى رابط بهذا الطول، لذا لم يُقرأ منه شيء.',
  },
  'share-unopened': {
    title: 'هناك بيان بانتظارك',
    sentence: () => 'افتحه لترى ما يقوله وهل هو صحيح. يرى صاحبه كم مرة فُتح.',
  },
  'nobody-yet': {
    title: 'لم يكن مؤكَّدًا عند إنشاء هذا الرابط',
    sentence: () =>
      'أضاف صاحب البيان هذا البيان، ولم تكن أي جهة تحقق قد تحققت منه حتى ذلك الحين. إن حدث ذلك لاحقًا فاطلب من صاحبه رابطًا جديدًا.',
  },
  'confirmed-since': {
    title: 'أكّدته جهة تحقق بعد ذلك',
    sentence: () =>
      'أُنشئ هذا الرابط قبل التأكيد، فهو لا يحمله، ولا يقول ذلك إلا هذه الخدمة. اطلب من صاحبه رابطًا جديدًا.',
  },
  'signature-invalid': {
    title: notGenuine,
    sentence: () => `${noReliance}: محتواه ليس ما أكّدته جهة تحقق.`,
  },
  'signature-by-another': {
    title: notGenuine,
    sentence: () => `${noReliance}: محتواه ليس ما أكّدته جهة تحقق.`,
  },
  'signature-unchecked': {
    title: 'لم يجرِ التحقق بعد',
    sentence: () => 'تعذّر الوصول إلى هذه الخدمة، فلا يمكن قول شيء عن هذا البيان. أعد المحاولة بعد لحظات.',
  },
  'verifier-not-reviewed': {
    title: 'أكّدته جهة لا نعرفها',
    sentence: ({ who, signedOn }) =>
      `أكّدته جهة التحقق ${who}${on(signedOn)}. سجّلت هذه الجهة نفسها، ولم يراجع أحد هويتها.`,
  },
  'verifier-accredited-later': {
    title: 'أُكّد قبل أن يراجع أحد جهة التحقق',
    sentence: ({ who, signedOn, at }) =>
      signedOn === at
        ? `جهة التحقق ${who} معتمدة منذ ${at}. أُكّد هذا قبل ذلك، في اليوم نفسه.`
        : `جهة التحقق ${who} معتمدة منذ ${at}. أُكّد هذا قبل ذلك${signedOn === null ? '' : `،${on(signedOn)}`}.`,
  },
  'verifier-suspended': {
    title: 'الجهة التي أكّدته موقوفة',
    sentence: ({ signedOn, at }) =>
      signedOn === null
        ? `أُوقفت جهة التحقق في ${at}، ولا شيء يثبت أنها أكّدت هذا البيان قبل ذلك.`
        : `أكّدته جهة التحقق في ${signedOn}، قبل أن يراجعها أحد، وهي موقوفة منذ ${at}.`,
  },
  'verifier-suspended-unproven': {
    title: noReliance,
    sentence: ({ at }) => `أُوقفت جهة التحقق في ${at}، ولا شيء يثبت أنها أكّدت هذا البيان قبل ذلك.`,
  },
  'verifier-suspended-then': {
    title: notGenuine,
    sentence: ({ signedOn }) => `${noReliance}: كانت جهة التحقق موقوفة عندما أكّدته${on(signedOn)}.`,
  },
  'verifier-not-entitled': {
    title: notGenuine,
    sentence: ({ who }) => `${noReliance}: لم يكن لـ ${who} قط حق تأكيد البيانات.`,
  },
  'verifier-is-subject': {
    title: notGenuine,
    sentence: () => `${noReliance}: أكّده صاحبه بنفسه.`,
  },
  'verifier-unchecked': {
    title: notAll,
    sentence: () => 'البيان كامل وموقّع، لكن تعذّرت معرفة من يقف وراءه. أعد المحاولة بعد لحظات.',
  },
  'verifier-frozen': {
    title: 'بلاغ من جهة التحقق عن سرقة مفتاح',
    sentence: ({ signedOn, at }) =>
      `هناك بلاغ من جهة التحقق عن سرقة مفتاح منذ ${at}، ${signedOn === null ? 'ولا شيء يثبت أنها أكّدت هذا البيان قبل ذلك' : 'ولم يُسجل هذا البيان على سلسلة الكتل إلا بعد ذلك'}.`,
  },
  'verifier-key-replaced': {
    title: 'لجهة التحقق مفتاح جديد',
    sentence: ({ signedOn, at }) =>
      `استُبدل مفتاح جهة التحقق في ${at}، ${signedOn === null ? 'ولا شيء يثبت أنها أكّدت هذا البيان قبل ذلك' : 'ولم يُسجل هذا البيان على سلسلة الكتل إلا بعد ذلك'}.`,
  },
  'verifier-freeze-unchecked': {
    title: notAll,
    sentence: () => 'تعذّرت معرفة إن كانت جهة التحقق قد أبلغت عن سرقة مفتاح. أعد المحاولة بعد لحظات.',
  },
  'holder-named-by-unknown': {
    title: 'جهة التحقق وحدها تقول لمن هو',
    sentence: ({ who, signedOn }) => `أكّدته جهة التحقق ${who}${on(signedOn)}، ولا أحد يضمن هذه الجهة.`,
  },
  'holder-not-named': {
    title: 'لا يذكر البيان لمن هو',
    sentence: ({ who, signedOn }) =>
      `أكّدته جهة التحقق ${who}${on(signedOn)}، لكن اسم صاحبه محجوب، فقد يعرضه أي شخص. اطلب ممن يعرضه أن يثبت أنه له.`,
  },
  'not-anchored': {
    title: 'لا شيء يُظهر متى أُكّد',
    sentence: () => 'جهة التحقق موقوفة، وربما أُكّد البيان قبل ذلك أو بعده.',
  },
  'anchor-unchecked': {
    title: notAll,
    sentence: () => 'تعذّرت معرفة متى أكّدت جهة التحقق هذا البيان. أعد المحاولة بعد لحظات.',
  },
  revoked: {
    title: noReliance,
    sentence: ({ who, at, reason }) => `سحبته جهة التحقق ${who} في ${at}${because(reason)}.`,
  },
  'revoked-unrecorded': {
    title: noReliance,
    sentence: ({ who, reason }) => `سحبته جهة التحقق ${who}${because(reason)}.`,
  },
  'revocation-unproven': {
    title: notAll,
    sentence: () => 'تقول هذه الخدمة إن البيان مسحوب، لكن من دون قول جهة التحقق نفسها. اسأل جهة التحقق.',
  },
  'revocation-unchecked': {
    title: notAll,
    sentence: () => 'تعذّرت معرفة إن كانت جهة التحقق قد سحبت هذا البيان. أعد المحاولة بعد لحظات.',
  },
  expired: {
    title: 'انتهت صلاحية هذا البيان',
    sentence: ({ who, at }) =>
      `أكّدته جهة التحقق ${who} حتى ${at} فقط. إن أُكّد من جديد بعد ذلك فاطلب من صاحبه رابطًا جديدًا.`,
  },
  'not-valid-yet': {
    title: 'هذا البيان غير صالح بعد',
    sentence: ({ who, at }) => `أكّدته جهة التحقق ${who} ابتداءً من ${at}.`,
  },
  'subject-on-another-chain': {
    title: notGenuine,
    sentence: () => `${noReliance}: يخص شبكة غير شبكة هذه الخدمة.`,
  },
  'subject-unchecked': {
    title: notAll,
    sentence: () => 'تعذّرت معرفة إن كان لصاحبه معرّف DID. أعد المحاولة بعد لحظات.',
  },
  'identity-frozen': {
    title: 'بلاغ من صاحبه عن سرقة مفتاح',
    sentence: ({ who, signedOn, at }) =>
      `أكّدته جهة التحقق ${who}${on(signedOn)}. وهناك بلاغ من صاحبه عن سرقة مفتاح منذ ${at}، فقد يكون من يعرضه سارقًا.`,
  },
  'taken-with-former-key': {
    title: 'يتحكم فيه الآن مفتاح آخر',
    sentence: ({ at }) =>
      `حصلت المحفظة على هذه الوثيقة قبل ${at}، حين حصل صاحبها على مفتاح جديد. لذلك قد يعرضها شخص آخر. اطلب من صاحبها أن ينقلها إلى محفظته مرة أخرى.`,
  },
  'confirmed-for-former-key': {
    title: 'يتحكم فيه الآن مفتاح آخر',
    sentence: ({ who, at }) =>
      `لا شيء يُثبت أن جهة التحقق ${who} أكّدته بعد ${at}، حين حصل صاحبه على مفتاح جديد. لذلك ربما أجاب شخص آخر. اطلب من صاحبه أن يحصل على تأكيد جديد له.`,
  },
  'control-unchecked': {
    title: notAll,
    sentence: () => 'تعذّرت معرفة إن كان صاحبه قد أبلغ عن سرقة مفتاح. أعد المحاولة بعد لحظات.',
  },
  'share-withdrawn': {
    title: 'انتهى هذا الرابط',
    sentence: ({ owner }) => `أُنهي هذا الرابط من قِبل ${owner}. اطلب رابطًا جديدًا.`,
  },
  'share-expired': {
    title: 'انتهت مدة هذا الرابط',
    sentence: () => 'شارك صاحب البيان هذا البيان لمدة محدودة، وقد انقضت. اطلب رابطًا جديدًا.',
  },
  'share-used-up': {
    title: 'استُنفدت مرات فتح هذا الرابط',
    sentence: () => 'سمح صاحب البيان بفتحه عددًا محدودًا من المرات. اطلب رابطًا جديدًا.',
  },
  'share-unknown': {
    title: 'هذا الرابط غير معروف هنا',
    sentence: ({ who, signedOn }) =>
      who === ''
        ? 'ربما تغيّر حرف من الرابط في الطريق، أو لم يعد صاحبه يشاركه. اطلب الرابط من جديد.'
        : `أكّدت جهة التحقق ${who} البيان${on(signedOn)}، لكن ربما لم يعد صاحبه يشاركه.`,
  },
  'share-of-another-claim': {
    title: notGenuine,
    sentence: () => `${noReliance}: رُكّب الرابط من رابطي بيانين.`,
  },
  'share-unchecked': {
    title: notAll,
    sentence: () => 'تعذّرت معرفة إن كان صاحبه لا يزال يشاركه. أعد المحاولة بعد لحظات.',
  },
  'fact-not-proved': {
    title: notGenuine,
    sentence: () => 'لا تعتمد على هذا الرابط: جرى تغيير إثباته، أو أُنشئ لرابط آخر.',
  },
  'fact-not-vouched-for': {
    title: notGenuine,
    sentence: () => 'لا تعتمد على هذا الرابط: لم تطّلع أي جهة تحقق على البيانات التي يدور عليها إثباته.',
  },
  'fact-ended': {
    title: 'انتهى هذا الإثبات',
    sentence: ({ audience, at }) => `أُنشئ لـ ${audience} وكان ساريًا حتى ${at}. اطلب إثباتًا جديدًا.`,
  },
  'fact-unchecked': {
    title: notAll,
    sentence: () => 'البيان صحيح، لكن تعذّر التحقق من الإثبات في رابطه. أعد المحاولة بعد لحظات.',
  },
} satisfies Record<string, Headline>
