import { firstDidFigure as texts } from '../../../texts/en/reading/tutorials/creating-your-first-did.ts'
import { Figure } from './figure.tsx'
import { stepHeight, Timeline } from './timeline.tsx'

export function FirstDidFigure() {
  const { title, description, caption, steps } = texts
  return (
    <Figure title={title} description={description} caption={caption} height={steps.length * stepHeight - 4}>
      <Timeline steps={steps} standsOut={steps.length - 1} />
    </Figure>
  )
}
