import { plural } from './plural.ts'

const minuteMs = 60_000

export const clockTexts = {
  what: (errorMs: number) => `ساعة هذا الجهاز ${errorMs > 0 ? 'متقدمة' : 'متأخرة'} بمقدار ${span(Math.abs(errorMs))}.`,
  meaning: 'قد تكون الأوقات في هذه الصفحة خاطئة، وقد يبدو ما له نهاية منتهيًا. يُرجى ضبط الساعة.',
} as const

function span(ms: number): string {
  const minutes = Math.round(ms / minuteMs)
  if (minutes < 90)
    return plural(minutes, { one: 'دقيقة واحدة', two: 'دقيقتين', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' })
  const hours = Math.round(minutes / 60)
  if (hours < 20)
    return plural(hours, { one: 'ساعة واحدة', two: 'ساعتين', few: '# ساعات', many: '# ساعة', other: '# ساعة' })
  const days = Math.round(hours / 24)
  return plural(days, { one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' })
}
