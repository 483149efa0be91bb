import { type ErrorText, transaction, verification, wallet } from '../../error-text.ts'

export const recoveryErrorTexts = {
  'guardian-list-wrong': verification('لا يُعتدّ بقائمة الأشخاص الموثوقين هذه. ربما غيّرها صاحبها. يُرجى طلب أحدث ملف.'),
  'guardian-unknown': wallet('هذه المحفظة ليست لشخص موثوق من أشخاص هذه الهوية.'),
  'guardian-vote-over': verification(
    'قرر الأشخاص الموثوقون شيئًا آخر في هذه الأثناء. يُرجى الاطلاع عليه والتوقيع مجددًا.',
  ),
  'guardian-signature-invalid': wallet('ليس هذا توقيع هذا الشخص الموثوق على هذا القرار. يُرجى التوقيع مجددًا.'),
  'recovery-not-ready': transaction('لا شيء يمكن إكماله بعد: لم تنقضِ مدة الانتظار، أو أُلغي التغيير.'),
} satisfies Record<string, ErrorText>
