import type { ErrorText } from '../../error-text.ts'

export const recoveryErrorTexts = {
  'guardian-list-wrong': {
    type: 'verification',
    text: 'لا يُعتدّ بقائمة الأشخاص الموثوقين هذه. ربما غيّرها صاحبها. يُرجى طلب أحدث ملف.',
  },
  'guardian-unknown': { type: 'wallet', text: 'هذه المحفظة ليست لشخص موثوق من أشخاص هذه الهوية.' },
  'guardian-vote-over': {
    type: 'verification',
    text: 'قرر الأشخاص الموثوقون شيئًا آخر في هذه الأثناء. يُرجى الاطلاع عليه والتوقيع مجددًا.',
  },
  'guardian-signature-invalid': {
    type: 'wallet',
    text: 'ليس هذا توقيع هذا الشخص الموثوق على هذا القرار. يُرجى التوقيع مجددًا.',
  },
  'recovery-not-ready': {
    type: 'transaction',
    text: 'لا شيء يمكن إكماله بعد: لم تنقضِ مدة الانتظار، أو أُلغي التغيير.',
  },
} as const satisfies Record<string, ErrorText>
