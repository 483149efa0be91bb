import {
  creatingYourFirstDid,
  firstDidFigure as texts,
} from '../../texts/en/reading/tutorials/creating-your-first-did.ts'
import { ArticlePage } from './article-page.tsx'
import { Figure } from './figures/figure.tsx'
import { stepHeight, Timeline } from './figures/timeline.tsx'

export function CreatingYourFirstDidPage() {
  return <ArticlePage article={creatingYourFirstDid} figure={<FirstDidFigure />} />
}

function FirstDidFigure() {
  const { title, description, caption, steps } = texts
  return (
    <Figure title={title} description={description} caption={caption} height={steps.length * stepHeight - 4}>
      <Timeline steps={steps} standsOut={steps.length - 1} />
    </Figure>
  )
}
