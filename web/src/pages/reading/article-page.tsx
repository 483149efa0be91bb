import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Article } from '../../texts/article.ts'
import { useDocumentTitle } from '../use-document-title.ts'
import { ArticleSectionView } from './article/article-section.tsx'

export function ArticlePage({ article, figure }: { article: Article; figure?: ReactNode }) {
  useDocumentTitle(article.title)
  return (
    <article className="mx-auto w-full max-w-3xl px-4 py-10 md:px-6 md:py-14">
      <h1 className="text-2xl font-semibold text-balance">{article.title}</h1>
      <p className="mt-2 text-lg text-pretty text-ink-2">{article.lead}</p>
      {figure}
      <div className="mt-8 flex flex-col gap-8">
        {article.sections.map((section) => (
          <ArticleSectionView key={section.heading} section={section} />
        ))}
      </div>
      {article.next && (
        <p className="mt-10 border-t border-line pt-4">
          <Link
            href={article.next.href}
            className="inline-flex min-h-11 items-center gap-2 font-medium text-brand underline-offset-4 hover:underline"
          >
            {article.next.label}
            <ArrowRight aria-hidden="true" className="size-4 rtl:rotate-180" />
          </Link>
        </p>
      )}
    </article>
  )
}
