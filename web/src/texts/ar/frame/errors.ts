import type { ErrorCode } from '@did/domain/errors'
import {
  authentication,
  claim,
  connection,
  type ErrorText,
  type ErrorType,
  server,
  transaction,
  verification,
  wallet,
} from '../../error-text.ts'
import type { alertErrorTexts } from '../alerts/alert-errors.ts'
import type { issuingKeyErrorTexts } from '../issuing-key/issuing-key-errors.ts'
import type { proofErrorTexts } from '../proof/proof-errors.ts'
import type { recoveryErrorTexts } from '../recovery/recovery-errors.ts'
import type { requestErrorTexts } from '../request-for-proof/request-errors.ts'
import type { vaultErrorTexts } from '../vault/vault-errors.ts'
import type { addDeviceErrorTexts } from '../wallet/add-device.ts'
import type { passkeyErrorTexts } from '../wallet/passkey-errors.ts'

export const errorTitles: Record<ErrorType, string> = {
  connection: 'خطأ في الاتصال',
  authentication: 'خطأ في تسجيل الدخول',
  verification: 'خطأ في التحقق',
  claim: 'خطأ في البيان',
  wallet: 'خطأ في المحفظة',
  transaction: 'خطأ في المعاملة',
  server: 'خطأ في الخادم',
  unknown: 'خطأ',
}

export const foreignErrorTexts = {
  rejected: 'رُفضت المعاملة في محفظتك',
  connection: 'هناك مشكلة في الاتصال بالشبكة. يُرجى التحقق من اتصال الإنترنت وإعادة المحاولة.',
  authentication: 'تعذّر تسجيل الدخول. يُرجى تسجيل الدخول مجددًا.',
  unknown: 'حدث خطأ غير متوقع. يُرجى إعادة المحاولة لاحقًا.',
} as const

/**
 * Translates the complaints that only the server can find. For any other complaint, the page shows
 * the text of the error's code.
 */
const complaintsOfServer = new Map([
  ['This day has not come yet', 'لم يحِن هذا اليوم بعد'],
  ['Please choose a day that is not over', 'يُرجى اختيار يوم لم ينقضِ'],
  [
    'A way in is removed by locking everything with a new key. Please reload the page.',
    'لإزالة وسيلة فتح يجب قفل كل شيء بمفتاح جديد. يُرجى إعادة تحميل الصفحة.',
  ],
])

export function tellComplaint(complaint: string): string | null {
  const hidden = /^Remove the hidden character (\S+)/.exec(complaint)?.[1]
  return hidden ? `أزل الحرف المخفي ${hidden}` : (complaintsOfServer.get(complaint) ?? null)
}

const signInAgain = authentication('لم يكتمل تسجيل الدخول. يُرجى تسجيل الدخول مجددًا.')
const brokenLink = verification('تعذّرت قراءة هذا الرابط. اطلبه من جديد، فربما نُسخ ناقصًا.')

type LaterCode =
  | keyof typeof proofErrorTexts
  | keyof typeof requestErrorTexts
  | keyof typeof addDeviceErrorTexts
  | keyof typeof alertErrorTexts
  | keyof typeof issuingKeyErrorTexts
  | keyof typeof passkeyErrorTexts
  | keyof typeof recoveryErrorTexts
  | keyof typeof vaultErrorTexts

export const errorTexts: Record<Exclude<ErrorCode, LaterCode>, ErrorText> = {
  'unreadable-body': server('لم يتمكن الخادم من قراءة ما أُرسل. يُرجى إعادة المحاولة.'),
  'invalid-input': server('لم يُقبل بعض ما في النموذج. يُرجى مراجعته وإعادة المحاولة.'),
  'not-json': server('لم يتمكن الخادم من قراءة ما أُرسل. يُرجى إعادة المحاولة.'),
  'body-too-large': server('النص أطول مما يمكن إرساله دفعة واحدة. يُرجى اختصاره.'),
  'foreign-origin': server('فُتحت هذه الصفحة بعنوان غير عنوان الخادم. يُرجى فتحها مجددًا.'),
  'route-not-found': server('لا يعرف الخادم هذا الطلب. يُرجى إعادة تحميل الصفحة.'),
  'too-many-requests': server('كان ذلك أسرع من اللازم. يُرجى الانتظار قليلًا ثم إعادة المحاولة.'),
  'too-many-messages': server(
    'لا تُقبل من المكان الواحد إلا بضع رسائل في الساعة. لم تُرسل هذه الرسالة. يُرجى إرسالها مجددًا بعد ساعة.',
  ),
  'too-much-stored-today': server(
    'حُفظ من شبكتك اليوم قدر كبير، ولذلك لم يُحفظ هذا. لم يتغير شيء. يُرجى إعادة المحاولة بعد منتصف الليل بالتوقيت العالمي (UTC)، أو من شبكة أخرى.',
  ),
  'precondition-failed': server('حدث تغيير من مكان آخر في هذه الأثناء. يُرجى الاطلاع عليه أولًا.'),
  'idempotency-key-reused': server('سبق إرسال هذا بصيغة أخرى. يُرجى إعادة تحميل الصفحة وإعادة المحاولة.'),
  internal: server('حدث خطأ لدينا. لم يتغير شيء. يُرجى إعادة المحاولة.'),
  'signing-key-missing': connection('هذه النسخة من الخدمة لا توقّع قوائم الحالة.'),
  'database-unreachable': connection(
    'لا يستطيع الخادم الوصول إلى قاعدة بياناته حاليًا. لم يتغير شيء. يُرجى إعادة المحاولة.',
  ),
  'chain-unreachable': connection('تعذّر الوصول إلى سلسلة الكتل حاليًا. لم يتغير شيء. يُرجى إعادة المحاولة.'),

  'not-signed-in': authentication(foreignErrorTexts.authentication),
  'sign-in-unparseable': signInAgain,
  'sign-in-nonce-unknown': authentication('استغرق تسجيل الدخول وقتًا أطول من اللازم. يُرجى تسجيل الدخول مجددًا.'),
  'sign-in-domain-mismatch': authentication('كان تسجيل الدخول لعنوان آخر لهذا الموقع. يُرجى فتح الصفحة مجددًا.'),
  'sign-in-uri-mismatch': authentication('كان تسجيل الدخول لعنوان آخر لهذا الموقع. يُرجى فتح الصفحة مجددًا.'),
  'sign-in-chain-mismatch': authentication(
    'يشير تسجيل الدخول إلى شبكة أخرى. يُرجى إعادة تحميل الصفحة وتسجيل الدخول مجددًا.',
  ),
  'sign-in-version-unsupported': signInAgain,
  'sign-in-time-invalid': authentication('يبدو أن ساعة هذا الجهاز خاطئة. يُرجى ضبطها وتسجيل الدخول مجددًا.'),
  'sign-in-signature-invalid': authentication('التوقيع ليس من الحساب المرتبط. يُرجى تسجيل الدخول مجددًا.'),
  'identity-choice-needed': authentication(
    'تتصرف هذه المحفظة باسم أكثر من هوية. يُرجى اختيار إحداها وتسجيل الدخول مجددًا.',
  ),
  'identity-controlled-elsewhere': authentication(
    'تتحكم محفظة أخرى الآن في هذه الهوية، بعد نقل أو استعادة. يُرجى تسجيل الدخول بتلك المحفظة.',
  ),
  'identity-frozen': authentication(
    'هناك بلاغ عن سرقة مفتاح يتصرف باسم هويتك. لا يمكن لهويتك فعل هذا حتى ينتهي التجميد.',
  ),

  'not-found': server('هذا غير موجود، أو لا يحق لك الاطلاع عليه.'),
  'not-allowed': authentication('لا يُسمح لهذا الحساب بذلك.'),
  'username-taken': server('اسم المستخدم هذا محجوز. يُرجى اختيار اسم آخر.'),
  'did-taken': server('معرّف DID هذا يخص محفظة أخرى.'),
  'did-not-owned': server('لا تُظهر سلسلة الكتل معرّف DID هذا في محفظتك. يُرجى إعادة المحاولة بعد لحظات.'),
  'did-malformed': server('ليس هذا معرّف DID يمكن تسجيله لمحفظتك.'),
  'verifier-unavailable': verification('لا يمكن إرسال طلب إلى جهة التحقق هذه حاليًا. يُرجى اختيار جهة أخرى.'),
  'request-pending': verification('سبق إرسال طلب بشأن هذا البيان إلى جهة التحقق هذه.'),
  'request-decided': verification('سبق البتّ في هذا الطلب.'),
  'request-not-approved': verification('لا تتم الموافقة على هذا الطلب إلا بإكمال التحقق.'),
  'cannot-confirm-again': verification('سبق البتّ في هذا الطلب.'),
  'attributes-need-owner': verification('يجب أن يطلب صاحب البيان ذلك مجددًا.'),
  'too-many-renewals': verification('لا مكان لطلبات انتظار أخرى اليوم.'),
  'too-many-questions': verification('طرحت كل ما يُسمح به من أسئلة بشأن هذا الطلب. يُرجى البتّ فيه.'),
  'question-open': verification('لم تصل بعد إجابة عن سؤالك السابق.'),
  'question-answered': verification('سبقت الإجابة عن هذا السؤال.'),
  'claim-private': claim('لا يمكن مشاركة بيان خاص.'),
  'claim-not-verified': claim('لا يمكن نقل بيان إلى محفظة أخرى إلا بعد التحقق منه.'),
  'claim-not-selective': claim('لا يتيح هذا البيان اختيار التفاصيل: لا يمكن مشاركة غير تفاصيله الأساسية.'),
  'claim-without-attributes': claim('لا يمكن إثبات شيء من هذا البيان: لم تؤكد أي جهة تحقق سمات خاصة له.'),
  'share-id-taken': claim('تعذّر إنشاء الرابط. يُرجى إعادة المحاولة.'),
  'share-does-not-fit': claim(
    'ما سيعرضه هذا الرابط أطول من أن يتسع له رابط مفتوح. اعرض تفاصيل أقل، أو أنشئ رابطًا قصيرًا.',
  ),
  'share-without-switch': claim('يحمل هذا الرابط تأكيدًا بالفعل، أو لا يمكنه حمل تأكيد.'),
  'share-token-refused': claim('هذا الرابط ناقص. افتح الرابط الذي تلقيته كاملًا.'),
  'share-withdrawn': claim('أنهى صاحب الوثيقة هذا الرابط. اطلب منه رابطًا جديدًا.'),
  'share-expired': claim('انتهت المدة التي حددها صاحب الوثيقة لهذا الرابط. اطلب رابطًا جديدًا.'),
  'share-used-up': claim('فُتح هذا الرابط بعدد المرات التي سمح بها صاحب الوثيقة. اطلب رابطًا جديدًا.'),
  'share-unknown': claim('لا تعرف هذه الخدمة هذا الرابط.'),
  'organization-required': verification('يُرجى إدخال اسم مؤسستك.'),
  'organization-taken': verification('تحمل مؤسسة أخرى هذا الاسم أو اسمًا يشبهه. يُرجى اختيار اسم آخر.'),
  'verifier-not-entitled': verification('لا يمكنك التحقق حاليًا: مؤسستك غير معتمدة. لم يُتخذ أي قرار.'),
  'template-retired': server('أُوقف هذا القالب. لم يعد بالإمكان تغييره.'),
  'too-many-claims': claim('بلغ حسابك أقصى عدد من البيانات. راسلنا عبر صفحة «اتصل بنا» إذا احتجت إلى المزيد.'),
  'too-many-dids': server(
    'بلغ حسابك أقصى عدد من معرّفات DID خارج سلسلة الكتل. يمكنك سكّ أحدها أو استخدام واحد مما لديك.',
  ),
  'too-many-shares': server('بلغ حسابك أقصى عدد من روابط المشاركة. اسحب ما لم يعد يحتاج إليه أحد، من قسم «مشاركة».'),
  'too-many-waiting-requests': verification('لديك طلبات كثيرة تنتظر جهة التحقق هذه. اطلب مجددًا بعد أن تجيب عن بعضها.'),
  'storage-full': server(
    'استنفد حسابك كل المساحة المتاحة للنصوص والمشاركات والمفاتيح. راسلنا عبر صفحة «اتصل بنا» إذا احتجت إلى المزيد.',
  ),
  'too-many-templates': server('بلغت أقصى عدد من القوالب لجهة تحقق واحدة. يُرجى إيقاف أحدها أولًا.'),
  'vault-exists': server('لدى هذا الحساب سمات خاصة بالفعل.'),
  'vault-full': server('لا مكان لمزيد من السمات الخاصة.'),
  'attribute-key-invalid': verification('لم يُقبل مفتاحك. يُرجى إعادة المحاولة.'),
  'attributes-mismatch': verification('هذه ليست السمات الخاصة التي أُرسلت مع هذا الطلب.'),
  'attributes-signature-invalid': verification('هذه السمات الخاصة لا تحمل توقيع صاحب البيان.'),
  'attributes-unconfirmed': verification('يُرجى مراجعة الجهة التي تُشفَّر لها سماتك الخاصة.'),
  'vault-replaced': server(
    'قُفلت سماتك الخاصة بمفتاح جديد في علامة تبويب أخرى أو على جهاز آخر. يُرجى فتحها مجددًا. ما كتبته لا يزال هنا.',
  ),
  'holder-challenge-taken': server('تعذّر إنشاء السؤال. يُرجى إعادة المحاولة.'),
  'holder-challenge-ended': verification('انتهى هذا السؤال. اطلب سؤالًا جديدًا.'),
  'application-decided': verification('جرى البتّ في هذا الطلب في هذه الأثناء.'),
  'chain-shows-otherwise': verification('لا تُظهر سلسلة الكتل هذا بعد. يُرجى إعادة المحاولة بعد لحظات.'),
  'domain-unreachable': verification(
    'تعذّرت قراءة الملف من هذا النطاق. يجب أن يكون متاحًا للجميع عبر https ومن دون إعادة توجيه.',
  ),
  'domain-not-proven': verification('الملف موجود، لكنه لا يذكر محفظتك لهذا النطاق.'),

  'revocation-signature-invalid': verification('التوقيع ليس من حسابك. يُرجى التوقيع بالحساب الذي أكّد هذا البيان.'),

  'share-incomplete': brokenLink,
  'share-without-fragment': brokenLink,
  'share-unreadable': brokenLink,
  'share-unsupported': verification('أُنشئ هذا الرابط بإصدار أحدث. يُرجى إعادة تحميل الصفحة وفتحه مجددًا.'),
  'share-too-long': verification('هذا الرابط أطول من أن يكون أحد روابطنا.'),

  'cookies-refused': server(
    'يرفض هذا المتصفح ملفات تعريف الارتباط، ولا يمكن تسجيل الدخول هنا من دونها. اسمح بها لهذا الموقع ثم سجّل الدخول مجددًا.',
  ),
  'wallet-missing': wallet('لا توجد MetaMask في هذا المتصفح.'),
  'wallet-no-accounts': wallet('لم تشارك محفظتك أي حساب. يُرجى اختيار حساب عندما تطلب ذلك.'),
  'wallet-rejected': wallet(foreignErrorTexts.rejected),
  'wallet-request-pending': wallet('تنتظر محفظتك ردًا منك بالفعل. يُرجى فتحها والرد أولًا.'),
  'wallet-silent': wallet(
    'لم ترد محفظتك. افتحها لترى إن كانت تنتظر ردًا منك، ثم أعد المحاولة. إذا لم يُجدِ ذلك، فأعد تحميل هذه الصفحة.',
  ),
  'wallet-not-connected': wallet('لا توجد محفظة مرتبطة'),
  'wallet-wrong-network': wallet('محفظتك على شبكة أخرى وتعذّر تبديلها. يُرجى تبديل الشبكة في المحفظة وإعادة المحاولة.'),
  'wallet-connection': connection(foreignErrorTexts.connection),
  'wallet-insufficient-funds': wallet('رصيد محفظتك لا يكفي لرسوم الشبكة. أضف رصيدًا إلى هذا الحساب ثم أعد المحاولة.'),
  'wallet-failed': wallet('تعذّر على محفظتك تنفيذ ذلك. يُرجى فتحها وإعادة المحاولة.'),
  'transaction-failed': transaction('حدث خطأ أثناء معالجة معاملتك.'),
  'did-minted-event-missing': transaction('لم يُعثر على الحدث DidMinted'),
}
